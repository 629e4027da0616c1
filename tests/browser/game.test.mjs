// Two people, two bots and somebody who watches: a whole game of Paris Connection, by clicks and taps.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DESKTOP, PHONE, act, build, byDistance, evening, finalPoints, look, myMove, setTable, settle, shoot, swap } from "./table.mjs";

const MOST_TURNS = 200;

/// Both looks of a page.
async function shootBoth(page, name) {
  await shoot(page, `${name}-desktop-light`);
  await shoot(page, `${name}-desktop-dark`, { dark: true });
}

/// Counts the actions that are ever offered on a page.
const countOffers = () => {
  window.offers = 0;
  const look = () => (window.offers += document.querySelectorAll("[data-action],[data-try],[data-undo]").length);
  addEventListener("DOMContentLoaded", () => {
    look();
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
};

/// Presses a place where nothing is offered, reads the slate, and follows its link to the rule.
async function askWhy(guest, place, words, number) {
  const { page } = guest;
  const slate = page.locator("#whynot");
  await guest.press(`.hit[data-thing="hex:${place}"]`);
  await slate.locator("a").waitFor();
  assert.equal(await slate.locator("a").textContent(), words);
  assert.equal(await slate.locator("a").getAttribute("href"), `#r${number}`);
  assert.ok((await slate.locator("strong").textContent()).length > 5, "the slate says what is wrong");
  const [over, under] = [await slate.boundingBox(), await page.locator(`.hit[data-thing="hex:${place}"]`).boundingBox()];
  const middle = { x: under.x + under.width / 2, y: under.y + under.height / 2 };
  const covers = (at) => over.x <= at.x && at.x <= over.x + over.width && over.y <= at.y && at.y <= over.y + over.height;
  assert.ok(!covers(middle) && !covers({ x: middle.x + under.width / 3, y: middle.y }), "the slate leaves its place in sight");
  return async () => {
    await guest.press(slate.locator("a"));
    const rule = page.locator(`#rules [id="r${number}"]`);
    await page.locator(`#rules [id="r${number}"].cited`).waitFor();
    assert.ok(await page.locator('.tabs [value="rules"]').isChecked(), "the rules tab is open");
    assert.match(await rule.textContent(), new RegExp(`^${number.replace(".", "\\.")} `));
    await page.waitForFunction((id) => {
      const box = document.getElementById(id).getBoundingClientRect();
      const at = document.elementFromPoint(box.x + 30, box.y + box.height / 2);
      return at?.closest(".cited")?.id === id;
    }, `r${number}`);
    assert.ok(await slate.isHidden(), "the slate is wiped");
  };
}

test("a whole game, by clicks and taps", { timeout: 600_000 }, () =>
  evening(async ({ server, invite }) => {
    const anna = await invite({ ...DESKTOP, locale: "en-GB" });
    const bram = await invite({ ...PHONE, locale: "nl-BE" });
    const onlooker = await invite({ ...DESKTOP, locale: "fr-BE" });

    for (const { context } of [anna, onlooker]) await context.addInitScript(countOffers);

    // Anna sets a table and gets a link.
    const address = await setTable(anna, "Anna", ["link", "bot:demi-chef", "bot:demi-chef"]);
    assert.equal(await anna.page.inputValue("#link"), address, "the link leads to the table");
    assert.equal(await anna.page.locator("#chairs .dish.free").count(), 1);
    await anna.page.evaluate(() => document.fonts.ready);
    await shootBoth(anna.page, "waiting");

    // Bram opens it and sits down; the game starts by itself on Anna's page too.
    await bram.page.goto(address);
    await shoot(bram.page, "waiting-phone");
    await bram.page.fill('input[name="name"]', "Bram");
    await bram.press('.sit button[type="submit"]');
    await bram.page.waitForSelector("#pieces");
    await anna.page.waitForSelector("#pieces");
    assert.equal(await anna.page.locator("#seats .mat").count(), 4);

    // Somebody without a cookie watches.
    await onlooker.page.goto(address);
    await onlooker.page.waitForSelector("#pieces");
    assert.deepEqual(await onlooker.context.cookies(), []);
    assert.equal(await onlooker.page.locator("#mine .card").count(), 0, "nobody's shares are shown to an onlooker");

    for (const { page } of [anna, bram, onlooker]) await page.evaluate(() => (window.stayed = true));

    // Chance says who begins. Should it be Bram, he swaps.
    const begins = await Promise.race([anna, bram].map((guest) => myMove(guest).then(() => guest, () => null)));
    if (begins === bram) await swap(bram);

    // Anna's first turn: a build with a question, undo and start over.
    assert.ok(await myMove(anna));
    await shootBoth(anna.page, "first-turn");
    const board = () => anna.page.locator(".stage").boundingBox();
    const lies = await board();
    const first = byDistance(await look(anna))[0];
    await (await askWhy(anna, "-9,5", "Rule 2.2", "2.2"))();
    await anna.press('.tabs label:has([value="log"])');
    await act(anna, { build: first });
    const lit = async () => (await look(anna)).actions.flatMap((action) => action.lay ?? []);
    await act(anna, { lay: (await lit())[0] });
    const laid = async () => anna.page.locator("#counter .slots .full").count();
    assert.equal(await laid(), 1);
    assert.deepEqual(await board(), lies, "the board stays where it is");
    assert.equal(await anna.page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle), "none", "no box around a clicked hex");
    await bram.page.waitForSelector("#pieces .chosen");
    await act(anna, { lay: (await lit())[0] });
    assert.equal(await laid(), 2);
    await settle(anna, () => anna.press(anna.page.getByRole("button", { name: "Undo" })));
    assert.equal(await laid(), 1, "undo takes back one locomotive");
    await act(anna, { lay: (await lit())[0] });
    await shootBoth(anna.page, "mid-build");
    const follow = await askWhy(anna, "-9,5", "Rule 3.2", "3.2");
    await shootBoth(anna.page, "slate");
    await follow();
    await shoot(anna.page, "cited-desktop-light");
    await settle(anna, () => anna.press(anna.page.getByRole("button", { name: "Start over" })));
    assert.ok((await look(anna)).actions.some((action) => action.give), "the turn begins anew");
    await anna.page.waitForSelector("#counter .track");
    await build(anna, first, 3);

    // Bram sees it, in Dutch, on the page he has had all the time; so does the onlooker, in French.
    await bram.page.waitForFunction(() => /Anna bouwde 3/.test(document.querySelector("#log").textContent));
    await onlooker.page.waitForFunction(() => /Anna a (construit|posé) 3/.test(document.querySelector("#log").textContent));

    // Bram's first turn, by taps.
    assert.ok(await myMove(bram));
    await shoot(bram.page, "first-turn-phone");
    await act(bram, { build: byDistance(await look(bram))[0] });
    const offered = async () => (await look(bram)).actions.flatMap((action) => action.lay ?? []);
    await act(bram, { lay: (await offered())[0] });
    await act(bram, { lay: (await offered())[0] });
    await shoot(bram.page, "mid-build-phone");
    const read = await askWhy(bram, "-9,5", "Regel 3.2", "3.2");
    await shoot(bram.page, "slate-phone");
    await read();
    await shoot(bram.page, "cited-phone");
    await settle(bram, () => bram.press(bram.page.getByRole("button", { name: "Terugnemen" })));
    await act(bram, "finish");

    // From here on both play: swaps now and then, and lines towards Marseille.
    const moves = { anna: 0, bram: 0 };
    const players = [["anna", anna], ["bram", bram]];
    let turn = 0;
    for (let over = false; !over; ) {
      for (const [name, guest] of players) {
        if (!(await myMove(guest))) {
          over = true;
          break;
        }
        const seen = await look(guest);
        turn = seen.turn;
        assert.ok(turn <= MOST_TURNS, `not over after ${MOST_TURNS} turns`);
        const done = moves[name]++;
        const companies = byDistance(seen);
        if (done === 0 && guest === anna) {
          // The pictures of a swap.
          await act(guest, { give: seen.actions.find((action) => action.give).give });
          await shootBoth(guest.page, "swap");
          await settle(guest, () => guest.press(guest.page.getByRole("button", { name: "Undo" })));
          await swap(guest);
        } else if (done === 0) {
          await act(guest, { give: seen.actions.find((action) => action.give).give });
          await shoot(guest.page, "swap-phone");
          await act(guest, { take: (await look(guest)).actions.flatMap((action) => action.take ?? []).find((take) => take.count === 2) });
        } else if (done === 2 || !companies.length) {
          await swap(guest);
        } else {
          // Early on the lines that are far from Marseille, later for the end.
          if (done < 6) await build(guest, companies.at(-1), 3);
          else await build(guest, companies[0]);
        }
        if (done === 3) await shootBoth(anna.page, "middle");
        if (done === 3) await shoot(bram.page, "middle-phone");
      }
    }

    // The end: the count, the winner, for everybody, without a new page.
    for (const guest of [anna, bram, onlooker]) {
      await guest.page.waitForSelector("table.final", { state: "attached" });
      assert.ok(await guest.page.evaluate(() => window.stayed), "nobody had to load the page again");
    }
    await bram.page.waitForSelector("table.final");   // a phone opens it by itself
    await shoot(bram.page, "end-phone");
    const totals = async ({ page }) => {
      assert.ok(await page.locator("table.final").isVisible());
      assert.ok(await page.locator("table.final tr.won").first().isVisible(), "the winner is marked");
      assert.ok((await page.locator("#seats .chip.turn").count()) >= 1);
      return finalPoints({ page });
    };
    const points = await totals(anna);
    assert.equal(points.length, 4);
    assert.deepEqual(points, [...points].sort((a, b) => b - a), "the best first");
    assert.deepEqual(await totals(bram), points);
    assert.deepEqual(await totals(onlooker), points);
    assert.match(await anna.page.locator("#turn").textContent(), /Game over/);
    assert.match(await bram.page.locator("#turn").textContent(), /Spel afgelopen/);
    await shootBoth(anna.page, "end");
    await shoot(onlooker.page, "end-onlooker-fr");

    // The onlooker was never offered anything.
    assert.ok((await anna.page.evaluate(() => window.offers)) > 0, "offers are counted");
    assert.equal(await onlooker.page.evaluate(() => window.offers), 0);
    assert.deepEqual(await onlooker.context.cookies(), []);

    // The game goes out as a file, and into another house.
    const [download] = await Promise.all([anna.page.waitForEvent("download"), anna.press("#counter a[download]")]);
    const file = join(server.folder, "game.atable.json");
    await download.saveAs(file);
    const record = JSON.parse(readFileSync(file, "utf8"));
    assert.equal(record.format, 1);
    assert.deepEqual(record.seats.slice(0, 2), ["Anna", "Bram"]);
    await evening(async ({ invite: elsewhere }) => {
      const carl = await elsewhere(DESKTOP);
      await carl.page.goto("/");
      await carl.press(".bring summary");
      await carl.page.setInputFiles('.bring input[type="file"]', file);
      await carl.press('.bring button[type="submit"]');
      await carl.page.waitForURL(/\/replay\?ply=0/);
      await carl.page.keyboard.press("End");
      await carl.page.waitForSelector("table.final");
      assert.deepEqual(await finalPoints(carl), points);
    });
    console.log(`over after ${turn} turns`);
  }),
);
