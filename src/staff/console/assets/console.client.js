// @ts-check
/**
 * Comforts of the console: keys, and buttons that copy. Every page works without this script.
 */
const search = /** @type {HTMLInputElement | null} */ (document.getElementById("search"));
const keys = /** @type {HTMLDialogElement | null} */ (document.getElementById("keys"));

/** Pages by the key that follows `g`. */
const places = { t: "", p: "/payments", m: "/merchants", b: "/banks", e: "/endpoints" };

// On a phone the sections are one line that scrolls sideways.
const section = document.querySelector(".sections [aria-current]");
section?.scrollIntoView({ block: "nearest", inline: "center" });

let wentTo = false;

/** @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const { key } = event;
  if (key === "/" && search) {
    event.preventDefault();
    search.focus();
    search.select();
  } else if (key === "?" && keys && !keys.open) {
    keys.showModal();
  } else if (wentTo && key in places) {
    location.href = `/console${places[/** @type {keyof typeof places} */ (key)]}`;
  }
  wentTo = key === "g";
});

for (const button of document.querySelectorAll("button[data-copy]")) {
  button.removeAttribute("hidden");
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.getAttribute("data-copy") ?? "");
    button.textContent = "Copied";
  });
}
