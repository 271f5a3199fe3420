// @ts-check
/**
 * The screen: <main> as the server last rendered it. After every answer and every message the page
 * fetches its own address and swaps <main>. No HTML is built in the browser, so there is one
 * renderer and one truth.
 */

const PAGE_TIMEOUT_MS = 15_000;

/**
 * @typedef {object} PageData
 * @property {Record<string, string>} problems sentences by error codes, or by code and field
 * @property {Record<string, string>} missing sentences by step, for an empty field
 * @property {string} working
 * @property {string} oneMinuteLeft
 * @property {{left: string, last: string, five: string}} time
 * @property {string} resendWait
 */

/** @type {PageData} */
export const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "{}");

for (const [codes, sentence] of Object.entries(data.problems))
  for (const code of codes.split(" ")) data.problems[code] = sentence;

/** @param {string} name */
export const meta = (name, from = document) =>
  from.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";

const mainOf = (from = document) => /** @type {HTMLElement} */ (from.querySelector("main"));

/** The page's token, under the name that says how it is sent. */
const tokenIn = (from = document) => meta("session-token", from) || meta("auth-session", from);

export const page = {
  /** Every rendering brings a new one. */
  token: tokenIn(),
  main: mainOf(),
};

/** @returns {Record<string, string>} the headers that admit this page to its steps */
export const credentials = () =>
  meta("auth-session")
    ? { "x-gateway-auth-session": page.token }
    : { authorization: `Bearer ${page.token}` };

/**
 * Main as the server wrote it, whatever its token and the remaining time: equal text means that
 * nothing has changed.
 */
const writtenIn = (/** @type {Element} */ main, from = document) =>
  main.outerHTML.replaceAll(tokenIn(from), "").replace(/(<time[^>]*>)[^<]*/g, "$1");

let rendered = writtenIn(page.main);

const announcer = /** @type {HTMLElement} */ (document.getElementById("announcer"));

/** The texts of a screen that are read out when they change. */
const newsOf = (/** @type {Element} */ main) =>
  [...main.querySelectorAll("[data-news]")].map(({ textContent }) => textContent).join(" ");

/** Enables what only this script does, and shows times by the customer's clock. */
const prepare = (/** @type {Element} */ main) => {
  main.setAttribute("data-ready", "");
  for (const button of main.querySelectorAll("button[disabled]"))
    button.removeAttribute("disabled");
  for (const time of main.querySelectorAll("time[data-clock]")) {
    const at = new Date(time.getAttribute("datetime") ?? "");
    time.textContent = [at.getHours(), at.getMinutes()]
      .map((part) => String(part).padStart(2, "0"))
      .join(":");
  }
};

/** @param {string} text read out by screen readers when they have time */
export const announce = (text) => {
  announcer.textContent = text;
};

/** @param {string} text */
export const isAnnounced = (text) => announcer.textContent === text;

/** Whether there may be news. */
export const isLive = () => page.main.hasAttribute("data-live");

/** @type {(() => void)[]} */
const shownCallbacks = [];

/** @param {() => void} callback called whenever another <main> is on the screen */
export const onShown = (callback) => {
  shownCallbacks.push(callback);
};

/** @type {Promise<boolean> | null} */
let running = null;
/** @type {Promise<boolean> | null} */
let queued = null;
let queuedMovesFocus = false;

/**
 * Fetches this page again and shows it; false if it could not be reached. A call during another
 * waits for a later fetch, so the result is never older than the call.
 * @returns {Promise<boolean>}
 */
export const refresh = ({ moveFocus = false } = {}) => {
  if (!running) {
    running = fetchAndShow(moveFocus).finally(() => {
      running = null;
    });
    return running;
  }
  queuedMovesFocus ||= moveFocus;
  queued ??= running.then(() => {
    const moves = queuedMovesFocus;
    queued = null;
    queuedMovesFocus = false;
    return refresh({ moveFocus: moves });
  });
  return queued;
};

/** @param {boolean} moveFocus */
const fetchAndShow = async (moveFocus) => {
  try {
    const response = await fetch(location.href, {
      headers: { accept: "text/html" },
      cache: "no-store",
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    if (!response.ok) return false;
    const fetched = new DOMParser().parseFromString(await response.text(), "text/html");
    const next = mainOf(fetched);
    if (!next) return false;
    page.token = tokenIn(fetched) || page.token;
    const written = writtenIn(next, fetched);
    if (written !== rendered) {
      rendered = written;
      show(next, fetched.title, moveFocus);
    }
    return true;
  } catch {
    return false;
  }
};

/**
 * @param {HTMLElement} next
 * @param {string} title
 * @param {boolean} moveFocus
 */
const show = (next, title, moveFocus) => {
  const before = page.main;
  const focused = document.activeElement;
  const focusedPlace = focused && before.contains(focused) ? placeOf(focused) : null;
  const fresh = next.dataset.situation !== before.dataset.situation;
  page.main = document.adoptNode(next);
  prepare(page.main);
  if (!fresh) carryOver(before, page.main);
  before.replaceWith(page.main);
  document.title = title;
  const news = newsOf(page.main);
  if (fresh) {
    // The focus moves to the new heading or field if the customer acted or was in the part that is
    // gone; it is then read out. Otherwise the change is only announced.
    if (moveFocus || focusedPlace !== null) focusStart();
    else announce(page.main.querySelector("h1")?.textContent ?? "");
  } else {
    if (news !== newsOf(before)) announce(news);
    const same = focusedPlace && page.main.querySelector(focusedPlace);
    if (same instanceof HTMLElement) same.focus();
    // What had the focus is gone, as the button of what was stopped.
    else if (focusedPlace) focusStart();
  }
  for (const callback of shownCallbacks) callback();
};

/**
 * The selector of the same element in a newly rendered <main>.
 * @param {Element} element
 */
const placeOf = (element) => {
  if (element.id) return `#${element.id}`;
  const owner = element.closest("form, details");
  return owner ? `#${owner.id} ${element.localName}` : "h1";
};

/** Moves the focus to the first field or heading of the screen. */
export const focusStart = () => {
  const target = page.main.querySelector("[data-focus]");
  if (target instanceof HTMLElement) target.focus();
};

/**
 * Keeps what the customer opened or typed if only details of the same screen changed. Digits of an
 * earlier code are no part of a new one.
 * @param {Element} before
 * @param {Element} after
 */
const carryOver = (before, after) => {
  const opened = [...before.querySelectorAll("details")].map((details) => details.open);
  after.querySelectorAll("details").forEach((details, place) => {
    details.open = opened[place] ?? false;
  });
  if (before.getAttribute("data-challenge") !== after.getAttribute("data-challenge")) return;
  for (const input of before.querySelectorAll("input:not([type=hidden])")) {
    const same = after.querySelector(`#${input.id}`);
    if (same instanceof HTMLInputElement && input instanceof HTMLInputElement) {
      // What the server has filled in stays if nothing was typed.
      if (input.value !== "") same.value = input.value;
      same.checked = input.checked;
    }
  }
};

prepare(page.main);
