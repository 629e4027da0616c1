// Each page by itself: languages, rules, no scripts, keyboard, sizes, names, weight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, LAPTOP, PHONE, act, botGame, build, byDistance, evening, look, myMove, setTable, shoot } from "./table.mjs";

const BOTS = ["bot:demi-chef", "bot:demi-chef", "bot:commis"];
const KB = 1000;

/// `./test fast` looks at the sizes in the language with the longest words only.
const LOCALES = process.env.FAST ? ["nl"] : ["en", "fr", "nl"];
const SIZES = process.env.FAST ? [["1280", LAPTOP]] : [["1280", LAPTOP], ["1440", DESKTOP]];

const language = ({ page }) => page.locator("html").getAttribute("lang");

/// The controls of a page that have no name for a screen reader.
async function nameless({ page, context }) {
  const devtools = await context.newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  await devtools.detach();
  const controls = ["button", "link", "radio", "checkbox", "textbox", "combobox", "searchbox", "spinbutton", "DisclosureTriangle"];
  const found = nodes.filter((node) => !node.ignored && controls.includes(node.role?.value));
  assert.ok(found.length > 0, `${page.url()} has controls`);
  return found.filter((node) => !node.name?.value?.trim()).map((node) => `${page.url()}: ${node.role.value} #${node.nodeId}`);
}

/// Goes through the pages of a finished game's table and the others.
async function everyPage(guest, file, visit) {
  const { page } = guest;
  await page.goto("/");
  await visit("lobby");
  await setTable(guest, "Noor van den Bergh", ["link", "link", "bot:demi-chef", "bot:demi-chef"]);
  await visit("waiting");
  await page.goto("/");
  await visit("lobby-with-a-table");
  await setTable(guest, "Noor van den Bergh", BOTS);
  assert.ok(await myMove(guest));
  await visit("table");
  await act(guest, { build: byDistance(await look(guest))[0] });
  await visit("table-building");
  await act(guest, (await look(guest)).actions.find((action) => action.lay));
  await act(guest, "finish");
  assert.ok(await myMove(guest));
  await act(guest, { give: (await look(guest)).actions.find((action) => action.give).give });
  await visit("table-swapping");
  await page.goto("/rules/paris-connection");
  await visit("rules");
  await page.goto("/");
  await page.locator(".bring summary").click();
  await page.setInputFiles('.bring input[type="file"]', file);
  await page.locator('.bring button[type="submit"]').click();
  await page.waitForURL(/\/replay\?ply=0/);
  await visit("replay");
  await page.keyboard.press("End");
  await page.waitForSelector("table.final", { state: "attached" });
  await visit("replay-over");
}

test("the browser's language is taken, and the switch stays", { timeout: 60_000 }, () =>
  evening(async ({ invite }) => {
    const words = { fr: "Ouvrir une table", nl: "Open een tafel", en: "Open a table" };
    for (const [locale, expected] of [["fr-BE", "fr"], ["nl", "nl"], ["en-US", "en"], ["de", "en"]]) {
      const guest = await invite({ ...DESKTOP, locale });
      await guest.page.goto("/");
      assert.equal(await language(guest), expected);
      assert.match(await guest.page.locator(".open h2").first().textContent(), new RegExp(words[expected], "i"));
      await shoot(guest.page, `lobby-${expected}`);
      // To the next language, by the switch: it stays on other pages and after a reload.
      const next = { fr: "nl", nl: "en", en: "fr" }[expected];
      await guest.press(`.langs a[lang="${next}"]`);
      await guest.page.waitForSelector(`html[lang="${next}"]`);
      await guest.page.reload();
      assert.equal(await language(guest), next);
      await guest.press('.course a[href^="/rules/"]');
      await guest.page.waitForURL(/\/rules\//);
      assert.equal(await language(guest), next);
      assert.equal(await guest.page.locator(".langs [aria-current]").getAttribute("lang"), next);
    }
  }),
);

test("the switch of languages leads back to the same step of a replay", { timeout: 60_000 }, () =>
  evening(async ({ server, invite }) => {
    const guest = await invite(DESKTOP);
    const { page } = guest;
    await page.goto("/");
    await guest.press(".bring summary");
    await page.setInputFiles('.bring input[type="file"]', await botGame(server.folder));
    await guest.press('.bring button[type="submit"]');
    await page.waitForURL(/\/replay\?ply=0/);
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/ply=1&/);
    await guest.press('.langs a[lang="nl"]');
    await page.waitForSelector('html[lang="nl"]');
    assert.match(page.url(), /ply=1&/);
  }),
);

