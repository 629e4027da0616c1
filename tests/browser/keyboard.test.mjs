// Whole games by keyboard alone: no mouse, no tap, against bots.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, evening, shoot } from "./table.mjs";
import { open, titles } from "./tour.mjs";

const MOST_STEPS = 2500;
const kind = (action) => (typeof action === "string" ? action : Object.keys(action)[0]);

/// What gets on, in the titles' words; whatever is not listed comes last.
const WISHES = {
  "dinner-in-paris": ["complete", "complete-also", "keep", "discard", "pay", "place", "for", "open", "lay", "build", "end-turn", "finish", "take", "take-top"],
  "papa-paolo": ["drop", "step", "start", "stock", "site", "lay", "bid", "place", "take", "offer", "claim", "keep", "learn", "finish", "nothing", "withdraw"],
};

/// Waits until something is offered that can be seen; what, or null when the game is over.
async function offered({ page }) {
  const found = await page.waitForFunction(() => {
    const table = document.querySelector("#table");
    if (table.dataset.version.startsWith("Over")) return "over";
    if (table.dataset.busy) return null;
    const actions = [...document.querySelectorAll("[data-action]")].filter((element) => element.getClientRects().length);
    return actions.length ? `[${actions.map((element) => element.dataset.action)}]` : null;
  });
  const text = await found.jsonValue();
  return text === "over" ? null : JSON.parse(text);
}

const focused = ({ page }) => page.evaluate(() => document.activeElement?.dataset?.action ?? null);

