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

/// What a name can change.
const NAMES = ["label-content-name-mismatch"];

/// Everything that axe knows, best practices too, once on a desktop and once on a phone; by the other light what that
/// can change.
const SIZES = [
  { size: "desktop", viewport: DESKTOP.viewport, themes: ["light", "dark"] },
  { size: "phone", viewport: PHONE.viewport, themes: ["dark", "light"] },
];

/// Keeps the visible elements of the page, and says for each what it is and where it stands, whether it has a colour
/// that is read, and what it is called.
const survey = ({ page }) =>
  page.evaluate(() => {
    const states = /^(role|aria-(checked|current|disabled|pressed)|type)$/;
    const kind = (element) => {
      const attributes = [...(element?.attributes ?? [])].filter(({ name }) => !/^(class|id|style|title|data-.*)$/.test(name));
      return `${element?.localName} ${element?.getAttribute("class")} ${attributes.map(({ name, value }) => (states.test(name) ? `${name}=${value}` : name))}`;
    };
    const hash = (text) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) | 0, 7);
    window.surveyed = [...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility());
    return window.surveyed.map((element) => ({
      shape: hash([element, element.parentElement].map(kind).join(">")),
      isText: [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim()),
      name: element.hasAttribute("aria-label") && hash(`${element.getAttribute("aria-label")}>${element.textContent}`),
    }));
  });

/// Colours may glide: they are looked at where they end.
const atRest = () => {
  const rest = new CSSStyleSheet();
  rest.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets.push(rest);
};

/// Looks at a page, or at some of the surveyed elements, by one light.
async function violations({ page }, colorScheme, only, places) {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  return page.evaluate(
    async ({ only, places }) => {
      await new Promise((done) => requestAnimationFrame(done));
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
          if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${AXE};(${atRest})()`);
          const address = new URL(page.url()).pathname.replace(/\/tables\/\w+/, "/table").replace(/\/device\/.*/, "/device");
          for (const { size, viewport, themes } of SIZES) {
            await page.setViewportSize(viewport);
            const whole = !known.has(`${size} ${address}`);
            known.add(`${size} ${address}`);
            const isNew = (what) => !known.has(`${size} ${what}`) && known.add(`${size} ${what}`);
            const all = (await survey(guest)).map((element, place) => ({ ...element, place }));
            const fresh = all.filter(({ shape }) => isNew(shape));
            const named = all.filter(({ name }) => name && isNew(`name ${name}`));
            const look = async (theme, only, places) => {
              const begun = Date.now();
              const found = await violations(guest, theme, only, places?.map(({ place }) => place));
              const lines = found.map((line) => `${where}, ${size}, ${theme}: ${line}`);
              if (process.env.VERBOSE) console.log([`${where}, ${size}, ${theme}, ${places?.length ?? "all"}: ${Date.now() - begun} ms`, ...lines].join("\n"));
              wrong.push(...lines);
            };
            if (whole) counted.whole++;
            else counted.elements += fresh.length;
            if (whole || fresh.length) {
              await look(themes[0], null, whole ? null : [...new Set([...fresh, ...named])]);
              const texts = fresh.filter(({ isText }) => isText);
              if (whole || texts.length) await look(themes[1], COLOURS, whole ? null : texts);
            } else if (named.length) await look(themes[0], NAMES, named);
          }
          await page.emulateMedia({ colorScheme: "light" });
          await page.setViewportSize(DESKTOP.viewport);
        });
        console.log(`${part}: ${counted.pages} pages; looked at as a whole ${counted.whole}, further elements ${counted.elements}`);
        assert.deepEqual(wrong, []);
      },
      ...SETTINGS,
    ),
  );