test("the rules: three languages, every paragraph with an address", { timeout: 60_000 }, () =>
  evening(async ({ invite }) => {
    const numbers = {};
    for (const locale of ["en", "fr", "nl"]) {
      const guest = await invite({ ...DESKTOP, locale });
      const { page } = guest;
      await page.goto("/rules/paris-connection#r3.2");
      assert.equal(await page.evaluate(() => document.querySelector(":target")?.id), "r3.2");
      assert.ok(await page.locator('[id="r3.2"]').isVisible());
      numbers[locale] = await page.locator(".prose p[id]").evaluateAll((all) => all.map((paragraph) => paragraph.id));
      assert.ok(numbers[locale].length > 30);
      const links = await page.locator(".prose a.number").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      assert.deepEqual(links, numbers[locale].map((id) => `#${id}`));
      await shoot(page, `rules-${locale}`);
    }
    assert.deepEqual(numbers.fr, numbers.en, "French has the same paragraphs");
    assert.deepEqual(numbers.nl, numbers.en, "Dutch has the same paragraphs");
  }),
);

test("without scripts: a table with bots, and a few actions by the form", { timeout: 90_000 }, () =>
  evening(async ({ invite }) => {
    const guest = await invite({ ...DESKTOP, javaScriptEnabled: false });
    const { page } = guest;
    await page.goto("/");
    await shoot(page, "lobby-without-scripts");
    const form = page.locator('.open[data-title="paris-connection"] form');
    await form.locator('input[name="name"]').fill("Odile");
    for (const [idx, choice] of [...BOTS, "none", "none"].entries()) await form.locator(`select[name="chair${idx + 2}"]`).selectOption(choice);
    await guest.press(form.locator('button[type="submit"]'));
    await page.waitForURL(/\/tables\/\w+$/);
    const choices = page.locator('.plain select[name="action"]');
    // The bots may be quicker than the page: without scripts, one loads it again.
    const until = async (ready) => {
      const end = Date.now() + 20_000;
      while (!(await ready())) {
        assert.ok(Date.now() < end, "it never became her turn");
        await page.reload();
      }
    };
    await until(() => choices.count());
    await shoot(page, "table-without-scripts");
    const play = async (words) => {
      const options = await choices.locator("option").allTextContents();
      const label = options.find((option) => words.test(option));
      assert.ok(label, `${words} among ${options.join("; ")}`);
      await choices.selectOption({ label });
      await guest.press('.plain form[action$="/actions"] button');
      await page.waitForLoadState();
    };
    const laid = () => page.locator("#counter .slots .full").count();
    await play(/^Build /);
    await play(/^Lay /);
    await play(/^Lay /);
    assert.equal(await laid(), 2);
    await guest.press('.plain form[action$="/undo"] button');
    await page.waitForLoadState();
    assert.equal(await laid(), 1);
    await play(/^Finish/);
    await until(() => choices.count());
    assert.match(await page.locator("#log").textContent(), /You built 1/);
    await play(/^Give /);
    await play(/^Take 1/);
    await until(() => choices.count());
    assert.match(await page.locator("#log").textContent(), /You gave 1/);
  }),
);

test("by keyboard: Tab to a lit hex, Enter lays a locomotive", { timeout: 60_000 }, () =>
  evening(async ({ invite }) => {
    const guest = await invite(DESKTOP);
    const { page } = guest;
    await setTable(guest, "Tess", BOTS);
    assert.ok(await myMove(guest));
    const focused = () => page.evaluate(() => document.activeElement?.dataset?.action ?? null);
    const tabTo = async (wanted) => {
      for (let presses = 0; presses < 150; presses++) {
        const action = JSON.parse(await focused());
        if (action && wanted(action)) return action;
        await page.keyboard.press("Tab");
      }
      return assert.fail("Tab never came there");
    };
    const lay = async (key) => {
      const before = await page.locator("#counter .slots .full").count();
      const action = await tabTo((action) => action.lay);
      const name = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
      assert.match(name, /^Lay \w+ on /);
      assert.ok(await page.evaluate(() => document.activeElement.matches(":focus-visible")), "one sees where one is");
      if (!before) await shoot(page, "focus-desktop-light");
      await page.keyboard.press(key);
      await page.waitForFunction((count) => document.querySelectorAll("#counter .slots .full").length === count, before + 1);
      return action;
    };
    await tabTo((action) => action.build);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#pieces .target");
    await lay("Enter");
    await lay(" ");
    await tabTo((action) => action === "finish");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => /You built 2/.test(document.querySelector("#log").textContent));
  }),
);

