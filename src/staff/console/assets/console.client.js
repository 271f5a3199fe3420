// @ts-check
/**
 * Comforts of the console and the portal: keys, and buttons that copy. Every page works without
 * this script.
 */
const search = /** @type {HTMLInputElement | null} */ (document.getElementById("search"));
const keys = /** @type {HTMLDialogElement | null} */ (document.getElementById("keys"));

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
  } else if (wentTo && /^[a-z]$/.test(key)) {
    // The section of the key that follows `g`.
    const place = document.querySelector(`.sections [data-key="${key}"]`);
    if (place instanceof HTMLAnchorElement) place.click();
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
