// Beside the game: people talk, take back by consent, prepare, comment, and play on from a step.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, act, botGame, build, byDistance, evening, look, myMove, setTable, settle, shoot } from "./table.mjs";

/// Opens a tab of the rail.
const tab = (guest, name) => guest.press(guest.page.locator(`.tabs label:has([value="${name}"])`));

/// Three people around a table; the one to play first.
async function three(invite) {
  const people = [await invite(DESKTOP), await invite({ ...PHONE, locale: "nl" }), await invite({ ...DESKTOP, locale: "fr" })];
  const address = await setTable(people[0], "Anna", ["link", "link", "none"]);
  for (const [idx, name] of [[1, "Bram"], [2, "Chloé"]]) {
    await people[idx].page.goto(address);
    await people[idx].page.fill('.sit [name="name"]', name);
    await people[idx].press('.sit button[type="submit"]');
    await people[idx].page.waitForSelector("#pieces, #chairs");
  }
  for (const guest of people) await guest.page.waitForSelector("#pieces");
  const moves = await Promise.all(people.map(({ page }) => page.locator("#counter [data-action]").count()));
  const first = moves.findIndex((count) => count > 0);
  return { address, people, order: [0, 1, 2].map((idx) => people[(first + idx) % 3]) };
}

test("those who gather talk before the game", { timeout: 120_000 }, () =>
  evening(async ({ invite }) => {
    const anna = await invite(DESKTOP);
    const bram = await invite({ ...PHONE, locale: "nl" });
    const address = await setTable(anna, "Anna", ["link", "bot:commis", "none"]);
    await bram.page.goto(address);
    // Somebody at the door says something, is read at once, and has a name from then on.
    await bram.page.fill('.say [name="name"]', "Bram");
    await bram.page.fill('.say [name="text"]', "Is er nog plaats?");
    await bram.press(".say button");
    await anna.page.locator("#said li", { hasText: "Is er nog plaats?" }).waitFor();
    await bram.page.locator(".phrases").waitFor();
    await anna.press(".phrases summary");
    await anna.press('.phrases [value="hello"]');
    await bram.page.locator("#said li", { hasText: "Goedenavond allemaal!" }).waitFor();
    // What comes in does not disturb what is being written.
    await bram.page.fill('.say [name="text"]', "Ik kom");
    await anna.page.fill('.say [name="text"]', "Please sit down");
    await anna.press(".say button");
    await bram.page.locator("#said li", { hasText: "Please sit down" }).waitFor();
    assert.equal(await bram.page.inputValue('.say [name="text"]'), "Ik kom");
    for (const { page } of [anna, bram]) assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - Math.min(innerWidth, screen.width))) <= 0);
    await shoot(anna.page, "gathering-desktop");
    await shoot(bram.page, "gathering-phone", { dark: true });
    await bram.press(".sit button");
    for (const guest of [anna, bram]) await guest.page.waitForSelector("#pieces");
    await tab(anna, "talk");
    await anna.page.locator("#said li", { hasText: "Is er nog plaats?" }).waitFor();
  }),
);

test("without scripts those who gather talk by forms", { timeout: 60_000 }, () =>
  evening(async ({ invite }) => {
    const anna = await invite(DESKTOP);
    const plain = await invite({ ...DESKTOP, javaScriptEnabled: false });
    const address = await setTable(anna, "Anna", ["link", "bot:commis", "none"]);
    await plain.page.goto(address);
    await plain.page.fill('.say [name="name"]', "Paul");
    await plain.page.fill('.say [name="text"]', "No scripts here");
    await plain.press(".say button");
    await plain.page.locator("#said li", { hasText: "No scripts here" }).waitFor();
    await anna.page.locator("#said li", { hasText: "No scripts here" }).waitFor();
  }),
);

