// A walk through every page of the house, for tests that look at all of them.
// A page that is new gets a line in `PAGES`, or in `aroundTheTable` if it belongs to a table.
// `visit` gets a name for each; `once` says that the page answers a form and cannot be asked for again.

import assert from "node:assert/strict";

/// Pages that anybody can open. `{title}` stands for each title.
const PAGES = ["/", "/rules/{title}", "/ratings/{title}", "/offline", "/me", "/host", "/no-such-page", "/tables/nosuchtable"];

/// Pages of somebody who has sat down.
const MINE = ["/me", "/me/games", "/me/notices"];

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

/// A form sent without a page.
async function post({ page }, address, form = {}) {
  const answer = await page.request.post(address, { form, maxRedirects: 0 });
  assert.ok(answer.status() < 400, `${address}: ${answer.status()} ${await answer.text()}`);
}

/// Something is said and laid out, so that there is something to see.
async function talkAndPrepare(guest, id, action) {
  await post(guest, `/tables/${id}/talk`, { text: "Shall we have the fish, or is it too early to say?" });
  await post(guest, `/tables/${id}/talk`, { phrase: "good-luck" });
  await post(guest, `/tables/${id}/plan`, { add: JSON.stringify(action) });
}

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
    await page.evaluate((tab) => {
      const input = document.querySelector(`.tabs [value="${tab}"]`);
      input.checked = true;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }, tab);
    // All that can be prepared is looked for when the tab opens.
    if (tab === "plan") await page.waitForSelector("#words button");
    for (const fold of ["talk", "plan"].includes(tab) ? await page.locator(`[data-tab="${tab}"] details`).all() : []) await fold.evaluate((fold) => (fold.open = true));
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

/// What everybody sees, then what is one's own, then what is the host's.
async function house(guest, server, visit) {
  const { page } = guest;
  const all = await titles(guest);
  const see = async (address, where = address) => {
    await page.goto(address);
    await visit(where);
  };
  for (const path of PAGES) for (const { slug } of path.includes("{title}") ? all : all.slice(0, 1)) await see(path.replace("{title}", slug));
  const submit = async (form) => {
    await page.locator(`form[action="${form}"] button`).click();
    await page.waitForLoadState("load");
  };
  await page.goto("/me");
  await page.fill('[action="/me/log-in"] [name="login"]', "nobody");
  await page.fill('[action="/me/log-in"] [name="password"]', "a wrong password");
  await submit("/me/log-in");
  await visit("/me/log-in, wrong", { once: true });
  const id = await open(guest, all[0].slug, Array(all[0].fewest - 1).fill("bot:commis"), { listed: "true" });
  for (const path of MINE) await see(path, `${path} of a guest`);
  await post(guest, "/me/account", { login: "noor", password: "sesam open u" });
  for (const path of MINE) await see(path, `${path} with an account`);
  await page.goto(`/me?from=/tables/${id}`);
  await submit("/me/links");
  await visit("/me/links", { once: true });
  await see(await page.inputValue("#link"), "/device");
  await page.goto(await server.hostLink());
  await visit("/host");
  await see("/", "lobby with tables");
}

/// A short game, asked about and weighed.
async function advised(guest, { slug, fewest }, visit) {
  const { page } = guest;
  const id = await open(guest, slug, Array(fewest - 1).fill("bot:commis"));
  let asked = false;
  await playThrough(guest, id, async () => {
    if (asked) return;
    asked = true;
    await page.goto(`/tables/${id}/hint`);
    await visit(`${slug} hint`);
    await page.goto(`/tables/${id}`);
    await page.click("[data-hint]");
    await page.waitForSelector("#hint:not([hidden]) .suggested");
    await visit(`${slug} hint at the table`);
    await page.goto("about:blank");
  });
  await page.goto(`/tables/${id}/review`);
  await visit(`${slug} review before`);
  await post(guest, `/tables/${id}/review`);
  await page.goto(`/tables/${id}/review`);
  await visit(`${slug} review on its way`);
  await page.waitForSelector("#review:not([data-running])");
  await visit(`${slug} review`);
}

/// Two at one screen, a table that rests, and clocks.
async function together(guest, { slug, fewest }, visit) {
  const { page } = guest;
  const shared = await open(guest, slug, ["link", ...Array(fewest - 2).fill("bot:commis")]);
  await post(guest, `/tables/${shared}/beside`, { name: "Bram" });
  await page.goto(`/tables/${shared}`);
  const lift = page.locator("#counter form[action$='/curtain'] .primary");
  await lift.waitFor();
  await visit(`${slug} curtain`);
  await page.locator("#counter form[action$='/curtain'] .primary").click();
  await page.locator("#mine form[action$='/curtain']").waitFor();
  await visit(`${slug} curtain lifted`);
  for (const pace of ["live:90:1200", "slow:24"]) {
    const id = await open(guest, slug, Array(fewest - 1).fill("bot:commis"), { pace });
    await page.goto(`/tables/${id}`);
    await page.waitForSelector(".timer");
    await visit(`${slug} at ${pace}`);
    await post(guest, `/tables/${id}/pause`);
    await page.goto(`/tables/${id}`);
    await visit(`${slug} paused at ${pace}`);
  }
}

/// A title from the open table to the end of a game, on the board and in words.
async function game(guest, { slug, fewest }, visit) {
  const { page } = guest;
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
  const end = await playThrough(guest, id, async (kinds, { ply, legal }) => {
    if (stops === 1) await talkAndPrepare(guest, id, legal[0]);
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

/// The parts of the tour: the house, with the example, and each title.
export const PARTS = {
  house: async (guest, server, visit) => {
    await house(guest, server, visit);
    const example = (await titles(guest)).find(({ slug }) => slug === "connect-four");
    await advised(guest, example, visit);
    await game(guest, example, visit);
  },
  ...Object.fromEntries(
    ["paris-connection", "dinner-in-paris", "papa-paolo", "rival-restaurants"].map((slug) => [
      slug,
      async (guest, _, visit) => {
        const title = (await titles(guest)).find((title) => title.slug === slug);
        await game(guest, title, visit);
        await together(guest, title, visit);
      },
    ]),
  ),
};

/// What the server of a tour is started with.
export const SETTINGS = ["--examples", "--bot-pause", "0"];

/// Goes through all pages.
export async function tour(guest, server, visit) {
  for (const part of Object.values(PARTS)) await part(guest, server, visit);
}
