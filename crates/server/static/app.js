// À table: clicks, live updates, and pieces that glide. Everything works without it, by forms and links.
"use strict";

const $ = (selector, root = document) => root.querySelector(selector);
const table = $("#table");
const drawn = (element) => element.getClientRects().length > 0;

// ---- Putting new elements in the place of old ones, keeping those that stay, so that they can glide.

function morph(old, fresh) {
  // What somebody has unfolded stays so.
  const stays = (name) => name === "class" || (name === "open" && old.nodeName === "DETAILS");
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !stays(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (!fresh.hasAttribute("class") && old.hasAttribute("class")) old.removeAttribute("class");
  children(old, fresh);
}

function children(old, fresh) {
  const named = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    let same = next.id ? named.get(next.id) : at;
    if (!next.id && at && (at.nodeType !== next.nodeType || at.nodeName !== next.nodeName || at.id)) same = null;
    if (same && same.nodeName === next.nodeName) {
      if (same !== at) old.insertBefore(same, at);
      else at = at.nextSibling;
      if (same.nodeType === Node.TEXT_NODE) {
        if (same.data !== next.data) same.data = next.data;
      } else if (same.nodeType === Node.ELEMENT_NODE) morph(same, next);
    } else old.insertBefore(next, at);
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

function fill(id, html) {
  const old = document.getElementById(id);
  if (!old) return;
  const fresh = old.cloneNode(false);
  fresh.innerHTML = html;
  children(old, fresh);
}

// ---- Words at the foot of the page

let toastTimer;
function toast(words, stay) {
  const slate = $("#toast");
  if (!slate) return;
  slate.textContent = words;
  slate.hidden = !words;
  clearTimeout(toastTimer);
  if (!stay) toastTimer = setTimeout(() => (slate.hidden = true), 4000);
}

// ---- Acting

async function post(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { ok: answer.ok, ...(await answer.json().catch(() => ({}))) };
}

const here = () => `/tables/${table.dataset.id}`;

async function act(path, body, retried) {
  // A second click on the same table is none; once the stream has brought the next table, it is.
  const { ply, busy } = table.dataset;
  if (busy === ply) return;
  table.dataset.busy = ply;
  hideWhy();
  try {
    const answer = await post(`${here()}/${path}`, { ply: Number(ply), ...body });
    if (answer.slate) showWhy(answer, null);
    else if (answer.stale && body.action && !retried) again(body.action);
    else if (!answer.ok) toast(answer.error || "");
  } catch {
    toast(table.dataset.lost);
  } finally {
    if (table.dataset.busy === ply) delete table.dataset.busy;
  }
}

// Where all play at once, somebody else may have been faster: what is still offered then is done all the same.
async function again(action) {
  await new Promise((done) => setTimeout(done, 200));
  const offered = [...document.querySelectorAll("[data-action]")].some((target) => target.dataset.action === JSON.stringify(action));
  if (offered) return act("actions", { action }, true);
  toast(table.dataset.stale);
}

// What cannot be taken back is chosen first (`data-confirm`), and confirmed at the counter.

function choose(target) {
  document.querySelectorAll(".target.chosen").forEach((other) => other.classList.remove("chosen"));
  if (target) target.classList.add("chosen");
  const button = $("[data-confirming]");
  if (button) button.disabled = !target;
}

function press(target) {
  const sure = !("confirm" in target.dataset) || target.classList.contains("chosen");
  if (sure) return act("actions", { action: JSON.parse(target.dataset.action) });
  hideWhy();
  choose(target);
}

// What is in the hand can be turned (`data-way`): by buttons, by the wheel, by R; each way has its own places.

function turn(pick) {
  const ways = [...document.querySelectorAll("[data-way]")];
  if (ways.length < 2) return false;
  const now = ways.findIndex((way) => way.checked);
  const thing = $(".target.chosen[data-confirm]")?.dataset.thing;
  ways[(pick(now) + ways.length) % ways.length].checked = true;
  hideWhy();
  const same = [...document.querySelectorAll("[data-confirm]")].filter((target) => thing && target.dataset.thing === thing);
  choose(same.find((target) => target.getClientRects().length));
  return true;
}

document.addEventListener(
  "wheel",
  (event) => {
    if (event.ctrlKey || !event.target.closest(".stage") || !event.deltaY || matchMedia("(max-width: 1080px)").matches) return;
    if (turn((now) => now + Math.sign(event.deltaY))) event.preventDefault();
  },
  { passive: false },
);

function hideWhy() {
  const slate = $("#whynot");
  if (slate) slate.hidden = true;
  document.querySelectorAll(".refused").forEach((place) => place.classList.remove("refused"));
}

function showWhy(answer, place) {
  const slate = $("#whynot");
  if (!slate) return toast(answer.error);
  slate.innerHTML = answer.slate;
  const [x, y] = answer.at || [0.5, 0.5];
  slate.style.setProperty("--x", x);
  slate.style.setProperty("--y", y);
  slate.classList.toggle("east", x < 0.42);
  slate.hidden = false;
  if (place && !answer.at) {
    // The place itself, for titles whose places lie elsewhere for everybody.
    const [stage, box] = [$(".stage").getBoundingClientRect(), place.getBoundingClientRect()];
    slate.style.setProperty("--left", `${box.left + box.width / 2 - stage.left}px`);
    slate.style.setProperty("--low", `${box.bottom - stage.top}px`);
    slate.style.setProperty("--high", `${box.top - stage.top}px`);
    slate.classList.toggle("above", box.bottom - stage.top > stage.height * 0.72);
  }
  if (place) place.classList.add("refused");
}

async function why(place) {
  const answer = await post(`${here()}/why`, { action: JSON.parse(place.dataset.try) });
  hideWhy();
  if (answer.slate) showWhy(answer, place);
  else if (answer.error) toast(answer.error);
}

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-action],[data-try],[data-undo],[data-copy],[data-remove],[data-add],[data-autoplay],[data-confirming],[data-turn-by],[data-turn-to],[data-look]");
  if (!target) {
    if (!event.target.closest("#whynot")) hideWhy();
    return;
  }
  const { dataset } = target;
  // In the text form buttons belong to forms, which do the same without scripts.
  if (target.form && (dataset.action || dataset.undo)) event.preventDefault();
  if (dataset.turnBy) turn((now) => now + Number(dataset.turnBy));
  else if (dataset.turnTo) turn(() => Number(dataset.turnTo));
  else if (dataset.confirming) $(".target.chosen[data-action]") && press($(".target.chosen[data-action]"));
  else if (dataset.look) {
    event.preventDefault();
    lookAt(document.getElementById(dataset.look));
  } else if (dataset.action) press(target);
  else if (dataset.try) why(target);
  else if (dataset.undo) act("undo", { keep: Number(dataset.undo) });
  else if (dataset.copy) copy(target);
  else if ("autoplay" in dataset) autoplay();
});

