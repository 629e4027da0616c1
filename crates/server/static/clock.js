// Clocks. Every element with data-clock shows the time left and has --share, which
// goes from 1 to 0. One without times of its own, as boards draw it, follows the rules' clock.
"use strict";
{
  const table = document.querySelector("#table");
  const [day, hour, minute] = (table.dataset.units || "").split(" ");

  function words(left) {
    const seconds = Math.ceil(Math.max(0, left) / 1000);
    const [minutes, hours, days] = [60, 3600, 86400].map((unit) => Math.floor(seconds / unit));
    if (days) return `${days} ${day} ${hours % 24} ${hour}`;
    if (hours) return `${hours} ${hour} ${minutes % 60} ${minute}`;
    return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  }

  function tick() {
    // The browser's clock may go wrong; the server has said what time it is.
    if (table.dataset.now) table.dataset.ahead ??= table.dataset.now - Date.now();
    const now = Date.now() + Number(table.dataset.ahead || 0);
    const house = document.querySelector("[data-house]");
    for (const element of document.querySelectorAll("[data-clock]")) {
      const { due, left, of } = (element.dataset.of ? element : house)?.dataset ?? {};
      const rest = due ? Math.max(0, due - now) : Number(left);
      const text = of ? words(rest) : "";
      if (element.textContent !== text) element.textContent = text;
      element.style.setProperty("--share", of ? Math.min(1, rest / of).toFixed(3) : 0);
      element.classList.toggle("soon", Boolean(due) && rest < Math.min(10_000, of / 4));
    }
  }
  setInterval(tick, 250);
  document.addEventListener("table", tick);
  tick();
}
