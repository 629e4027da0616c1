// For the keyboard and for ears: arrows on the board, letters, a focus that stays, new lines said once.
"use strict";

const OFFERED = "[data-action], [data-turn-to]";

// ---- The focus stays with what it was on, also when the page changes under it

const nameOf = ({ dataset, id }) => dataset?.action || dataset?.turnTo || (dataset?.undo && "undo") || id || null;
const kindOf = (element) => element.dataset?.action?.match(/[a-z-]+/)?.[0];
const middle = (element) => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};
const far = ([x, y], [a, b]) => Math.hypot(x - a, y - b);

// Remembers what has the focus; the answer gives it back after a change.
function holdFocus() {
  const old = document.activeElement;
  if (!old || old === document.body) return () => {};
  const [name, kind, at] = [nameOf(old), kindOf(old), middle(old)];
  const acting = old.closest(OFFERED) || old.closest("#counter");
  const preventScroll = !old.matches(":focus-visible");
  return () => {
    const now = document.activeElement;
    if (now === old && nameOf(old) === name) return;
    const all = [...document.querySelectorAll(`${OFFERED}, [data-undo], [id]`)].filter((other) => nameOf(other) === name && drawn(other));
    if (name && all[0]) return all[0].focus({ preventScroll });
    if (!acting) return;
    // It is gone: to the nearest of its kind, or where the next thing is to be done.
    const kin = [...document.querySelectorAll(OFFERED)].filter((other) => kindOf(other) === kind && drawn(other));
    kin.sort((a, b) => far(middle(a), at) - far(middle(b), at));
    const next = $("#counter .primary:not([disabled]), #pieces .target, #counter [data-action]");
    (kin[0] ?? $("#choices") ?? next ?? $("#counter"))?.focus({ preventScroll });
  };
}

// ---- Arrow keys: to the neighbour on that side

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function neighbour(from, [dx, dy]) {
  const [x, y] = middle(from);
  const within = from.closest("#pieces, #counter, .panel") ?? document;
  let [best, least] = [null, Infinity];
  for (const other of within.querySelectorAll(OFFERED)) {
    if (other === from || !drawn(other)) continue;
    const [a, b] = middle(other);
    const [along, aside] = [(a - x) * dx + (b - y) * dy, Math.abs((a - x) * dy) + Math.abs((b - y) * dx)];
    // What lies more aside than ahead belongs to another arrow.
    if (along < 2 || aside > along * 1.8) continue;
    const cost = along + 2 * aside;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

// ---- Letters, unless somebody types or has switched them off

const letters = $("#letters");
const lettersOn = () => localStorage.getItem("letters") !== "off";
if (letters) {
  letters.checked = lettersOn();
  letters.addEventListener("change", () => localStorage.setItem("letters", letters.checked ? "on" : "off"));
}

const LETTERS = {
  "?": () => $("#help")?.togglePopover(),
  c: () => ([...document.querySelectorAll("#counter button:not([disabled])")].find(drawn) ?? $("#counter"))?.focus(),
  b: () => [...document.querySelectorAll("#pieces [data-action]")].find(drawn)?.focus(),
  l: () => {
    const tab = $('.tabs [value="log"]');
    if (tab) tab.checked = true;
    $("#log")?.focus();
  },
  u: () => $("[data-undo]")?.click(),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const way = WAYS[event.key];
  const from = way && event.target.closest?.(OFFERED);
  const to = from && neighbour(from, way);
  if (from) event.preventDefault();
  if (to) to.focus();
  const typing = event.target.matches?.("input:not([type=radio], [type=checkbox]), textarea, select");
  const does = !typing && table && lettersOn() && LETTERS[event.key.toLowerCase()];
  if (!does) return;
  event.preventDefault();
  does();
});

// ---- New lines of the log are said once, and that it is one's move

const lineOf = (line) => Number(line.dataset.line);
const lastLine = () => Math.max(-1, ...[...document.querySelectorAll("#log [data-line]")].map(lineOf));
let told = lastLine();

function say(...nodes) {
  const line = document.createElement("p");
  line.append(...nodes);
  $("#news").append(line);
  while ($("#news").children.length > 12) $("#news").firstChild.remove();
}

function tell(heading) {
  const fresh = [...document.querySelectorAll("#log [data-line]")].filter((line) => lineOf(line) > told);
  fresh.sort((a, b) => lineOf(a) - lineOf(b));
  for (const line of fresh.slice(-12)) say(line.lastElementChild.cloneNode(true));
  told = lastLine();
  if (heading) say($("#counter .prompt")?.textContent ?? heading);
}

// ---- Something to show when the connection is gone

navigator.serviceWorker?.register("/sw.js").catch(() => {});
