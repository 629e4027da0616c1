// The button that subscribes this browser to notices.
"use strict";

(() => {
  const button = document.querySelector("#subscribe");
  const status = document.querySelector("#subscribed");
  if (!button) return;
  const say = (words) => {
    status.textContent = words;
    status.hidden = !words;
  };
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return say(button.dataset.unable);
  button.hidden = false;

  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

  button.addEventListener("click", async () => {
    say("");
    button.disabled = true;
    try {
      if ((await Notification.requestPermission()) !== "granted") return say(button.dataset.denied);
      await navigator.serviceWorker.register("/sw.js");
      const worker = await navigator.serviceWorker.ready;
      const key = bytes(button.dataset.key);
      let subscription = await worker.pushManager.getSubscription();
      const old = subscription && new Uint8Array(subscription.options.applicationServerKey || new ArrayBuffer(0));
      if (old && String(old) !== String(key)) {
        // Of another house at the same address: its key is not ours.
        await subscription.unsubscribe();
        subscription = null;
      }
      subscription ||= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
      const { endpoint, keys } = subscription.toJSON();
      const answer = await fetch("/me/notices/push", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ endpoint, keys }),
      });
      if (answer.ok) return location.reload();
      say((await answer.json()).error);
    } catch {
      say(button.dataset.unable);
    } finally {
      button.disabled = false;
    }
  });
})();
