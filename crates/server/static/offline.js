// Looks until the house answers, then goes on where one was.
"use strict";

async function look() {
  try {
    const answer = await fetch("/health", { cache: "no-store" });
    // Whoever opened this page on purpose goes to the lobby.
    if (answer.ok) return location.pathname === "/offline" ? undefined : location.reload();
  } catch {
    // Not yet.
  }
  setTimeout(look, 2000);
}
addEventListener("online", look);
setTimeout(look, 1000);
