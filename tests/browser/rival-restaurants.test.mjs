// Rival Restaurants: two people, one by clicks and one by taps, and two bots through three whole days, with a trade, a
// bidding war and a blocked attack.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, LAPTOP, PHONE, act, evening, finalPoints, shoot } from "./table.mjs";

const TITLE = "rival-restaurants";
const DAYS = 3;
const MOST_TABLES = 900;
const MOST_STEPS = 600;
/// Cards that strike somebody, and the one that stops them; chefs who would come between two chefs on one card.
const ATTACKS = ["raiders-of-the-lost-pork", "armed-robbery", "fly-tipping"];
const CARDS = ["clam-voyance", ...ATTACKS];
const MEDDLERS = ["angus-khan", "kim-chi", "lovehandles-mcfatterson", "senor-fuego"];
const CHEFS = ["angus-khan", "antoine-baguette", "biff-brobeque", "gardena-eden", "general-stroganov", "gohan-sushido", "kim-chi", "lovehandles-mcfatterson", "mortimer-sleazburger", "phyllis-grubman", "pork-knuckles", "senor-fuego"];

const kind = (action) => (typeof action === "string" ? action : Object.keys(action)[0]);

async function shootBoth(page, name) {
  await shoot(page, `rival-${name}-desktop-light`);
  await shoot(page, `rival-${name}-desktop-dark`, { dark: true });
}

/// What somebody knows of a table: the same as the page shows.
async function look(guest, address) {
  const answer = await guest.context.request.get(`${address}/view`);
  return answer.json();
}

/// Which of the cards that matter somebody has.
function held({ view, viewer }) {
  const { hand } = view.players[viewer.charCodeAt(0) - 65];
  return CARDS.filter((_, idx) => hand[idx] > 0);
}

/// Chance cannot be bent: tables are set until one deals a card that strikes to one and the answer to the other, and no
/// chef who would drive them apart.
async function deal(anna, bram) {
  const form = { title: TITLE, name: "Anna", chair2: "link", chair3: "bot:demi-chef", chair4: "bot:demi-chef", "option.clock": "0", "option.last_day": String(DAYS) };
  for (let tried = 1; tried <= MOST_TABLES; tried++) {
    // Nobody may open tables without end: she comes in anew.
    if (tried % 10 === 0) await anna.context.clearCookies();
    const opened = await anna.context.request.post("/tables", { form, maxRedirects: 0 });
    assert.equal(opened.status(), 303, "a table is set");
    const address = opened.headers().location;
    const sat = await bram.context.request.post(`${address}/chairs/B`, { form: { name: "Bram" }, maxRedirects: 0 });
    assert.equal(sat.status(), 303, "the second one sits down");
    const seen = await look(anna, address);
    const chefs = seen.view.players.map((player) => CHEFS[player.front.pawns[0].chef]);
    if (chefs.some((chef) => MEDDLERS.includes(chef))) continue;
    const [hers, his] = [held(seen), held(await look(bram, address))];
    for (const [striker, mine, theirs] of [[anna, hers, his], [bram, his, hers]])
      if (mine.some((card) => ATTACKS.includes(card)) && theirs.includes("clam-voyance")) return { address, striker, tried };
  }
  throw new Error(`no table of ${MOST_TABLES} dealt an attack and its answer`);
}

/// Brings the element of an action into sight: its tab, and whatever is folded around it.
async function reach(guest, action) {
  const element = guest.page.locator(`[data-action='${JSON.stringify(action)}']`);
  await element.waitFor({ state: "attached" });
  const folded = element.locator("xpath=ancestor::details[not(@open)]/summary");
  if (!(await element.isVisible()) && !(await folded.count())) {
    const tab = await element.evaluate((node) => node.closest("[data-tab]").dataset.tab);
    await guest.press(`.tabs label:has([value="${tab}"])`);
  }
  if (await folded.count()) {
    if (!(await folded.first().isVisible())) {
      const tab = await element.evaluate((node) => node.closest("[data-tab]").dataset.tab);
      await guest.press(`.tabs label:has([value="${tab}"])`);
    }
    await guest.press(folded.first());
  }
}

