// Every page is light, asks nobody else for anything, and runs no script that stands in it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, evening } from "./table.mjs";
import { SETTINGS, tour } from "./tour.mjs";

const KB = 1000;

test("every page: 60 kB on a first visit, 15 kB of script, nothing from elsewhere", { timeout: 900_000 }, () =>
  evening(
    async ({ server, invite }) => {
      // Without a service worker, so that everything is seen to be asked for.
      const guest = await invite({ ...DESKTOP, serviceWorkers: "block" });
      const { page } = guest;
      guest.pardoned.push(/\b40[349]\b/, /registration blocked by Playwright/);
      const elsewhere = [];
      page.on("request", (request) => {
        if (new URL(request.url()).origin !== server.url && !request.url().startsWith("data:")) elsewhere.push(request.url());
      });
      const devtools = await guest.context.newCDPSession(page);
      await devtools.send("Network.enable");
      await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
      const addresses = new Map();
      let bytes = new Map();
      devtools.on("Network.responseReceived", ({ requestId, response }) => addresses.set(requestId, response.url));
      devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => bytes.set(addresses.get(requestId), encodedDataLength));
      let heaviest = ["", 0];
      let mostScript = 0;
      const wrong = [];
      let pages = 0;
      await tour(guest, server, async (where, { once } = {}) => {
        if (once) return;
        pages++;
        bytes = new Map();
        const answer = await page.goto(page.url());
        await page.waitForLoadState("load");
        await page.waitForTimeout(100);
        const sum = [...bytes.values()].reduce((all, some) => all + some, 0);
        const script = [...bytes].filter(([address]) => /\.js(\?|$)/.test(address)).reduce((all, [, some]) => all + some, 0);
        if (sum > heaviest[1]) heaviest = [where, sum];
        mostScript = Math.max(mostScript, script);
        if (sum > 60 * KB) wrong.push(`${where}: ${sum} bytes ${JSON.stringify([...bytes])}`);
        if (script > 15 * KB) wrong.push(`${where}: ${script} bytes of script`);
        if (bytes.size < 2) wrong.push(`${where}: only ${bytes.size} files seen`);
        const policy = answer.headers()["content-security-policy"] ?? "";
        const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? "*";
        if (scripts.trim() !== "'self'") wrong.push(`${where}: scripts from ${scripts}`);
        const inline = await page.evaluate(() =>
          [...document.querySelectorAll("*")].filter((element) => (element.localName === "script" && !element.src) || [...element.attributes].some(({ name }) => name.startsWith("on"))).map((element) => element.outerHTML.slice(0, 80)),
        );
        wrong.push(...inline.map((script) => `${where}: ${script}`));
      });
      console.log(`${pages} pages; the heaviest, ${heaviest[0]}, has ${(heaviest[1] / KB).toFixed(1)} kB; at most ${(mostScript / KB).toFixed(1)} kB of script`);
      assert.deepEqual(elsewhere, []);
      assert.deepEqual(wrong, []);
    },
    ...SETTINGS,
  ),
);
