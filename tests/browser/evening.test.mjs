// Clocks that count, a chair left to a bot and taken back, a pause: without a new page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, evening, shoot } from "./table.mjs";

test("clocks count, chairs are left and taken back, the host pauses", { timeout: 90_000 }, () =>
  evening(async ({ invite }) => {
    const anna = await invite(DESKTOP);
    await anna.page.goto("/");
    const form = anna.page.locator(".open:not([hidden]) form");
    await form.locator('input[name="name"]').fill("Anna");
    await form.locator('select[name="chair2"]').selectOption("link");
    await form.locator('select[name="chair3"]').selectOption("bot:demi-chef");
    await form.locator('select[name="chair4"]').selectOption("none");
    await form.locator('select[name="pace"]').selectOption("live:90:1200");
    await anna.press(form.locator('button[type="submit"]'));
    await anna.page.waitForURL(/\/tables\/\w+$/);
    await anna.page.locator("svg.qr").waitFor();
    await shoot(anna.page, "waiting-desktop");
    await shoot(anna.page, "waiting-desktop-dark", { dark: true });

    const bram = await invite(PHONE);
    await bram.page.goto(anna.page.url());
    await bram.page.locator('#chairs input[name="name"]').fill("Bram");
    await bram.press("#chairs .sit button");
    await anna.page.locator("#pieces").waitFor();

    // Whoever is waited for has a clock that counts down, on both screens.
    for (const { page } of [anna, bram]) {
      const clock = page.locator("#seats [data-due]").first();
      await clock.waitFor({ state: "attached" });
      const shown = await clock.textContent();
      assert.match(shown, /^2[01]:\d\d$/);
      await page.waitForFunction((shown) => document.querySelector("#seats [data-due]")?.textContent !== shown, shown);
      const share = await clock.evaluate((element) => Number(element.style.getPropertyValue("--share")));
      assert.ok(share > 0.9 && share < 1, String(share));
    }

    await anna.press("#keeping summary");
    await anna.press('#keeping form[action$="/leave"]:not(:has([name="seat"])) button');
    await anna.page.locator('#counter form[action$="/return"] button').waitFor();
    await bram.page.locator("#seats .away").waitFor({ state: "attached" });
    assert.equal(await anna.page.locator("#table [data-action]").count(), 0, "nothing to press meanwhile");
    await shoot(anna.page, "away-desktop");
    await anna.press('#counter form[action$="/return"] button');
    await bram.page.locator("#seats .away").waitFor({ state: "detached" });

    await anna.press('#keeping form[action$="/pause"] button');
    await bram.page.waitForFunction(() => document.querySelector("#counter").textContent.includes("paused"));
    await shoot(bram.page, "paused-phone");
    assert.equal(await bram.page.locator("[data-due]").count(), 0, "every clock stands");
    await anna.press('#counter form[action$="/go-on"] button');
    await bram.page.waitForFunction(() => !document.querySelector("#counter").textContent.includes("paused"));
  }),
);