test("on a phone no page scrolls sideways, and every control has a name", { timeout: 180_000 }, () =>
  evening(async ({ server, invite }) => {
    const file = await botGame(server.folder);
    const wrong = [];
    for (const locale of LOCALES) {
      const guest = await invite({ ...PHONE, locale });
      await everyPage(guest, file, async (name) => {
        const width = await guest.page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 390) wrong.push(`${name} in ${locale}: ${width} wide`);
        wrong.push(...(await nameless(guest)));
        const beyond = await guest.page.locator(".tabs").evaluateAll((tabs) => tabs.map((strip) => strip.scrollWidth - strip.clientWidth));
        if (beyond.some((pixels) => pixels > 0)) wrong.push(`${name} in ${locale}: tabs ${beyond} px too wide`);
        if (locale !== "en") await shoot(guest.page, `page-${name}-phone-${locale}`);
        if (locale === "nl" && name === "lobby") await shoot(guest.page, "lobby-phone");
      });
    }
    assert.deepEqual(wrong, []);
  }),
);

test("on a desktop a table fits the window, every hex can be clicked, every control has a name", { timeout: 180_000 }, () =>
  evening(async ({ server, invite }) => {
    const file = await botGame(server.folder);
    const wrong = [];
    for (const [size, settings] of SIZES) {
      for (const locale of settings === LAPTOP ? LOCALES : ["fr"]) {
        const guest = await invite({ ...settings, locale });
        const { page } = guest;
        await everyPage(guest, file, async (name) => {
          wrong.push(...(await nameless(guest)));
          const [width, height] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
          if (width > settings.viewport.width) wrong.push(`${name} in ${locale} at ${size}: ${width} wide`);
          if (/^table|^replay/.test(name)) {
            if (height > settings.viewport.height) wrong.push(`${name} in ${locale} at ${size}: ${height} high`);
            wrong.push(...(await page.evaluate(covered)).map((what) => `${name} in ${locale} at ${size}: ${what}`));
          }
          await shoot(page, `page-${name}-${size}-${locale}`);
        });
      }
    }
    assert.deepEqual(wrong, []);
  }),
);

/// Hexes whose middle one cannot click, and words that do not fit into the counter.
function covered() {
  const wrong = [];
  for (const hit of document.querySelectorAll(".hit")) {
    const box = hit.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!at?.closest("#pieces")) wrong.push(`${hit.dataset.thing} lies under ${at?.closest("[id],[class]")?.outerHTML.slice(0, 80)}`);
  }
  const counter = document.querySelector("#counter");
  const edge = counter.getBoundingClientRect();
  for (const element of counter.querySelectorAll("*")) {
    const box = element.getBoundingClientRect();
    if (box.width && !element.closest(".hush") && (box.right > edge.right + 1 || box.left < edge.left - 1)) wrong.push(`${element.outerHTML.slice(0, 80)} leaves the counter`);
  }
  return wrong;
}

test("by day and by night", { timeout: 60_000 }, () =>
  evening(async ({ invite }) => {
    const guest = await invite(DESKTOP);
    const { page } = guest;
    await page.goto("/");
    await shoot(page, "lobby-desktop-light");
    await page.emulateMedia({ colorScheme: "dark" });
    await shoot(page, "lobby-desktop-dark", { dark: true });
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await page.evaluate(() => getComputedStyle(document.body).color);
    await page.emulateMedia({ colorScheme: "light" });
    const light = await page.evaluate(() => getComputedStyle(document.body).color);
    assert.notEqual(dark, light, "the night has colours of its own");
    const night = await invite({ ...PHONE, colorScheme: "dark" });
    await setTable(night, "Noé", BOTS);
    assert.ok(await myMove(night));
    await build(night, byDistance(await look(night))[0], 3);
    await shoot(night.page, "table-phone-dark", { dark: true });
  }),
);

test("the lobby is light: 60 kB on a first visit, 15 kB of script", { timeout: 60_000 }, () =>
  evening(async ({ invite }) => {
    const guest = await invite(DESKTOP);
    const devtools = await guest.context.newCDPSession(guest.page);
    await devtools.send("Network.enable");
    const addresses = new Map();
    const bytes = new Map();
    devtools.on("Network.responseReceived", ({ requestId, response }) => addresses.set(requestId, response.url));
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => bytes.set(addresses.get(requestId), encodedDataLength));
    await guest.page.goto("/", { waitUntil: "networkidle" });
    const sum = [...bytes.values()].reduce((all, some) => all + some, 0);
    const script = [...bytes].find(([address]) => address.includes("app.js"))[1];
    console.log(`first visit ${(sum / KB).toFixed(1)} kB, of which script ${(script / KB).toFixed(1)} kB`);
    assert.ok(bytes.size >= 5, [...bytes.keys()].join(" "));
    assert.ok(sum <= 60 * KB, `${sum} bytes: ${JSON.stringify([...bytes])}`);
    assert.ok(script <= 15 * KB, `${script} bytes of script`);
  }),
);
