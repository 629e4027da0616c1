// People: an account, a chair that moves to another device, and two who share a screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, build, byDistance, evening, look, setTable, shoot } from "./table.mjs";

/// Both looks of a page.
async function shootBoth({ page }, name) {
  await shoot(page, name);
  await shoot(page, `${name}-dark`, { dark: true });
}

/// Nothing sticks out of the page at the side.
async function fits({ page }) {
  // A page that is too wide for a phone makes the window wider: the screen stays what it is.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - Math.min(innerWidth, screen.width));
  assert.ok(wide <= 0, `the page is ${wide} px too wide: ${page.url()}`);
}

test("an account and a link bring the chair to other devices", { timeout: 180_000 }, () =>
  evening(async ({ invite }) => {
    const anna = await invite({ ...DESKTOP, locale: "nl-BE" });
    const phone = await invite(PHONE);
    const tablet = await invite(PHONE);
    const address = await setTable(anna, "Anna", ["link", "bot:commis"]);

    // From the table to my page: an account.
    await anna.press(".me");
    await anna.page.waitForURL(/\/me\?from=/);
    await shootBoth(anna, "me-desktop");
    await anna.page.fill('[action="/me/account"] [name="password"]', "sesam open u");
    await anna.press('[action="/me/account"] button');
    await anna.page.locator('[action="/me/password"]').waitFor({ state: "attached" });
    // The switch of languages goes along.
    await anna.press('.langs a[lang="fr"]');
    await anna.page.locator('html[lang="fr"]').waitFor();

    // A wrong password, then the right one, on a phone.
    phone.pardoned.push(/403/);
    await phone.page.goto("/me");
    await shoot(phone.page, "log-in-phone");
    const logIn = async (password) => {
      await phone.page.fill('[action="/me/log-in"] [name="login"]', "ANNA");
      await phone.page.fill('[action="/me/log-in"] [name="password"]', password);
      await phone.press('[action="/me/log-in"] button');
    };
    await logIn("sesam dicht");
    await phone.page.getByRole("alert").waitFor();
    await fits(phone);
    await logIn("sesam open u");
    await phone.page.waitForURL(/\/me\/games$/);
    assert.equal(await phone.page.getAttribute("html", "lang"), "fr", "the language came along");
    await phone.page.locator(`.tables a[href="${new URL(address).pathname}"]`).waitFor();
    await fits(phone);
    await shoot(phone.page, "my-games-phone");

    // From the table a link, as text and as a picture; on the other device it is Anna's chair.
    await phone.page.goto(address);
    await phone.press(".me");
    await phone.page.waitForURL(/\/me\?from=/);
    await fits(phone);
    await phone.press('[action="/me/links"] button');
    await phone.page.locator("svg.qr").waitFor();
    await fits(phone);
    await shootBoth(phone, "device-link-phone");
    const link = await phone.page.inputValue("#link");
    await tablet.page.goto(link);
    await shoot(tablet.page, "device-welcome-phone");
    await tablet.press('form[action^="/device/"] button');
    await tablet.page.waitForURL(address);
    await tablet.page.locator('.me[aria-label*="Anna"]').waitFor();
    tablet.pardoned.push(/404/);
    await tablet.page.goto(link);
    assert.match(await tablet.page.textContent("main"), /déjà|servi/, "a link works once");

    // Anna signs the others out; the tablet is a stranger's now.
    await anna.page.goto("/me");
    const others = anna.page.locator('[action$="/sign-out"] button');
    assert.equal(await others.count(), 2);
    while (await others.count()) {
      const left = await others.count();
      await anna.press(others.first());
      await anna.page.waitForFunction((left) => document.querySelectorAll('[action$="/sign-out"]').length < left, left);
    }
    await tablet.page.goto(address);
    assert.equal(await tablet.page.locator(".me").count(), 0, "nobody knows the tablet any more");
    await fits(anna);
  }),
);

test("two people share a screen, and a curtain hides their hands", { timeout: 300_000 }, () =>
  evening(async ({ invite }) => {
    const screen = await invite(DESKTOP);
    const { page } = screen;
    const address = await setTable(screen, "Anna", ["link", "bot:commis"]);
    await page.fill('form[action$="/beside"] [name="name"]', "Bram");
    await shootBoth(screen, "beside-desktop");
    await screen.press('form[action$="/beside"] button');
    await page.waitForSelector("#pieces");

    const lift = page.locator("#counter form[action$='/curtain'] .primary");
    const hand = page.locator("#mine .card");
    const turns = [];
    for (let turn = 0; turn < 4; turn++) {
      await lift.waitFor();
      const words = await lift.textContent();
      turns.push(words.split(",")[0]);
      assert.match(words, /^(Anna|Bram), it is your turn: lift the curtain$/);
      assert.equal(await hand.count(), 0, "no hand before the curtain");
      assert.equal(await page.locator("[data-action],[data-try]").count(), 0, "and nothing to press");
      if (turn === 0) await shootBoth(screen, "curtain-desktop");
      await screen.press(lift);
      await page.locator("#mine form[action$='/curtain']").waitFor();
      assert.ok((await hand.count()) > 0, "behind the curtain is a hand");
      if (turn === 0) await shootBoth(screen, "curtain-up-desktop");
      await build(screen, byDistance(await look(screen))[0], 1);
    }
    assert.deepEqual(new Set(turns), new Set(["Anna", "Bram"]), "both have played");

    // The same screen on a phone.
    await lift.waitFor();
    await page.setViewportSize(PHONE.viewport);
    await page.goto(address);
    await lift.waitFor();
    await fits(screen);
    await shootBoth(screen, "curtain-phone");
  }),
);

test("a family opens a table for one screen and plays at once", { timeout: 120_000 }, () =>
  evening(async ({ invite }) => {
    const screen = await invite(PHONE);
    const { page } = screen;
    await page.goto("/");
    const form = page.locator(".open:not([hidden]) form");
    const name = form.locator('[name="beside2"]');
    assert.ok(!(await name.isVisible()), "a name is asked for only when somebody sits there");
    await form.locator('[name="name"]').fill("Anna");
    await form.locator('[name="chair2"]').selectOption("beside");
    await form.locator('[name="chair3"]').selectOption("bot:commis");
    await form.locator('[name="chair4"]').selectOption("none");
    // Without a name the form stays.
    await screen.press(form.locator('button[type="submit"]'));
    assert.ok(await name.evaluate((field) => field.matches(":invalid")));
    await name.fill("Bram");
    await fits(screen);
    await shootBoth(screen, "family-form-phone");
    await screen.press(form.locator('button[type="submit"]'));
    await page.waitForSelector("#pieces");
    const lift = page.locator("#counter form[action$='/curtain'] .primary");
    await lift.waitFor();
    assert.match(await lift.textContent(), /^(Anna|Bram), it is your turn: lift the curtain$/);
    await fits(screen);
    await shootBoth(screen, "curtain-phone");
    await screen.press(lift);
    await page.locator("#counter [data-action]").first().waitFor();
  }),
);
