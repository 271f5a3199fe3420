// @ts-check
/** The choice of the bank: what the page's address says of it, and what this browser remembers. */
import { focusStart, refresh } from "./screen.client.js";

/**
 * Remembers the bank and the username in this browser if the customer wants it, and forgets them
 * if the box is no longer ticked. The bank was chosen for this account, so it leaves the address.
 * @param {HTMLFormElement} form
 * @param {FormData} fields
 */
export const remember = async (form, fields) => {
  history.replaceState(null, "", pageWithout("bank", "q"));
  const box = form.querySelector("[name=remember]");
  if (!(box instanceof HTMLInputElement)) return;
  const { checked, value: mode } = box;
  if (!checked && !fields.has("remembered")) return;
  const kept = checked ? { mode, bank: fields.get("bank"), payer: fields.get("payer") } : {};
  const body = new URLSearchParams(/** @type {Record<string, string>} */ (kept));
  // It is a convenience: the payment goes on without it.
  await fetch("/remembered", { method: "POST", body }).catch(() => {});
};

const pageWithout = (/** @type {string[]} */ ...names) => {
  const address = new URL(location.href);
  for (const name of names) address.searchParams.delete(name);
  return address;
};

/** Shows the page of another choice, as the browser would by a link, but keeps what was typed. */
const choose = async (/** @type {URL} */ address, focus = true) => {
  history.replaceState(null, "", address);
  // Without a connection the browser says so, as it does for every link.
  if (!(await refresh())) location.reload();
  else if (focus) focusStart();
};

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element && event.target.closest("a[data-pick]");
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  void choose(new URL(link.href));
});

/** @type {ReturnType<typeof setTimeout> | undefined} */
let searching;

/** Finds banks while the customer types. */
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== "q") return;
  clearTimeout(searching);
  searching = setTimeout(() => {
    const address = pageWithout("q");
    if (target.value !== "") address.searchParams.set("q", target.value);
    void choose(address, false);
  }, 250);
});