document.addEventListener("keydown", (event) => {
  const target = event.target.closest?.("g[data-action],g[data-turn-to]");
  if (target && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    if (target.dataset.turnTo) turn(() => Number(target.dataset.turnTo));
    else press(target);
  }
  if (event.key.toLowerCase() === "r" && lettersOn() && !event.ctrlKey && !event.metaKey && !event.target.matches?.("input:not([type=radio]), textarea"))
    turn((now) => now + (event.shiftKey ? -1 : 1));
  if (event.key === "Escape") hideWhy();
});

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  toast(button.dataset.copied);
}

// ---- A link to a rule opens the rules

document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#r"]');
  const rule = link && document.getElementById(link.getAttribute("href").slice(1));
  const tab = rule && $('.tabs [value="rules"]');
  if (!tab) return;
  event.preventDefault();
  tab.checked = true;
  document.querySelectorAll(".cited").forEach((old) => old.classList.remove("cited"));
  rule.classList.add("cited");
  rule.scrollIntoView({ block: "center" });
  hideWhy();
});

// ---- Words and places point at each other

function point(element, on) {
  const things = (element.dataset.things || element.dataset.thing || "").split(" ").filter(Boolean);
  for (const thing of things)
    for (const other of document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)) other.classList.toggle("pointed", on);
}
for (const [type, on] of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]])
  document.addEventListener(type, (event) => {
    const element = event.target.closest?.("[data-things],[data-thing]");
    if (element) point(element, on);
  });

// ---- Live updates: the browser reconnects by itself and says what it has seen last

if (table && !document.body.classList.contains("replay")) listen();

