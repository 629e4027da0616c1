// What every test needs: a server of its own, people with browsers, and the moves they make.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("../..", import.meta.url));

/// The program under test.
export const ATABLE = resolve(process.env.ATABLE || join(root, "target/debug/atable"));
const SHOTS = resolve(process.env.SCREENSHOTS || join(root, "screenshots"));
const CHROMIUM = process.env.CHROMIUM || "/usr/bin/chromium";
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/// How long one thing may take before the test gives up. A busy machine is slow, not wrong.
const PATIENCE = 20_000;

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const LAPTOP = { viewport: { width: 1280, height: 720 } };
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

// ---- The server

/// Starts the real program on a free port with a new database.
export async function serve(...options) {
  const folder = mkdtempSync(join(tmpdir(), "atable-"));
  const database = `sqlite:${join(folder, "games.db")}`;
  const given = ["serve", "--listen", "127.0.0.1:0", "--database", database, ...(options.includes("--bot-pause") ? [] : ["--bot-pause", "20"])];
  const child = spawn(ATABLE, [...given, ...options], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise((done) => child.once("exit", (code, signal) => done({ code, signal })));
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  const lines = createInterface({ input: child.stdout });
  const ready = new Promise((done, fail) => {
    lines.once("line", done);
    child.once("error", fail);
    ended.then(() => fail(new Error(`the server ended before it was ready\n${said}`)));
  });
  const url = (await ready).match(/http:\/\/\S+/)?.[0];
  assert.ok(url, "the first line tells the address");
  return {
    url,
    folder,
    /// The address that lets the host in.
    async hostLink() {
      const { stdout } = await promisify(execFile)(ATABLE, ["admin", "link", "--database", database]);
      return new URL(stdout.match(/\/host\?\S+/)[0], url).href;
    },
    /// Stops it, and says what it wrote to standard error: warnings and worse.
    async stop() {
      child.kill("SIGTERM");
      const { code, signal } = await ended;
      rmSync(folder, { recursive: true, force: true });
      assert.equal(signal ?? code, 0, `the server stops when it is asked to\n${said}`);
      assert.equal(said, "", "the server has nothing to complain of");
    },
  };
}

/// A finished game between bots, as a file in a folder.
export async function botGame(folder, seed = 1) {
  const given = ["simulate", "paris-connection", "--seats", "4", "--games", "1", "--bots", "greedy"];
  await promisify(execFile)(ATABLE, [...given, "--seed", String(seed), "--records", folder]);
  return join(folder, `${seed}.atable.json`);
}

// ---- People

export const launch = () => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

/// Somebody with a browser of their own. What the page complains of is kept, and fails the test in `leave`.
export async function person(browser, url, settings) {
  const context = await browser.newContext({ baseURL: url, locale: "en", ...settings });
  context.setDefaultTimeout(PATIENCE);
  const complaints = [];
  context.on("page", (page) => {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") complaints.push(`console: ${message.text()} (${page.url()})`);
    });
    page.on("pageerror", (error) => complaints.push(`page: ${error.stack ?? error}`));
    page.on("response", (answer) => {
      if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
    });
  });
  const page = await context.newPage();
  const touch = settings?.hasTouch;
  return {
    context,
    page,
    complaints,
    /// Complaints that belong to the test.
    pardoned: [],
    /// Clicks, or taps on a phone.
    press: (target) => {
      const element = typeof target === "string" ? page.locator(target).first() : target;
      return touch ? element.tap() : element.click();
    },
    /// Closes the browser; nothing may have gone wrong in it.
    async leave() {
      await context.close();
      const serious = complaints.filter((complaint) => !this.pardoned.some((pardon) => pardon.test(complaint)));
      assert.deepEqual(serious, [], "the pages had errors");
    },
  };
}

/// Runs a test with a server and a browser, and puts both away.
export async function evening(work, ...options) {
  const server = await serve(...options);
  const browser = await launch();
  const guests = [];
  const invite = async (settings) => {
    const guest = await person(browser, server.url, settings);
    guests.push(guest);
    return guest;
  };
  let failed = true;
  try {
    await work({ server, browser, invite });
    for (const guest of guests) await guest.leave();
    failed = false;
  } catch (error) {
    const complaints = guests.flatMap((guest) => guest.complaints);
    if (complaints.length) error.message += `\nThe pages said:\n${complaints.join("\n")}`;
    for (const [idx, guest] of guests.entries()) await shoot(guest.page, `failed-${idx + 1}`).catch(() => {});
    throw error;
  } finally {
    await browser.close();
    // What went wrong first is what the test tells.
    await server.stop().catch((error) => {
      if (!failed) throw error;
    });
  }
}