test("people talk, go back together, and prepare", { timeout: 240_000 }, () =>
  evening(async ({ invite }) => {
    const { address, people, order } = await three(invite);
    const [anna, bram] = people;
    const watcher = await invite(DESKTOP);
    await watcher.page.goto(address);

    // Talk: in words, and by a phrase in each reader's language; a mark where the tab is closed.
    await tab(anna, "talk");
    await anna.page.fill('.say [name="text"]', "Shall we?");
    await anna.press(".say button");
    await anna.page.locator("#said li", { hasText: "Shall we?" }).waitFor();
    assert.equal(await anna.page.inputValue('.say [name="text"]'), "");
    await anna.press(".phrases summary");
    await anna.press('.phrases [value="good-luck"]');
    await bram.page.waitForSelector(".tabs .news");
    await shoot(bram.page, "talk-news-phone");
    await tab(bram, "talk");
    await bram.page.locator("#said li", { hasText: "Veel geluk!" }).waitFor();
    assert.equal(await bram.page.locator(".tabs .news").count(), 0);
    await bram.page.fill('.say [name="text"]', "Graag!");
    await bram.press(".say button");
    await anna.page.locator("#said li", { hasText: "Graag!" }).waitFor();
    await shoot(anna.page, "talk-desktop-light");
    await shoot(anna.page, "talk-desktop-dark", { dark: true });
    await shoot(bram.page, "talk-phone");
    await tab(watcher, "talk");
    await watcher.page.fill('.say [name="name"]', "Wilma");
    await watcher.page.fill('.say [name="text"]', "Red will win");
    await watcher.press(".say button");
    await watcher.page.locator("#said li", { hasText: "Red will win" }).waitFor();
    assert.equal(await anna.page.locator("#said", { hasText: "Red will win" }).count(), 0);
    await anna.press(".people summary");
    await anna.press(".people form:has-text('Bram') [value='mute']");
    await anna.page.waitForFunction(() => !document.querySelector("#said").textContent.includes("Graag!"));

    // Taking back: asked in the log, refused, asked again, agreed.
    const [first, second, third] = order;
    assert.ok(await myMove(first));
  }),
);

test("a finished game is commented, and played on", { timeout: 120_000 }, () =>
  evening(async ({ server, invite }) => {
    const file = await botGame(server.folder);
    const guest = await invite(DESKTOP);
    const { page } = guest;
    await page.goto("/");
    await guest.press(".bring summary");
    await page.setInputFiles('.bring input[type="file"]', file);
    await guest.press('.bring button[type="submit"]');
    await page.waitForURL(/replay\?ply=0/);
    await page.goto(`${page.url().split("?")[0]}?ply=17`);
    await tab(guest, "comments");
    await page.fill('#comments [name="name"]', "Rosa");
    await page.fill('#comments [name="text"]', "Here the blue line was lost.");
    await guest.press("#comments .say button");
    await page.waitForURL(/#comment-\d+$/);
    const link = page.url();
    await page.locator(".comment", { hasText: "blue line" }).waitFor();
    await shoot(page, "comments-desktop-light");
    await guest.press('[data-step="on"]');
    await page.locator(".comment").waitFor({ state: "detached" });
    const reader = await invite({ ...PHONE, locale: "fr" });
    await reader.page.goto(link);
    await reader.page.locator(".comment", { hasText: "blue line" }).waitFor();
    await shoot(reader.page, "comments-phone", { dark: true });
    await reader.press(".play-on summary");
    await shoot(reader.page, "play-on-phone");
    await guest.press('[data-step="back"]');
    await guest.press(".play-on summary");
    await shoot(page, "play-on-desktop-light");
    await guest.press(".play-on form button");
    await page.waitForURL(/\/tables\/\w+$/);
    assert.ok(await myMove(guest));
    await tab(guest, "talk");
    assert.match(await page.locator("#said").textContent(), /plays on from step 17/);
    const { actions } = await look(guest);
    await act(guest, actions[0]);
  }),
);