function listen() {
  let lost = false;
  const stream = new EventSource(`${here()}/live`);
  stream.addEventListener("table", (event) => {
    const news = JSON.parse(event.data);
    if (news.reload || (news.ply === undefined && !("waiting" in table.dataset))) return location.reload();
    if ("waiting" in table.dataset && news.ply !== undefined) return location.reload();
    const typing = document.activeElement?.matches?.("#chairs input") && document.activeElement.value;
    const giveBack = holdFocus();
    for (const [id, html] of Object.entries(news.elements)) if (!typing || id !== "chairs") fill(id, html);
    giveBack();
    tell(news.heading && news.heading !== document.title && $("[data-action]") && news.heading);
    if (news.heading) document.title = news.heading;
    const moved = news.ply !== undefined && String(news.ply) !== table.dataset.ply;
    if (news.ply !== undefined) table.dataset.ply = news.ply;
    if (news.now) table.dataset.ahead = news.now - Date.now();
    // The final count stands where one's own things were: on a phone that is a tab.
    if (news.version.startsWith("Over") && !table.dataset.version.startsWith("Over")) show("mine");
    table.dataset.version = news.version;
    if (moved) hideWhy();
    if (moved && hint) hint.hidden = true;
    document.dispatchEvent(new Event("table"));
    showTheAction();
  });
  stream.addEventListener("open", () => {
    if (lost) toast(table.dataset.back);
    lost = false;
  });
  stream.addEventListener("error", () => {
    lost = true;
    toast(table.dataset.lost, true);
  });
}

// ---- On a phone the board opens where the action is, and so does the tab that holds it

function openItsTab() {
  const actions = [...document.querySelectorAll("[data-action]")];
  if (!actions.length || actions.some((action) => action.getClientRects().length)) return;
  show(actions[0].closest("[data-tab]")?.dataset.tab);
}

function show(tab) {
  const choice = $(`.tabs [value="${tab}"]`);
  if (choice) choice.checked = true;
}

let shown = "";
function showTheAction() {
  openItsTab();
  const pan = $(".pan");
  const pans = pan && (pan.scrollWidth > pan.clientWidth + 4 || pan.scrollHeight > pan.clientHeight + 4);
  if (!pans || getComputedStyle(pan).overflowY === "hidden") return;
  const marks = [...document.querySelectorAll("#pieces .chosen, #pieces .target")].filter(drawn);
  const of = marks.length ? marks : [...document.querySelectorAll("#pieces .last-move")];
  const key = `${marks.length ? "act" : "last"}${of.length ? of[0].dataset?.thing : ""}`;
  if (!of.length || key === shown) return;
  shown = key;
  // A part of the board that holds them all is shown as a whole.
  const views = new Set(of.map((mark) => mark.closest("[data-view]")));
  const [view] = views;
  lookAt(...(views.size === 1 && view ? [view] : of));
}
function lookAt(...places) {
  const pan = $(".pan");
  const boxes = places.map((place) => place.getBoundingClientRect());
  const box = pan.getBoundingClientRect();
  const among = (boxes, low, high) => (Math.min(...boxes.map((b) => b[low])) + Math.max(...boxes.map((b) => b[high]))) / 2;
  const centre = (boxes) => [among(boxes, "left", "right"), among(boxes, "top", "bottom")];
  const far = ([x, y], [a, b]) => Math.max(Math.abs(x - a) / box.width, Math.abs(y - b) / box.height);
  let [x, y] = centre(boxes);
  // Places all around, and none in their midst: to the one that is nearest.
  if (!boxes.some((b) => far(centre([b]), [x, y]) < 0.45)) {
    const here = [box.left + box.width / 2, box.top + box.height / 2];
    [x, y] = boxes.map((b) => centre([b])).sort((a, b) => far(a, here) - far(b, here))[0];
  }
  pan.scrollBy({
    left: x - box.left - box.width / 2,
    top: y - box.top - box.height / 2,
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });
}
function openAtParis() {
  const pan = $(".pan");
  if (pan && pan.scrollWidth > pan.clientWidth + 4) pan.scrollTo((pan.scrollWidth - pan.clientWidth) * 0.62, (pan.scrollHeight - pan.clientHeight) * 0.3);
  showTheAction();
}
openAtParis();

// ---- Replay: steps without a new page, arrow keys, and a button that plays

