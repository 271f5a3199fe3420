// @ts-check
/**
 * Keeps an order or a phone up to date: polls its JSON every second and, if that has changed, shows
 * the page as the server renders it now. Without a script, reload the page.
 */

let seen = "";

const look = async () => {
  const main = /** @type {HTMLElement | null} */ (document.querySelector("main[data-watch]"));
  const address = main?.dataset.watch;
  if (!main || !address || document.visibilityState === "hidden") return;
  try {
    const response = await fetch(address, { cache: "no-store" });
    const text = await response.text();
    if (!response.ok || text === seen) return;
    const page = await fetch(location.href, {
      cache: "no-store",
      headers: { accept: "text/html" },
    });
    if (!page.ok) return;
    const parsed = new DOMParser().parseFromString(await page.text(), "text/html");
    const next = /** @type {HTMLElement | null} */ (parsed.querySelector("main"));
    seen = text;
    if (!next || next.outerHTML === main.outerHTML) return;
    document.title = parsed.title;
    // Only the content changes, so live regions stay and are read out.
    main.replaceChildren(...next.childNodes);
    for (const name of ["data-watch", "data-status"]) {
      const value = next.getAttribute(name);
      if (value === null) main.removeAttribute(name);
      else main.setAttribute(name, value);
    }
  } catch {
    // The next poll tries again.
  }
};

const keepLooking = async () => {
  await look();
  setTimeout(keepLooking, 1_000);
};

void keepLooking();