/// A picture for people to look at.
export async function shoot(page, name, { dark = false } = {}) {
  mkdirSync(SHOTS, { recursive: true });
  if (dark) await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: join(SHOTS, `${name}.png`), animations: "disabled" });
  if (dark) await page.emulateMedia({ colorScheme: "light" });
}

// ---- The lobby

/// Fills in the form of the lobby and sets the table. `chairs` begins with the second.
export async function setTable(guest, name, chairs) {
  const { page } = guest;
  await page.goto("/");
  const form = page.locator(".open:not([hidden]) form");
  const field = form.locator('input[name="name"]');
  if (await field.count()) await field.fill(name);
  for (const [idx, choice] of chairs.entries()) {
    const chair = form.locator(`select[name="chair${idx + 2}"]`);
    const add = form.locator("button.add");
    if (!(await chair.isVisible())) await guest.press(add);
    await chair.selectOption(choice);
  }
  await guest.press(form.locator('button[type="submit"]'));
  await page.waitForURL(/\/tables\/\w+$/);
  return page.url();
}

// ---- At the table

/// Waits until it is this person's move, or the game is over; says whether it is their move.
export async function myMove({ page }) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector("table.final")) return "over";
    return document.querySelector("#counter [data-action]") && !document.querySelector("#table[data-busy]") ? "mine" : null;
  });
  return (await found.jsonValue()) === "mine";
}

/// The points of the final count, from the top.
export async function finalPoints({ page }) {
  const totals = await page.locator("table.final tbody .total").allTextContents();
  return totals.map((total) => Number(total.replace("−", "-")));
}

/// What the page shows of the game: enough to make up one's mind.
export function look({ page }) {
  return page.evaluate(() => {
    const actions = [...document.querySelectorAll("[data-action]")].map((element) => JSON.parse(element.dataset.action));
    const pieces = [...document.querySelectorAll("#pieces use[id]")].map((piece) => {
      const [, company, q, r] = piece.id.match(/^p-([a-z]+)-(-?\d+)_(-?\d+)$/);
      return { company, q: Number(q), r: Number(r) };
    });
    return { actions, pieces, turn: Number(document.querySelector("#turn").textContent.match(/\d+/)?.[0]) };
  });
}

/// Presses the element that carries an action, and waits until the table has taken it in.
export async function act(guest, action) {
  await settle(guest, () => guest.press(guest.page.locator(`[data-action='${JSON.stringify(action)}']`)));
}

/// Does something that changes the table, and waits until the page shows it.
export async function settle({ page }, work) {
  const before = await page.locator("#table").getAttribute("data-ply");
  await work();
  await page.waitForFunction((before) => {
    const table = document.querySelector("#table");
    return table && table.dataset.ply !== before && !table.dataset.busy;
  }, before);
}

const MARSEILLE = { q: 4, r: 7 };
const far = (a, b) => Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));
const hex = (text) => {
  const [q, r] = text.split(",").map(Number);
  return { q, r };
};

/// The companies that can be built, the one nearest to Marseille first.
export function byDistance({ actions, pieces }) {
  const miles = (company) => Math.min(...pieces.filter((piece) => piece.company === company).map((piece) => far(piece, MARSEILLE)));
  const companies = actions.flatMap((action) => action.build ?? []);
  return companies.sort((a, b) => miles(a) - miles(b));
}

/// Builds a company: up to `most` locomotives on lit hexes, each as near to Marseille as it can be.
export async function build(guest, company, most = 5) {
  await act(guest, { build: company });
  for (let laid = 0; laid < most; laid++) {
    const { actions } = await look(guest);
    const lit = actions.flatMap((action) => action.lay ?? []);
    if (!lit.length) break;
    lit.sort((a, b) => far(hex(a), MARSEILLE) - far(hex(b), MARSEILLE));
    await act(guest, { lay: lit[0] });
  }
  await act(guest, "finish");
}

/// Gives the first share that can be given and takes as many as possible of the fullest depot.
export async function swap(guest) {
  const { actions } = await look(guest);
  await act(guest, { give: actions.find((action) => action.give).give });
  const taken = (await look(guest)).actions.flatMap((action) => action.take ?? []);
  await act(guest, { take: taken.find((take) => take.count === 2) ?? taken[0] });
}
