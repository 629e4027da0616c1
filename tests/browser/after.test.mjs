// After the game: a record comes in, is looked at step by step, and goes out again.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DESKTOP, PHONE, botGame, evening, finalPoints, shoot } from "./table.mjs";

/// Brings a file in by the lobby's form.
async function bringIn(guest, file) {
  await guest.page.goto("/");
  await guest.press(".bring summary");
  await guest.page.setInputFiles('.bring input[type="file"]', file);
  await guest.press('.bring button[type="submit"]');
  await guest.page.waitForURL(/\/tables\/\w+\/replay\?ply=0/);
}

/// Waits until the replay shows a step.
const atStep = ({ page }, ply) =>
  page.waitForFunction((ply) => Number(document.querySelector("#turn").textContent.match(/\d+/)?.[0]) === ply, ply);

const step = async ({ page }) => Number((await page.locator("#turn").textContent()).match(/\d+/)[0]);
const pieces = ({ page }) => page.locator("#pieces use[id]").count();

test("a record comes in and is replayed by buttons, keys and by itself", { timeout: 180_000 }, () =>
  evening(async ({ server, invite }) => {
    const file = await botGame(server.folder);
    const record = JSON.parse(readFileSync(file, "utf8"));
    const plies = record.actions.length;
    const guest = await invite(DESKTOP);
    const { page } = guest;
    await bringIn(guest, file);
    await atStep(guest, 0);
    assert.equal(await pieces(guest), 6, "six locomotives stand at their stations");
    await page.evaluate(() => (window.stayed = true));

    // By buttons.
    const buttons = { on: "Step on", back: "Step back", first: "To the beginning", last: "To the end", "turn-on": "A turn on", "turn-back": "A turn back" };
    const press = (name) => guest.press(page.getByRole("link", { name: buttons[name], exact: true }));
    for (const ply of [1, 2, 3]) {
      await press("on");
      await atStep(guest, ply);
    }
    await press("back");
    await atStep(guest, 2);
    await press("turn-on");
    await page.waitForFunction(() => document.querySelectorAll("#log li").length === 2);
    const turn = await step(guest);
    assert.ok(turn > 2 && turn < plies);
    assert.ok((await pieces(guest)) > 6, "the build is on the board");
    await press("turn-back");
    await page.waitForFunction(() => document.querySelectorAll("#log li").length === 1);

    // By keys.
    const before = await step(guest);
    await page.keyboard.press("ArrowRight");
    await atStep(guest, before + 1);
    await page.keyboard.press("ArrowLeft");
    await atStep(guest, before);
    await page.keyboard.press("ArrowDown");
    await atStep(guest, turn);
    await page.keyboard.press("ArrowUp");
    await atStep(guest, before);
    await page.keyboard.press("Home");
    await atStep(guest, 0);

    // From other people's eyes: A's shares, then B's, then nobody's.
    const eyes = page.locator(".eyes a");
    assert.equal(await eyes.count(), 5);
    const cards = () => page.locator("#mine .hand").evaluateAll((hands) => hands.map((hand) => hand.textContent));
    await guest.press(eyes.nth(0));
    await page.waitForSelector('.eyes a:nth-of-type(1)[aria-current="true"]');
    const hers = await cards();
    assert.equal(hers.length, 1);
    await guest.press(eyes.nth(1));
    await page.waitForSelector('.eyes a:nth-of-type(2)[aria-current="true"]');
    const his = await cards();
    assert.equal(his.length, 1);
    assert.notDeepEqual(his, hers, "two hands of eight cards are hardly alike");
    await page.keyboard.press("ArrowRight");
    await atStep(guest, 1);
    assert.match(page.url(), /by=B/, "the eyes stay the same from step to step");
    await guest.press(eyes.nth(4));
    await page.waitForSelector('.eyes a:nth-of-type(5)[aria-current="true"]');
    assert.deepEqual(await cards(), []);

    // By itself, until it is stopped.
    await guest.press(page.getByRole("button", { name: "Play", exact: true }));
    await atStep(guest, 3);
    await guest.press(page.getByRole("button", { name: "Pause", exact: true }));
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await press("first");
    await atStep(guest, 0);

    // The end shows the score.
    await press("last");
    await page.waitForSelector("table.final");
    assert.equal(await step(guest), plies);
    const points = await finalPoints({ page });
    assert.deepEqual(points, [...record.result.scores].sort((a, b) => b - a));
    assert.ok(await page.locator("table.final tr.won").first().isVisible());
    assert.ok(await page.evaluate(() => window.stayed), "steps do not load a new page");
    await shoot(page, "replay-end-desktop-light");

    // A step has an address.
    await page.goto(`${page.url().split("?")[0]}?ply=${Math.floor(plies / 2)}&by=A`);
    await atStep(guest, Math.floor(plies / 2));
    await shoot(page, "replay-desktop-light");
    await shoot(page, "replay-desktop-dark", { dark: true });
    assert.equal(await page.locator("[data-action], [data-try]").count(), 0, "nothing can be played any more");

    // A record that goes out is the one that came in, and comes in elsewhere.
    const [download] = await Promise.all([page.waitForEvent("download"), guest.press("#counter a[download]")]);
    assert.match(download.suggestedFilename(), /^paris-connection-\w+\.atable\.json$/);
    const out = join(server.folder, "out.atable.json");
    await download.saveAs(out);
    const exported = JSON.parse(readFileSync(out, "utf8"));
    assert.equal(exported.format, 1);
    assert.deepEqual(exported, record);
    await evening(async ({ invite: elsewhere }) => {
      const phone = await elsewhere({ ...PHONE, locale: "nl" });
      await bringIn(phone, out);
      await phone.press('[data-step="on"]');
      await atStep(phone, 1);
      await phone.page.goto(`${phone.page.url().split("?")[0]}?ply=${Math.floor(plies / 2)}`);
      await atStep(phone, Math.floor(plies / 2));
      await shoot(phone.page, "replay-phone");
      await phone.press('[data-step="last"]');
      await atStep(phone, plies);
    });
  }),
);

test("a file that is no record is refused with a reason", { timeout: 60_000 }, () =>
  evening(async ({ server, invite }) => {
    const guest = await invite(DESKTOP);
    const { page } = guest;
    const record = JSON.parse(readFileSync(await botGame(server.folder, 2), "utf8"));
    record.actions[0].action = { lay: "4,7" };
    await page.goto("/");
    await guest.press(".bring summary");
    const bad = { name: "bad.atable.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) };
    await page.setInputFiles('.bring input[type="file"]', bad);
    await guest.press('.bring button[type="submit"]');
    await page.getByRole("link", { name: "Back to the lobby" }).waitFor();
    assert.match(await page.locator("main").textContent(), /cannot be brought in|can’t be brought in|could not be brought in/i);
    // The browser notes the refusal itself.
    guest.pardoned.push(/\b4(04|22)\b.*\/records/);
  }),
);
