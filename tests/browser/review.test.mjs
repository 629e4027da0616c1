// What a chef says: a hint at the table, and a review of the finished game that leads into the replay.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, botGame, evening, shoot } from "./table.mjs";
import { open } from "./tour.mjs";

/// Nothing sticks out of the page at the side.
async function fits({ page }) {
  // A page that is too wide for a phone makes the window wider: the screen stays what it is.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - Math.min(innerWidth, screen.width));
  assert.ok(wide <= 0, `the page is ${wide} px too wide: ${page.url()}`);
}

/// Asks for a hint by the toque in the sign, looks at it, and puts it away.
async function askTheChef(guest, name) {
  const { page } = guest;
  const hint = page.locator("#hint");
  await guest.press("[data-hint]");
  await hint.waitFor();
  assert.match(await hint.locator(".suggested > li").first().textContent(), /\d+\s%/);
  await fits(guest);
  await shoot(page, `${name}-light`);
  await shoot(page, `${name}-dark`, { dark: true });
  await guest.press(hint.locator("[data-close]"));
  await hint.waitFor({ state: "hidden" });
}

/// Asks for the review of a finished game: first it grows, then it is there.
async function review(guest, name) {
  const { page } = guest;
  await page.waitForURL(/\/review$/);
  await guest.press("#review form button");
  await page.locator("#review progress").waitFor();
  await fits(guest);
  await page.locator("#review:not([data-running])").waitFor({ timeout: 50_000 });
  assert.equal(await page.locator("#review progress").count(), 0);
  assert.ok(await page.locator(".chart .line").count(), "a line for each seat");
  await fits(guest);
  await shoot(page, `${name}-light`);
  await shoot(page, `${name}-dark`, { dark: true });
}

/// From the first turning point into the replay, and on from there at a new table.
async function playOn(guest) {
  const { page } = guest;
  await guest.press(page.locator(".decisions .btn").first());
  await page.waitForURL(/\/replay\?ply=\d+$/);
  const address = page.url();
  await guest.press(".play-on summary");
  await guest.press('.play-on button[type="submit"]');
  await page.waitForURL(/\/tables\/\w+$/);
  assert.notEqual(page.url().split("/").pop(), address.split("/").at(-2), "another table");
  await page.waitForSelector("#pieces, #chairs");
  return address;
}

test("Connect Four: a hint, a game, its review, and on from a turning point", { timeout: 120_000 }, () =>
  evening(
    async ({ invite }) => {
      const guest = await invite(DESKTOP);
      const { page } = guest;
      const id = await open(guest, "connect-four", ["bot:commis"]);
      await page.goto(`/tables/${id}`);
      await page.locator("#pieces [data-action]").first().waitFor();
      await askTheChef(guest, "hint-connect-four-desktop");
      while (true) {
        await page.waitForFunction(() => document.querySelector("#counter .acts a[href$='/review'], #pieces [data-action]") && !document.querySelector("#table[data-busy]"));
        if (await page.locator("#counter a[href$='/review']").count()) break;
        const before = await page.locator("#table").getAttribute("data-ply");
        await guest.press(page.locator("#pieces [data-action]").first());
        await page.waitForFunction((before) => document.querySelector("#table").dataset.ply !== before, before);
      }
      await guest.press("#counter a[href$='/review']");
      await review(guest, "review-connect-four-desktop");
      await playOn(guest);
    },
    "--examples",
    "--review-thought",
    "20",
  ),
);

test("Paris Connection: a hint on a phone; a game between bots is reviewed, and played on", { timeout: 180_000 }, () =>
  evening(
    async ({ server, invite }) => {
      const phone = await invite({ ...PHONE, locale: "fr" });
      const { page } = phone;
      const id = await open(phone, "paris-connection", ["bot:commis", "bot:commis"]);
      await page.goto(`/tables/${id}`);
      await page.locator("#counter [data-action]").first().waitFor();
      await askTheChef(phone, "hint-paris-connection-phone");

      const file = await botGame(server.folder);
      await page.goto("/");
      await phone.press(".bring summary");
      await page.setInputFiles('.bring input[type="file"]', file);
      await phone.press('.bring button[type="submit"]');
      await page.waitForURL(/replay\?ply=0/);
      await page.goto(page.url().replace(/replay.*/, "review"));
      await review(phone, "review-paris-connection-phone");
      await playOn(phone);
    },
    "--review-thought",
    "4",
  ),
);
