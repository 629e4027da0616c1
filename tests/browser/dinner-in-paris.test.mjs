// Dinner in Paris: one by clicks, one by taps, and a bot; a whole game to its end, with pictures.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, LAPTOP, PHONE, act, evening, finalPoints, settle, shoot } from "./table.mjs";

const MOST_STEPS = 3000;

/// Both looks of a page.
async function shootBoth(page, name) {
  await shoot(page, `dinner-${name}-desktop-light`);
  await shoot(page, `dinner-${name}-desktop-dark`, { dark: true });
}

/// Chooses the title in the lobby and sets the table.
async function setDinner(guest, name, chairs) {
  const { page } = guest;
  await page.goto("/");
  await page.locator("#t-dinner-in-paris").check({ force: true });
  const form = page.locator('.open[data-title="dinner-in-paris"] form');
  await form.locator('input[name="name"]').fill(name);
  for (const [idx, choice] of [...chairs, "none", "none"].slice(0, 3).entries()) {
    const chair = form.locator(`select[name="chair${idx + 2}"]`);
    if (await chair.isVisible()) await chair.selectOption(choice);
  }
  await shoot(page, "dinner-lobby");
  await guest.press(form.locator('button[type="submit"]'));
  await page.waitForURL(/\/tables\/\w+$/);
  return page.url();
}

/// What can be done now, by the name of the action; `null` while others decide, "over" at the end.
function offers({ page }) {
  return page.evaluate(() => {
    if (document.querySelector("table.final")) return "over";
    if (document.querySelector("#table[data-busy]")) return null;
    const by = {};
    for (const element of document.querySelectorAll("[data-action]")) {
      const action = JSON.parse(element.dataset.action);
      const name = typeof action === "string" ? action : Object.keys(action)[0];
      (by[name] ??= []).push(action);
    }
    return Object.keys(by).length ? by : null;
  });
}

/// A sensible next step: complete, open, build, else draw.
function choose(by, step) {
  const order = ["complete", "complete-also", "keep", "discard", "pay", "waive", "place", "for", "open", "build", "lay", "spend-pigeon", "end-turn", "finish", "take", "take-top"];
  const name = order.find((name) => by[name]) ?? Object.keys(by)[0];
  const list = by[name];
  // Restaurants stand all around the square; the dearest is opened first.
  if (name === "place") return list[(step * 7) % list.length];
  if (name === "open") return list.at(-1);
  return list[step % list.length];
}

test("Dinner in Paris, a whole game by clicks and taps", { timeout: 600_000 }, () =>
  evening(async ({ invite }) => {
    const anna = await invite({ ...DESKTOP, locale: "en-GB" });
    const bram = await invite({ ...PHONE, locale: "nl-BE" });
    const address = await setDinner(anna, "Anna", ["link", "bot:demi-chef"]);
    await bram.page.goto(address);
    await bram.page.fill('input[name="name"]', "Bram");
    await bram.press('.sit button[type="submit"]');
    for (const { page } of [anna, bram]) {
      await page.waitForSelector("#pieces");
      await page.evaluate(() => (window.stayed = true));
    }
    assert.equal(await anna.page.locator("#seats .mat").count(), 3);
    assert.equal(await anna.page.locator("#seats .dish.l1, #seats .dish.l2, #seats .dish.l3").count(), 3, "seats have their liveries");

    // The pictures of each kind of decision, once for each guest.
    const shown = { anna: new Set(), bram: new Set() };
    const asked = { anna: false, bram: false };
    let undone = false;
    let step = 0;
    let over = false;
    while (!over) {
      let idle = true;
      for (const [name, guest] of [["anna", anna], ["bram", bram]]) {
        const by = await offers(guest);
        if (by === "over") over = true;
        if (!by || over) continue;
        idle = false;
        assert.ok(++step < MOST_STEPS, `not over after ${MOST_STEPS} steps`);
        const kind = ["keep", "place", "pay", "lay", "discard", "complete", "open", "end-turn", "take"].find((kind) => by[kind]);
        if (kind && !shown[name].has(kind)) {
          shown[name].add(kind);
          if (name === "anna") await shootBoth(anna.page, kind);
          else await shoot(bram.page, `dinner-${kind}-phone`);
        }
        // A cell where nothing may lie says why, and leads to the rule.
        if (by.lay && !asked[name]) {
          asked[name] = true;
          const slate = guest.page.locator("#whynot");
          await guest.page.locator(".hit[data-try]").first().dispatchEvent("click");
          await slate.locator("a").waitFor();
          assert.ok((await slate.locator("strong").textContent()).length > 5, "the slate says what is wrong");
          if (name === "anna") await shootBoth(anna.page, "slate");
          else await shoot(bram.page, "dinner-slate-phone");
          await guest.press(slate.locator("a"));
          await guest.page.waitForSelector("#rules .cited");
          await guest.press('.tabs label:has([value="log"])');
          if (name === "bram") await guest.press('.tabs label:has([value="board"])');
        }
        const action = choose(by, step);
        // What can be pressed can be reached: on a phone the tab that holds it is opened, if nothing else is lit.
        const element = guest.page.locator(`[data-action='${JSON.stringify(action)}']`);
        if (!(await element.isVisible())) {
          const tab = await element.evaluate((node) => node.closest("[data-tab]").dataset.tab);
          await guest.press(`.tabs label:has([value="${tab}"])`);
        }
        if (by.lay && !undone && name === "anna" && typeof action === "object" && action.lay) {
          undone = true;
          await act(guest, action);
          await guest.page.waitForSelector("#pieces .chosen");
          const undo = guest.page.getByRole("button", { name: "Undo" });
          // A pigeon card that was drawn cannot be put back.
          if (await undo.isVisible()) {
            await settle(guest, () => guest.press(undo));
            continue;
          }
          continue;
        }
        await act(guest, action);
      }
      if (idle && !over) await anna.page.waitForTimeout(30);
    }

    for (const guest of [anna, bram]) {
      await guest.page.waitForSelector("table.final", { state: "attached" });
      assert.ok(await guest.page.evaluate(() => window.stayed), "nobody had to load the page again");
    }
    await shootBoth(anna.page, "end");
    await bram.press('.tabs label:has([value="mine"])');
    await shoot(bram.page, "dinner-end-phone");
    const points = await finalPoints(anna);
    assert.equal(points.length, 3);
    assert.deepEqual(points, [...points].sort((a, b) => b - a), "the best first");
    assert.deepEqual(await finalPoints(bram), points);
    for (const kind of ["keep", "open", "lay"]) assert.ok(shown.anna.has(kind), `${kind} was met`);

    // Somebody without a chair sees the end, on a small screen, and is offered nothing.
    const onlooker = await invite({ ...LAPTOP, locale: "fr-BE" });
    await onlooker.page.goto(address);
    await onlooker.page.waitForSelector("table.final");
    assert.equal(await onlooker.page.locator("[data-action],[data-try],[data-undo]").count(), 0);
    await shoot(onlooker.page, "dinner-end-laptop-fr");
    console.log(`over after ${step} steps`);
  }),
);