/// Goes to what carries one of these actions: by letters to the part of the page, then by Tab or by arrows.
async function goTo(guest, wanted) {
  const { page } = guest;
  const texts = wanted.map((action) => JSON.stringify(action));
  const there = async () => texts.includes(await focused(guest));
  if (await there()) return;
  const onBoard = await page.evaluate((texts) => [...document.querySelectorAll("#pieces [data-action]")].some((target) => texts.includes(target.dataset.action)), texts);
  await page.keyboard.press(onBoard ? "b" : "c");
  for (let presses = 0; presses < 400; presses++) {
    if (await there()) return;
    // What is folded is unfolded first.
    const folded = await page.evaluate((texts) => {
      const { parentElement, nodeName } = document.activeElement;
      const holds = () => [...parentElement.querySelectorAll("[data-action]")].some((target) => texts.includes(target.dataset.action));
      return nodeName === "SUMMARY" && !parentElement.open && holds();
    }, texts);
    if (folded) await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never came to ${texts.slice(0, 3)}`);
}

/// Plays one of these actions; what must be confirmed is pressed twice.
async function press(guest, wanted, key) {
  const { page } = guest;
  const before = await page.locator("#table").getAttribute("data-ply");
  await goTo(guest, wanted);
  const seen = await page.evaluate(() => ({ ring: document.activeElement.matches(":focus-visible"), sure: !("confirm" in document.activeElement.dataset), name: document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent }));
  assert.ok(seen.ring, "one sees where one is");
  assert.ok(seen.name.trim(), "it has a name");
  await page.keyboard.press(key);
  if (!seen.sure) await page.keyboard.press(key);
  await page.waitForFunction((before) => {
    const { ply, busy } = document.querySelector("#table").dataset;
    return ply !== before && !busy;
  }, before);
}

/// No mouse: a click that no key made fails the test.
const watchClicks = ({ page }) =>
  page.addInitScript(() => {
    for (const type of ["mousedown", "touchstart"]) addEventListener(type, () => (window.mouse = type), true);
  });

for (const slug of ["paris-connection", "dinner-in-paris", "papa-paolo", "connect-four", "rival-restaurants"])
  test(`${slug} by keyboard alone, to the end`, { timeout: 900_000 }, (context) =>
    evening(
      async ({ invite }) => {
        const guest = await invite(DESKTOP);
        const { page } = guest;
        // Somebody may be faster where all play at once.
        guest.pardoned.push(/\b409\b/);
        const title = (await titles(guest)).find((title) => title.slug === slug);
        if (!title) return context.skip("not on the menu");
        await watchClicks(guest);
        const id = await open(guest, slug, Array(title.fewest - 1).fill("bot:demi-chef"), slug === "rival-restaurants" ? { "option.clock": "0", "option.last_day": "2" } : {});
        await page.goto(`/tables/${id}`);
        await page.waitForSelector("#pieces");
        await page.evaluate(() => (window.stayed = true));
        let step = 0;
        for (; ; step++) {
          assert.ok(step < MOST_STEPS, "the game does not end");
          const actions = await offered(guest);
          if (!actions) break;
          const order = WISHES[slug] ?? [];
          const kinds = [...new Set(actions.map(kind))];
          kinds.sort((a, b) => (order.indexOf(a) + 1 || 99) - (order.indexOf(b) + 1 || 99));
          const wish = order.length ? kinds[step % 11 === 10 ? kinds.length - 1 : 0] : kinds[step % kinds.length];
          // The first of its kind that Tab comes to; now and then a particular one.
          const choices = actions.filter((action) => kind(action) === wish);
          await press(guest, step % 5 === 4 ? [choices[(step * 7919) % choices.length]] : choices, step % 2 ? "Enter" : " ");
          if (step === 3) await shoot(page, `keyboard-${slug}`);
        }
        console.log(`${slug}: over after ${step} keys that acted`);
        assert.ok(step > 2);
        assert.equal(await page.evaluate(() => window.mouse), undefined, "no mouse was used");
        assert.ok(await page.evaluate(() => window.stayed), "and no page was loaded anew");
      },
      "--examples",
      "--bot-pause",
      "0",
    ),
  );

test("arrows go to the neighbour, letters to the parts of the page, ? to the help", { timeout: 120_000 }, () =>
  evening(async ({ invite }) => {
    const guest = await invite(DESKTOP);
    const { page } = guest;
    const id = await open(guest, "paris-connection", ["bot:demi-chef", "bot:demi-chef"]);
    await page.goto(`/tables/${id}`);
    // The first thing that Tab reaches leads past the sign.
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.className), "skip");
    assert.ok((await page.locator(".skip").boundingBox()).width > 50, "it is seen when it has the focus");
    await shoot(page, "keyboard-skip");
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement.id), "content");

    const actions = await offered(guest);
    await press(guest, actions.filter((action) => action.build), "Enter");
    await page.waitForSelector("#pieces .target");
    await page.keyboard.press("b");
    const at = () => page.evaluate(() => {
      const box = document.activeElement.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, action: document.activeElement.dataset.action };
    });
    const ways = { ArrowRight: (a, b) => b.x > a.x, ArrowLeft: (a, b) => b.x < a.x, ArrowDown: (a, b) => b.y > a.y, ArrowUp: (a, b) => b.y < a.y };
    let moved = 0;
    for (let round = 0; round < 3; round++)
      for (const [key, right] of Object.entries(ways)) {
        const before = await at();
        await page.keyboard.press(key);
        const after = await at();
        assert.ok(after.action, "the focus stays on the board");
        if (after.action === before.action) continue;
        assert.ok(right(before, after), `${key} from ${before.action} to ${after.action}`);
        moved++;
      }
    assert.ok(moved > 3, "arrows move");

    await page.keyboard.press("?");
    await page.waitForSelector("#help:popover-open");
    await shoot(page, "help-desktop-light");
    await shoot(page, "help-desktop-dark", { dark: true });
    assert.ok((await page.locator("#help kbd").count()) >= 8);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("#help:popover-open"));

    await page.keyboard.press("l");
    assert.equal(await page.evaluate(() => document.activeElement.id), "log");
    await page.keyboard.press("c");
    assert.ok(await page.evaluate(() => document.activeElement.closest("#counter")));
    // Letters can be switched off.
    await page.evaluate(() => localStorage.setItem("letters", "off"));
    await page.keyboard.press("?");
    assert.equal(await page.locator("#help:popover-open").count(), 0);
  }),
);

test("new lines of the log are said once", { timeout: 120_000 }, () =>
  evening(async ({ invite }) => {
    const guest = await invite(DESKTOP);
    const { page } = guest;
    const id = await open(guest, "paris-connection", ["bot:commis", "bot:commis"]);
    await page.goto(`/tables/${id}`);
    assert.equal(await page.locator("#news").count(), 1, "one region speaks");
    assert.equal(await page.locator("#log[aria-live], #log [aria-live]").count(), 0, "and the log itself is silent");
    // Everything that is ever put into the region. What stands in the log already is not said.
    await offered(guest);
    const before = await page.evaluate(() => {
      window.said = [];
      new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => window.said.push(node.textContent)))).observe(document.querySelector("#news"), { childList: true, subtree: true, characterData: true });
      return document.querySelectorAll("#log [data-line]").length;
    });
    for (let step = 0; step < 12; step++) {
      const actions = await offered(guest);
      if (!actions) break;
      await press(guest, actions.filter((action) => kind(action) === kind(actions.at(-1))), "Enter");
    }
    await offered(guest);
    const lines = await page.locator("#log [data-line] > :last-child").evaluateAll((all) => all.map((line) => line.textContent).reverse());
    const said = await page.evaluate(() => window.said);
    const told = said.filter((line) => lines.includes(line));
    assert.deepEqual(told, lines.slice(before), "each line once, in order");
  }),
);
