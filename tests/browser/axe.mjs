// axe-core over a part of the tour, in both themes, on a desktop and on a phone: no violation.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { DESKTOP, PHONE, evening } from "./table.mjs";
import { PARTS, SETTINGS } from "./tour.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/// What a theme can change.
const COLOURS = ["color-contrast", "link-in-text-block"];

/// Everything that axe knows, best practices too, once on a desktop and once on a phone; by the other light what that
/// can change.
const SIZES = [
  { size: "desktop", viewport: DESKTOP.viewport, themes: ["light", "dark"] },
  { size: "phone", viewport: PHONE.viewport, themes: ["dark", "light"] },
];

/// Keeps the visible elements of the page, and says for each what it is: its kind and name, and where it stands.
const survey = ({ page }) =>
  page.evaluate(() => {
    const states = /^(role|aria-label|aria-(checked|current|disabled|pressed)|type)$/;
    const kind = (element) => {
      const attributes = [...(element?.attributes ?? [])].filter(({ name }) => name !== "class");
      return `${element?.localName} ${element?.getAttribute("class")} ${attributes.map(({ name, value }) => (states.test(name) ? `${name}=${value}` : name))}`;
    };
    window.surveyed = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());
    const hash = (text) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) | 0, 7);
    return window.surveyed.map((element) => hash([element, element.parentElement, element.parentElement?.parentElement].map(kind).join(">")));
  });

/// Looks at a page, or at some of the surveyed elements, by one light.
async function violations({ page }, colorScheme, only, places) {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  return page.evaluate(
    async ({ only, places }) => {
      await new Promise((done) => requestAnimationFrame(done));
      // Colours may glide: they are looked at where they end.
      for (const animation of document.getAnimations()) if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
      const context = places ? { include: places.map((place) => window.surveyed[place]).filter((element) => element.isConnected) } : document;
      if (context.include?.length === 0) return [];
      const { violations } = await axe.run(context, { resultTypes: ["violations"], ...(only && { runOnly: only }) });
      return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, any }) => `${id} (${help}) ${html.slice(0, 300)} ${any[0]?.message ?? ""}`));
    },
    { only, places },
  );
}

/// A test of one part of the tour. The first page of a kind is looked at as a whole, those after it where they have
/// something that was not on any before.
export const axe = (part, locale = "en") =>
  test(`axe-core finds nothing: ${part}, ${locale}`, { timeout: 900_000 }, () =>
    evening(
      async ({ server, invite }) => {
        const guest = await invite({ ...DESKTOP, locale });
        const { page } = guest;
        guest.pardoned.push(/\b40[349]\b/);
        const wrong = [];
        const known = new Set();
        const counted = { pages: 0, whole: 0, elements: 0 };
        await PARTS[part](guest, server, async (where) => {
          counted.pages++;
          if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
          const address = new URL(page.url()).pathname.replace(/\/tables\/\w+/, "/table").replace(/\/device\/.*/, "/device");
          for (const { size, viewport, themes } of SIZES) {
            await page.setViewportSize(viewport);
            const whole = !known.has(`${size} ${address}`);
            known.add(`${size} ${address}`);
            const fresh = (await survey(guest)).map((shape, place) => [`${size} ${shape}`, place]).filter(([shape]) => !known.has(shape) && known.add(shape));
            if (!whole && !fresh.length) continue;
            if (whole) counted.whole++;
            else counted.elements += fresh.length;
            for (const [idx, theme] of themes.entries()) {
              const found = await violations(guest, theme, idx > 0 && COLOURS, whole ? null : fresh.map(([, place]) => place));
              wrong.push(...found.map((line) => `${where}, ${size}, ${theme}: ${line}`));
            }
          }
          await page.emulateMedia({ colorScheme: "light" });
          await page.setViewportSize(DESKTOP.viewport);
        });
        console.log(`${part}: ${counted.pages} pages; looked at as a whole ${counted.whole}, further elements ${counted.elements}`);
        if (process.env.VERBOSE) console.log(wrong.join("\n"));
        assert.deepEqual(wrong, []);
      },
      ...SETTINGS,
    ),
  );