let playing;
async function step(address) {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of ["pieces", "panel", "counter", "seats", "mine", "log", "extra", "turn", "position", "comments"]) {
    const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
    if (old && fresh) children(old, fresh);
  }
  for (const link of document.querySelectorAll(".langs a")) {
    const fresh = page.querySelector(`.langs a[lang="${link.lang}"]`);
    if (fresh) link.href = fresh.href;
  }
  history.replaceState(null, "", address);
  const button = $("[data-autoplay]");
  if (button && playing) button.textContent = button.dataset.pause;
  showTheAction();
}
function autoplay() {
  if (playing) {
    clearInterval(playing);
    playing = undefined;
    const on = $('[data-step="back"]');
    if (on) step(location.href);
    return;
  }
  const go = () => {
    const on = $('[data-step="on"]');
    if (!on || on.href === location.href) return autoplay();
    step(on.href);
  };
  playing = setInterval(go, 700);
  go();
}
if (document.body.classList.contains("replay")) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-step], .eyes a");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(link.href);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea")) return;
    const name = { ArrowLeft: "back", ArrowRight: "on", ArrowUp: "turn-back", ArrowDown: "turn-on", Home: "first", End: "last" }[event.key];
    const link = name && $(`[data-step="${name}"]`);
    if (!link) return;
    event.preventDefault();
    step(link.href);
  });
}

// ---- A hint: what the chef says stands over the table until it is put away or the table moves on

const hint = $("#hint[hidden]");
async function askTheChef(link) {
  link.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(link.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const said = page.getElementById("hint");
    if (!said) return toast($("main p", page)?.textContent || "");
    hint.replaceChildren(...said.childNodes);
    hint.hidden = false;
  } catch {
    toast(table.dataset.lost);
  } finally {
    link.removeAttribute("aria-busy");
  }
}
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-hint]");
  if (link && hint && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    askTheChef(link);
  } else if (hint && (!event.target.closest("#hint") || event.target.closest("[data-close]"))) hint.hidden = true;
});
document.addEventListener("keydown", (event) => {
  if (hint && event.key === "Escape") hint.hidden = true;
});

// Pointed at, a suggestion shows its place.
for (const [type, on] of [["mouseover", true], ["mouseout", false]])
  hint?.addEventListener(type, (event) => {
    const { suggests } = event.target.closest("[data-suggests]")?.dataset ?? {};
    for (const place of document.querySelectorAll("[data-action]")) if (place.dataset.action === suggests) place.classList.toggle("pointed", on);
  });

// ---- Review: the page fills as the decisions are weighed

async function watchReview() {
  const review = $("#review[data-running]");
  if (!review) return;
  await new Promise((done) => setTimeout(done, 1500));
  try {
    const answer = await fetch(location.href);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("review");
    if (fresh) morph(review, fresh);
  } catch {
    // The connection is gone: the next look tells.
  }
  watchReview();
}
watchReview();

// ---- Lobby: the chosen course, and chairs that can be put away

for (const course of document.querySelectorAll("[data-choose]"))
  course.addEventListener("change", () => {
    for (const form of document.querySelectorAll(".open")) form.hidden = form.dataset.title !== course.value;
  });

// Somebody at this screen needs a name.
document.addEventListener("change", ({ target }) => {
  const name = target.matches?.("[data-chair] select") && $(".beside", target.parentElement);
  if (!name) return;
  name.required = target.value === "beside";
  if (name.required) name.focus();
});

for (const form of document.querySelectorAll(".open form")) {
  const chairs = [...form.querySelectorAll("[data-chair]")];
  const optional = chairs.filter((chair) => $('option[value="none"]', chair));
  if (!optional.length) continue;
  const add = document.createElement("button");
  Object.assign(add, { type: "button", className: "btn small quiet add", textContent: form.dataset.add });
  const show = () => {
    for (const chair of optional) chair.hidden = $("select", chair).value === "none";
    add.hidden = !optional.some((chair) => chair.hidden);
  };
  for (const chair of optional) {
    const away = document.createElement("button");
    Object.assign(away, { type: "button", className: "btn small quiet", textContent: "✕" });
    away.setAttribute("aria-label", $('option[value="none"]', chair).textContent);
    $("select + span", chair).replaceWith(away);
    away.addEventListener("click", () => {
      $("select", chair).value = "none";
      show();
    });
    $("select", chair).addEventListener("change", show);
  }
  add.addEventListener("click", () => {
    const chair = optional.find((hidden) => hidden.hidden);
    $("select", chair).value = "link";
    show();
  });
  $(".chairs", form).after(add);
  show();
}

for (const link of document.querySelectorAll("[data-link]")) link.value = location.origin + link.value;
