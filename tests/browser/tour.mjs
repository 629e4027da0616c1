// A walk through every page of the house, for tests that look at all of them.
// A page that is new gets a line in `PAGES`, or in `aroundTheTable` if it belongs to a table.

import assert from "node:assert/strict";

/// Pages that anybody can open. `{title}` stands for each title.
const PAGES = ["/", "/rules/{title}", "/offline", "/no-such-page", "/tables/nosuchtable"];

/// What belongs to a table of one's own that is being played.
const aroundTheTable = (id) => [`/tables/${id}/replay`, `/tables/${id}/plan`];

const kind = (action) => (typeof action === "string" ? action : Object.keys(action)[0]);

export async function titles({ page }) {
  const titles = await (await page.request.get("/api/titles")).json();
  return titles.map(({ slug, min_seats: fewest }) => ({ slug, fewest }));
}

/// Sets a table without the lobby: `chairs` begins with the second. Says its id.
export async function open({ page }, title, chairs, options = {}) {
  const form = { title, ...options };
  const known = (await page.context().cookies()).some((cookie) => cookie.name === "atable");
  if (!known) form.name = "Noor van den Bergh";
  chairs.forEach((chair, idx) => (form[`chair${idx + 2}`] = chair));
  const answer = await page.request.post("/tables", { form, maxRedirects: 0 });
  assert.equal(answer.status(), 303, await answer.text());
  return answer.headers().location.split("/").pop();
}

/// What somebody sees and may do.
const view = async ({ page }, id) => (await page.request.get(`/tables/${id}/view`)).json();

/// Plays a game to its end, sensibly enough to see all of it; stops whenever another kind of choice is offered
/// for the first time. Says what the table looked like at the end.
export async function playThrough(guest, id, stop, most = 3000) {
  const seen = new Set();
  // What goes on comes before what ends something; one that was chosen often waits.
  const chosen = {};
  for (let step = 0; step < most; ) {
    const now = await view(guest, id);
    if (now.result) return now;
    if (!now.legal.length) {
      await guest.page.waitForTimeout(5);
      continue;
    }
    step++;
    const kinds = [...new Set(now.legal.map(kind))].sort();
    // New is what offers something that was never offered before.
    if (kinds.some((kind) => !seen.has(kind))) {
      kinds.forEach((kind) => seen.add(kind));
      await stop(kinds.join("-"), now);
    }
    const order = [...kinds].sort((a, b) => (chosen[a] ?? 0) - (chosen[b] ?? 0));
    const pick = step % 3 ? order[0] : order[step % order.length];
    chosen[pick] = (chosen[pick] ?? 0) + 1;
    const choices = now.legal.filter((action) => kind(action) === pick);
    const action = choices[(step * 7919) % choices.length];
    await guest.page.request.post(`/tables/${id}/actions`, { data: { ply: now.ply, action } });
  }
  return assert.fail(`${id} is not over after ${most} steps`);
}

/// Waits until the page shows at least so many entries.
const atPly = ({ page }, ply) => page.waitForFunction((ply) => Number(document.querySelector("#table")?.dataset.ply) >= ply, ply);

/// What opens on a table's page: the slate that says why not, the help, every tab.
async function openings({ page }, slug, visit) {
  if (await page.locator("[data-try]").count()) {
    await page.locator("[data-try]").first().dispatchEvent("click");
    await page.waitForSelector("#whynot:not([hidden])");
    await visit(`${slug} why not`);
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => document.querySelector("#help").showPopover());
  await visit(`${slug} help`);
  await page.evaluate(() => document.querySelector("#help").hidePopover());
  const tabs = await page.locator(".tabs input").evaluateAll((all) => all.map((tab) => tab.value));
  for (const tab of tabs) {
    await page.evaluate((tab) => (document.querySelector(`.tabs [value="${tab}"]`).checked = true), tab);
    await visit(`${slug} tab ${tab}`);
  }
  await page.evaluate(() => (document.querySelector(".tabs input").checked = true));
}

/// A table in words: the beginning, a little later, and the end.
async function inWords(guest, { slug, fewest }, visit) {
  const { page } = guest;
  const id = await open(guest, slug, Array(fewest - 1).fill("bot:demi-chef"));
  let stops = 0;
  await page.goto("/look/text?to=/");
  await playThrough(guest, id, async (kinds, { ply }) => {
    if (stops++ > 1) return;
    await page.goto(`/tables/${id}`);
    await atPly(guest, ply);
    await visit(`${slug} in words ${kinds}`);
    await page.goto("about:blank");
  });
  await page.goto(`/tables/${id}`);
  await visit(`${slug} in words, over`);
  await page.goto(`/tables/${id}/replay?ply=3`);
  await visit(`${slug} in words, replay`);
  await page.goto("/look/board?to=/");
}

/// Goes through all pages; `visit` gets a name for each.
export async function tour(guest, visit) {
  const { page } = guest;
  const all = await titles(guest);
  for (const path of PAGES)
    for (const { slug } of path.includes("{title}") ? all : all.slice(0, 1)) {
      const address = path.replace("{title}", slug);
      await page.goto(address);
      await visit(address);
    }
  for (const { slug, fewest } of all) {
    const waiting = await open(guest, slug, Array(fewest - 1).fill("link"));
    await page.goto(`/tables/${waiting}`);
    await visit(`${slug} waiting`);
    const id = await open(guest, slug, Array(fewest - 1).fill("bot:demi-chef"));
    await page.goto(`/tables/${id}`);
    for (const address of aroundTheTable(id)) {
      await page.goto(address);
      await visit(`${slug} ${address.split("/").pop()} before the end`);
    }
    let stops = 0;
    // Nobody looks on between the stops: that is quicker.
    await page.goto("about:blank");
    const end = await playThrough(guest, id, async (kinds, { ply }) => {
      await page.goto(`/tables/${id}`);
      await atPly(guest, ply);
      await visit(`${slug} ${kinds}`);
      if (stops++ === 1) await openings(guest, slug, visit);
      await page.goto("about:blank");
    });
    await page.goto(`/tables/${id}`);
    await visit(`${slug} over`);
    for (const ply of [0, Math.floor(end.ply / 2), end.ply]) {
      await page.goto(`/tables/${id}/replay?ply=${ply}`);
      await visit(`${slug} replay ${ply}`);
    }
    await inWords(guest, { slug, fewest }, visit);
  }
  await page.goto("/");
  await visit("lobby with tables");
}
