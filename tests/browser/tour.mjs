// A walk through every page of the house, for tests that look at all of them.
// A page that is new gets a line in `PAGES`, or in `aroundTheTable` if it belongs to a table.

import assert from "node:assert/strict";

/// Pages that anybody can open. `{title}` stands for each title.
const PAGES = ["/", "/rules/{title}", "/offline", "/no-such-page", "/tables/nosuchtable"];

/// What belongs to a table of one's own that is being played.
const aroundTheTable = (id) => [`/tables/${id}/replay`];

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
    const id = await open(guest, slug, Array(fewest - 1).fill("bot:greedy"));
    await page.goto(`/tables/${id}`);
    for (const address of aroundTheTable(id)) {
      await page.goto(address);
      await visit(`${slug} ${address.split("/").pop()} too early`);
    }
    await page.goto(`/tables/${id}`);
    const end = await playThrough(guest, id, async (kinds, { ply }) => {
      await page.waitForFunction((ply) => document.querySelector("#table")?.dataset.ply >= ply, ply);
      await visit(`${slug} ${kinds}`);
    });
    await page.waitForFunction(() => document.querySelector("#table").dataset.version.startsWith("Over"));
    await visit(`${slug} over`);
    for (const ply of [0, Math.floor(end.ply / 2), end.ply]) {
      await page.goto(`/tables/${id}/replay?ply=${ply}`);
      await visit(`${slug} replay ${ply}`);
    }
  }
  await page.goto("/");
  await visit("lobby with tables");
}
