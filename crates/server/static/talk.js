// À table, beside the game: small forms without a new page, news of the talk, and finding what to prepare.
"use strict";

// ---- Small forms (`data-quiet`): what changes comes over the stream

document.addEventListener("submit", async (event) => {
  const form = event.target.closest("form[data-quiet]");
  if (!form || !table) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form));
  if (event.submitter?.name) body.append(event.submitter.name, event.submitter.value);
  try {
    const answer = await fetch(form.action, { method: "POST", headers: { accept: "application/json" }, body });
    const { error, reload } = await answer.json();
    if (!answer.ok) return toast(error || "");
    form.reset();
    if (!reload) return;
    // Whoever has a name now gets a page of their own, and goes on talking.
    history.replaceState(null, "", "#talk");
    location.reload();
  } catch {
    toast(table.dataset.lost);
  }
});

// ---- A mark on the tab while something new is behind it

const said = $("#said");
const tab = $("#tab-talk");
const follow = () => (said.scrollTop = said.scrollHeight);
if (said && !tab) {
  // Before the game the talk is always in sight.
  follow();
  new MutationObserver(follow).observe(said, { childList: true, subtree: true });
}
if (said && tab) {
  const label = tab.parentElement;
  const last = () => said.querySelector(".messages > :last-child")?.id;
  let seen = last();
  const read = () => {
    seen = last();
    label.classList.remove("news");
    label.removeAttribute("title");
    tab.removeAttribute("aria-description");
  };
  new MutationObserver(() => {
    if (last() === seen) return;
    if (tab.checked) {
      read();
      return follow();
    }
    label.classList.add("news");
    label.title = label.dataset.news;
    tab.setAttribute("aria-description", label.dataset.news);
  }).observe(said, { childList: true, subtree: true });
  tab.addEventListener("change", () => {
    read();
    follow();
  });
}

// ---- Preparing: actions by their words, or by a place on the board

const search = $("#planning .search");
if (search) {
  let latest = 0;
  const find = async (query) => {
    const mine = ++latest;
    const answer = await fetch(`${search.action}?${new URLSearchParams(query)}`);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const words = page.getElementById("words");
    if (mine === latest && answer.ok && words) $("#words").replaceChildren(...words.childNodes);
  };
  let typing;
  search.addEventListener("input", () => {
    clearTimeout(typing);
    typing = setTimeout(() => find({ q: search.q.value }), 150);
  });
  search.addEventListener("submit", (event) => {
    event.preventDefault();
    find({ q: search.q.value });
  });
  // In words there are no tabs: the list comes with the first look at it.
  ($("#tab-plan") || search.q).addEventListener($("#tab-plan") ? "change" : "focus", () => find({ q: search.q.value }));
  document.addEventListener("click", (event) => {
    const place = event.target.closest(".stage [data-thing], #mine [data-thing], #panel [data-thing]");
    if (place && $("#tab-plan")?.checked && !event.target.closest("[data-action]")) find({ thing: place.dataset.thing });
  });
}

// ---- A link to a comment opens its tab, and so does a page that comes back

{
  const place = location.hash.slice(1);
  const there = $(place.startsWith("comment-") ? "#tab-comments" : place === "talk" ? "#tab-talk" : "#none");
  if (there) {
    there.checked = true;
    there.dispatchEvent(new Event("change"));
    document.getElementById(place)?.scrollIntoView({ block: "nearest" });
  }
}
