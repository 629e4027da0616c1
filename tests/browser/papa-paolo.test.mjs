// A whole two-player game of Papà Paolo: one person by clicks against a bot; and some turns of it on a phone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, LAPTOP, PHONE, evening, settle, shoot } from "./table.mjs";

const MOST_STEPS = 1500;

/// In phases that all play at once somebody may be faster: then one's own click is refused, and made again.
const FASTER = [/409/];

/// Sets a table for two, with a bot.
async function sitDown(guest, name) {
  const { page } = guest;
  await page.goto("/");
  await page.locator("#t-papa-paolo").check({ force: true });
  const form = page.locator('.open[data-title="papa-paolo"] form');
  await form.locator('input[name="name"]').fill(name);
  await form.locator('select[name="chair2"]').selectOption("bot:demi-chef");
  for (const chair of [3, 4]) {
    const choice = form.locator(`select[name="chair${chair}"]`);
    if (await choice.isVisible()) await choice.evaluate((select) => ((select.value = "none"), select.dispatchEvent(new Event("change"))));
  }
  await guest.press(form.locator('button[type="submit"]'));
  await page.waitForSelector("#pieces");
  return page.url();
}

const kind = (action) => (typeof action === "string" ? action : Object.keys(action)[0]);

/// Waits until something is offered; what, or null when the game is over.
async function offered({ page }) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector("table.final")) return "over";
    if (document.querySelector("#table[data-busy]")) return null;
    const actions = [...document.querySelectorAll("[data-action]")].map((element) => element.dataset.action);
    return actions.length ? `[${actions}]` : null;
  });
  const text = await found.jsonValue();
  return text === "over" ? null : JSON.parse(text);
}

/// Presses what carries an action; what cannot be taken back is confirmed at the counter.
async function play(guest, action) {
  const { page } = guest;
  const target = page.locator(`[data-action='${JSON.stringify(action)}']`);
  // A tile that lies otherwise is turned first.
  for (let turns = 0; turns < 4 && kind(action) === "lay" && !(await target.isVisible()); turns++) {
    await guest.press('#counter [data-turn-by="1"]');
  }
  const confirm = await target.getAttribute("data-confirm");
  if (!confirm) return settle(guest, () => guest.press(target));
  assert.ok(await page.locator("[data-confirming]").isDisabled(), "nothing is chosen yet");
  await guest.press(target);
  await page.waitForSelector("#pieces .target.chosen");
  await settle(guest, () => guest.press("[data-confirming]"));
}

/// What a sensible beginner does: deliver, lay tiles, buy now and then, bid a little.
const WISHES = ["drop", "step", "start", "stock", "site", "pick", "lay", "perform", "buy", "place", "bid", "take", "offer", "claim", "keep", "learn", "finish", "nothing", "withdraw"];

function decide(actions, step) {
  const kinds = new Set(actions.map(kind));
  let wish = WISHES.find((word) => kinds.has(word));
  if (wish === "lay" && kinds.has("perform") && step % 4 === 3) wish = "perform";
  if (wish === "bid" && step % 3 === 0) wish = "withdraw";
  const choices = actions.filter((action) => kind(action) === wish);
  return wish === "bid" ? choices[0] : choices[(step * 7919) % choices.length];
}

test("a whole game for two, by clicks", { timeout: 600_000 }, () =>
  evening(async ({ invite }) => {
    const anna = await invite({ ...DESKTOP, locale: "en-GB" });
    const onlooker = await invite({ ...LAPTOP, locale: "fr-BE" });
    anna.pardoned.push(...FASTER);
    const address = await sitDown(anna, "Anna");
    await onlooker.page.goto(address);
    await onlooker.page.waitForSelector("#pieces");
    assert.equal(await onlooker.page.locator("[data-action],[data-try]").count(), 0, "an onlooker is offered nothing");
    await anna.page.evaluate(() => (window.stayed = true));

    const seen = new Set();
    let asked = false;
    for (let step = 0; ; step++) {
      assert.ok(step < MOST_STEPS, "the game does not end");
      const actions = await offered(anna);
      if (!actions) break;
      const name = [...new Set(actions.map(kind))].sort().join("-");
      if (!seen.has(name)) {
        seen.add(name);
        await shoot(anna.page, `papa-paolo-${name}-desktop-light`);
        if (seen.size % 3 === 1) await shoot(anna.page, `papa-paolo-${name}-desktop-dark`, { dark: true });
      }
      if (!asked && actions.some((action) => kind(action) === "lay") && (await anna.page.locator("#pieces [data-try]").count())) {
        // Where nothing fits, the board says why.
        asked = true;
        await anna.page.locator("#pieces [data-try]").first().click();
        await anna.page.locator("#whynot a").waitFor();
        assert.match(await anna.page.locator("#whynot a").getAttribute("href"), /^#r\d+\.\d+$/);
        await shoot(anna.page, "papa-paolo-slate-desktop-light");
        // The tile turns by key and by wheel.
        const way = () => anna.page.locator("[data-way]:checked").getAttribute("data-way");
        if ((await anna.page.locator("[data-way]").count()) > 1) {
          const before = await way();
          await anna.page.keyboard.press("r");
          assert.notEqual(await way(), before, "R turns the tile");
          await anna.page.locator(".stage").hover();
          await anna.page.mouse.wheel(0, -100);
          await anna.page.waitForFunction((before) => document.querySelector("[data-way]:checked").dataset.way === before, before);
        }
        await settle(anna, () => anna.press(anna.page.getByRole("button", { name: "Undo" })));
        continue;
      }
      await play(anna, decide(actions, step));
    }
    assert.ok(asked);
    for (const word of ["place", "keep", "bid-withdraw"]) assert.ok(seen.has(word), `${word}: ${[...seen]}`);
    assert.ok(await anna.page.evaluate(() => window.stayed), "the page was never loaded anew");
    assert.equal(await anna.page.locator("table.final tbody tr").count(), 2);
    assert.ok((await anna.page.locator("table.final tr.won").count()) >= 1);
    await shoot(anna.page, "papa-paolo-over-desktop-light");
    await shoot(anna.page, "papa-paolo-over-desktop-dark", { dark: true });
    await onlooker.page.waitForSelector("table.final");
    await shoot(onlooker.page, "papa-paolo-over-laptop");
  }));

test("some turns on a phone", { timeout: 300_000 }, () =>
  evening(async ({ invite }) => {
    const bram = await invite({ ...PHONE, locale: "nl-BE" });
    bram.pardoned.push(...FASTER);
    await sitDown(bram, "Bram");
    const seen = new Set();
    for (let step = 0; step < 30; step++) {
      const actions = await offered(bram);
      if (!actions) break;
      const name = [...new Set(actions.map(kind))].sort().join("-");
      if (!seen.has(name)) {
        seen.add(name);
        await bram.page.waitForTimeout(600); // the board glides to where the action is
        await shoot(bram.page, `papa-paolo-${name}-phone`);
        const wide = await bram.page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= 390, `the page is ${wide} wide`);
      }
      await play(bram, decide(actions, step));
    }
    assert.ok(seen.size >= 4, [...seen].join());
    // Somebody else's district, by a tap on its small picture.
    await bram.press('.tabs label:has([value="table"])');
    await bram.press("#seats .thumb");
    await bram.page.waitForSelector(".look:popover-open svg");
    await shoot(bram.page, "papa-paolo-district-phone");
  }));
