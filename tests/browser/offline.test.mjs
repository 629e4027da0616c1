// The connection goes and comes back: the page says so and goes on by itself. And what is needed to install.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { ATABLE, DESKTOP, PHONE, evening, launch, person, shoot } from "./table.mjs";
import { open } from "./tour.mjs";

/// Starts the program on this port, or a free one, with the database in a folder. It is stopped by its process id.
async function start(folder, port = 0) {
  const child = spawn(ATABLE, ["serve", "--listen", `127.0.0.1:${port}`, "--database", `sqlite:${join(folder, "games.db")}`, "--bot-pause", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((done) => child.once("exit", done));
  const line = await new Promise((done) => createInterface({ input: child.stdout }).once("line", done));
  const url = line.match(/http:\/\/\S+/)[0];
  const stop = () => {
    process.kill(child.pid, "SIGTERM");
    return ended;
  };
  return { url, stop };
}

test("the server stops and starts again: the table goes on, other pages too", { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "atable-"));
  let server = await start(folder);
  const port = Number(new URL(server.url).port);
  const browser = await launch();
  try {
    const guest = await person(browser, server.url, DESKTOP);
    const { page } = guest;
    const id = await open(guest, "paris-connection", ["bot:commis", "bot:commis"]);
    await page.goto(`/tables/${id}`);
    await page.waitForSelector("#counter [data-action]");
    await page.evaluate(async () => {
      window.stayed = true;
      await navigator.serviceWorker.ready;
    });
    const other = await guest.context.newPage();
    await other.goto("/");

    await server.stop();
    await page.waitForSelector("#toast:not([hidden])");
    assert.match(await page.locator("#toast").textContent(), /connection is gone/);
    await shoot(page, "connection-lost");
    // A page that is asked for now explains itself.
    await other.goto("/rules/paris-connection").catch(() => {});
    await other.waitForSelector("body.letter");
    assert.match(await other.locator("main").textContent(), /nothing is lost/);
    await shoot(other, "offline-desktop-light");
    await shoot(other, "offline-desktop-dark", { dark: true });

    server = await start(folder, port);
    await page.waitForFunction(() => /Connected again/.test(document.querySelector("#toast").textContent));
    // The page asked for comes by itself.
    await other.waitForSelector(".prose");
    assert.match(other.url(), /rules\/paris-connection/);
    // And the game goes on without a new page.
    await page.waitForSelector("#counter [data-action]");
    const before = await page.locator("#table").getAttribute("data-ply");
    await page.locator("#counter [data-action]").first().click();
    await page.waitForFunction((before) => Number(document.querySelector("#table").dataset.ply) > Number(before), before);
    assert.ok(await page.evaluate(() => window.stayed), "the page was not loaded anew");
    await guest.context.close();
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("it can be installed: manifest, icons, colours", { timeout: 60_000 }, () =>
  evening(async ({ invite }) => {
    const guest = await invite(PHONE);
    const { page } = guest;
    await page.goto("/");
    const address = await page.locator('link[rel="manifest"]').getAttribute("href");
    const answer = await page.request.get(address);
    assert.match(answer.headers()["content-type"], /manifest\+json/);
    const manifest = await answer.json();
    for (const field of ["name", "short_name", "id", "start_url", "scope", "display", "background_color", "theme_color"]) assert.ok(manifest[field], field);
    assert.equal(manifest.display, "standalone");
    const sizes = [];
    for (const { src, sizes: size, type, purpose } of manifest.icons) {
      const icon = await page.request.get(src);
      assert.equal(icon.status(), 200, src);
      assert.equal(icon.headers()["content-type"], type, src);
      if (type !== "image/png") continue;
      // Width and height stand in the first chunk.
      const body = await icon.body();
      assert.equal(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, size, src);
      sizes.push(`${size} ${purpose ?? "any"}`);
    }
    assert.deepEqual(sizes, ["192x192 any", "512x512 any", "512x512 maskable"]);
    assert.equal(await page.locator('meta[name="theme-color"]').count(), 2, "one for the day, one for the night");
    const worker = await page.request.get("/sw.js");
    assert.match(worker.headers()["content-type"], /javascript/);
    assert.doesNotMatch(await worker.text(), /VERSION/);
  }),
);
