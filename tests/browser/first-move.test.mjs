// As a new visitor would: from the lobby to the first move against three bots.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, evening, settle } from "./table.mjs";

for (const [name, settings] of [["desktop", DESKTOP], ["phone", PHONE]])
  test(`six clicks to the first whole turn against three bots, on a ${name}`, { timeout: 60_000 }, () =>
    evening(async ({ invite }) => {
      const guest = await invite(settings);
      const { page } = guest;
      let clicks = 0;
      const press = async (target) => {
        clicks += 1;
        await guest.press(target);
      };
      const started = Date.now();
      await page.goto("/");
      const form = page.locator(".open:not([hidden]) form");
      await press(form.locator('input[name="name"]'));
      await page.keyboard.type("Noor");
      await press(form.locator('button[type="submit"]'));
      await page.waitForURL(/\/tables\/\w+$/);
      await press('form[action$="/start"] button');
      await page.waitForSelector("#pieces");
      assert.equal(await page.locator("#seats .mat").count(), 4);
      assert.equal(await page.locator("#seats .mat small", { hasText: "bot" }).count(), 3, "three bots");
      // Give a share, and take from a depot: the first turn that offers itself at the counter.
      await page.waitForSelector('#counter [data-action*="give"]');
      await settle(guest, () => press('#counter [data-action*="give"]'));
      await settle(guest, () => press('#counter [data-action*="take"]'));
      console.log(`${clicks} clicks, ${((Date.now() - started) / 1000).toFixed(1)} s`);
      assert.ok(clicks <= 6, `${clicks} clicks`);
    }),
  );