async function play(guest, action) {
  await reach(guest, action);
  await act(guest, action);
}

/// What a sensible person does when nothing special is planned.
function usual(legal) {
  const order = ["cook", "step", "keep", "pick", "grab", "money", "target", "decline", "quit", "withdraw", "done", "pass", "go", "aim"];
  const name = order.find((name) => legal.some((action) => kind(action) === name));
  return legal.find((action) => kind(action) === name) ?? legal[0];
}

test("Rival Restaurants, three days with a trade, a bidding war and a blocked attack", { timeout: 900_000 }, () =>
  evening(
    async ({ invite }) => {
      const anna = await invite({ ...DESKTOP, locale: "en-GB" });
      const bram = await invite({ ...PHONE, locale: "nl-BE" });
      await anna.page.goto("/");
      await anna.page.locator(`#t-${TITLE}`).check({ force: true });
      await shoot(anna.page, "rival-lobby");

      const { address, striker, tried } = await deal(anna, bram);
      for (const { page } of [anna, bram]) {
        await page.goto(address);
        await page.waitForSelector("#pieces .stand");
        await page.evaluate(() => (window.stayed = true));
      }
      const names = new Map([[anna, "anna"], [bram, "bram"]]);
      const seats = new Map([[anna, 0], [bram, 1]]);
      const struck = striker === anna ? bram : anna;
      assert.equal(await anna.page.locator("#seats .mat").count(), 4);
      assert.equal(await anna.page.locator("#pieces .target.whole").count(), 7, "six markets and the Island can be pressed");

      const done = { attack: false, blocked: false, war: false, won: false, trade: false, asked: false };
      const shown = new Set();
      /// A picture of each kind of moment, once for each of the two.
      const picture = async (guest, name) => {
        const key = `${names.get(guest)}-${name}`;
        if (shown.has(key)) return;
        shown.add(key);
        if (guest === anna) await shootBoth(anna.page, name);
        else await shoot(bram.page, `rival-${name}-phone`);
      };

      /// What is planned for this moment, if anything.
      const plan = async (guest, seen) => {
        const { view, legal } = seen;
        const has = (name) => legal.filter((action) => kind(action) === name);
        if (has("clam").length) {
          await picture(guest, "answer");
          done.blocked = true;
          return "clam";
        }
        if (view.phase === "wheels") {
          await picture(guest, "wheels");
          const attack = has("play").find((action) => [1, 2, 3].includes(action.play));
          if (guest === striker && !done.attack && attack) {
            done.attack = true;
            return attack;
          }
          // Both to the same market, so that they meet.
          if (!done.war) return legal.find((action) => action.go?.place === "carbtastic");
          return has("go")[seats.get(guest)];
        }
        if (has("target").length) {
          await picture(guest, "target");
          const victim = String.fromCharCode(65 + seats.get(struck));
          if (guest === striker) return has("target").find((action) => action.target.seat === victim);
        }
        if (view.phase === "aims" && has("aim").length) {
          await picture(guest, "aims");
          return has("aim")[0];
        }
        if (view.phase === "market" && view.pending === "nothing") return market(guest, seen, has);
        if (view.phase === "menus") await picture(guest, "kitchen");
        return undefined;
      };

      /// Buy and Barter: the war first, then the trade, then what is cheap.
      const market = async (guest, { view, legal }, has) => {
        const other = guest === anna ? bram : anna;
        const fighting = has("quit").length > 0;
        if (fighting) {
          const mine = view.players[seats.get(guest)].front.pawns[0];
          const theirs = view.players[seats.get(other)].front.pawns[0];
          await picture(guest, "war");
          if (!theirs.war) return has("bid")[0] ?? has("quit")[0];
          // Anna opens, Bram raises, Anna leaves.
          done.war = true;
          if (guest === anna && !done.asked) {
            // In a war nothing is bought, and the board says why.
            done.asked = true;
            await anna.page.locator("#pieces [data-try]").first().dispatchEvent("click");
            await anna.page.locator("#whynot a").waitFor();
            await shootBoth(anna.page, "slate");
            await anna.page.keyboard.press("Escape");
          }
          if (guest === anna) return theirs.bid > 0 ? has("quit")[0] : has("bid")[0];
          if (mine.bid === 0 && theirs.bid > 0) {
            done.won = true;
            return has("bid").find((action) => action.bid.money > theirs.bid);
          }
          return null;
        }
        const theirs = view.players[seats.get(other)].offer;
        if (has("accept").length && theirs.proposed && guest === bram && !done.trade) {
          await picture(guest, "offer");
          return { accept: "A" };
        }
        // An offer to Bram: $100 for something that he has.
        if (done.war && !done.trade && guest === anna) {
          const own = view.players[0].offer;
          if (own.proposed) return null;
          if (own.to === "B" && own.pieces === 0) return { give: "money" };
          if (own.to === "B" && own.pieces === 1) {
            await picture(guest, "desk");
            return has("ask").find((action) => action.ask?.ingredient);
          }
          if (own.to === "B") return "propose";
          if (view.players[0].front.money > 0 && legal.some((action) => action.offer === "B")) return { offer: "B" };
        }
        if (done.war && !done.trade && guest === bram) return null;
        await picture(guest, "market");
        return has("buy")[0] ?? "done";
      };

      let step = 0;
      for (let over = false; !over; ) {
        let idle = true;
        for (const guest of [anna, bram]) {
          const seen = await look(guest, address);
          if (seen.result) over = true;
          if (!seen.legal.length) continue;
          const before = seen.view.players.map((player) => player.front);
          const planned = await plan(guest, seen);
          if (planned === null) continue;
          idle = false;
          assert.ok(++step < MOST_STEPS, `not over after ${MOST_STEPS} steps`);
          const action = planned ?? usual(seen.legal);
          await play(guest, action);
          if (action.accept) {
            done.trade = true;
            const after = (await look(guest, address)).view.players.map((player) => player.front);
            assert.equal(after[1].money, before[1].money + 1, "Bram has Anna's $100");
            const came = after[0].ingredients.map((count, idx) => count - before[0].ingredients[idx]);
            assert.equal(came.reduce((sum, count) => sum + count, 0), 1, "Anna has one ingredient more");
          }
        }
        if (idle && !over) await anna.page.waitForTimeout(40);
      }

      for (const name of ["attack", "blocked", "war", "won", "trade", "asked"]) assert.ok(done[name], `${name} never happened`);
      const log = await anna.page.locator("#log").textContent();
      for (const words of [/blocked/, /Bidding war at Carbtastic/, /Anna|You/, /traded/, /Day 3/]) assert.match(log, words);
      for (const guest of [anna, bram]) {
        await guest.page.waitForSelector("table.final", { state: "attached" });
        assert.ok(await guest.page.evaluate(() => window.stayed), "nobody had to load the page again");
      }
      await shootBoth(anna.page, "end");
      await bram.press('.tabs label:has([value="mine"])');
      await shoot(bram.page, "rival-end-phone");
      const points = await finalPoints(anna);
      assert.equal(points.length, 4);
      assert.deepEqual(points, [...points].sort((a, b) => b - a), "the best first");
      assert.deepEqual(await finalPoints(bram), points);

      // Somebody without a chair sees the end, on a small screen, and is offered nothing.
      const onlooker = await invite({ ...LAPTOP, locale: "fr-BE" });
      await onlooker.page.goto(address);
      await onlooker.page.waitForSelector("table.final");
      assert.equal(await onlooker.page.locator("[data-action],[data-try],[data-undo]").count(), 0);
      await shoot(onlooker.page, "rival-end-laptop-fr");
      console.log(`table ${tried} of those dealt; over after ${step} steps`);
    },
    "--most-hosted",
    String(MOST_TABLES),
  ),
);
