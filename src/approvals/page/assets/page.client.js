// @ts-check
/** A hosted page in the browser: counts down, listens for news, and goes back to who asked. */
import { listen } from "./news.client.js";
import {
  announce,
  data,
  focusStart,
  isLive,
  meta,
  onShown,
  page,
  refresh,
} from "./screen.client.js";

/** The server's clock minus ours: the countdown does not trust the customer's clock. */
const clockSkewMs = Number(meta("server-time")) - Date.now();
const serverNow = () => Date.now() + clockSkewMs;

/** @type {Set<string>} */
const elapsed = new Set();
/** The minutes that were read out. @type {Set<number>} */
const warned = new Set();

/** Read out once, at five minutes and at one: before that the time is quiet. */
const warn = (/** @type {number} */ left) => {
  for (const [minutes, sentence] of /** @type {const} */ ([
    [1, data.oneMinuteLeft],
    [5, data.time.five],
  ])) {
    if (left > minutes * 60 || left === 0) continue;
    if (!warned.has(minutes)) announce(sentence);
    warned.add(minutes).add(5);
    return;
  }
};

/** A button that waits says for how long. */
const holdButtons = () => {
  for (const button of page.main.querySelectorAll("button[data-wait-until]")) {
    if (!(button instanceof HTMLButtonElement)) continue;
    const until = Date.parse(button.dataset.waitUntil ?? "");
    const left = Math.ceil((until - serverNow()) / 1000);
    button.dataset.label ??= button.textContent ?? "";
    button.disabled = left > 0;
    const text =
      left > 0 ? data.resendWait.replace("{seconds}", String(left)) : button.dataset.label;
    if (button.textContent !== text) button.textContent = text;
  }
};

/** Counts down every second. When a time has come, the page is rendered again, once. */
const tick = () => {
  for (const time of page.main.querySelectorAll("time[data-countdown]")) {
    const deadline = time.getAttribute("datetime") ?? "";
    const left = Math.max(0, Math.ceil((Date.parse(deadline) - serverNow()) / 1000));
    const isSession = time.getAttribute("data-countdown") === "session";
    const text = isSession
      ? left > 60
        ? data.time.left.replace("{count}", String(Math.ceil(left / 60)))
        : data.time.last
      : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    if (time.textContent !== text) time.textContent = text;
    time.classList.toggle("ending", left <= 60);
    if (isSession) warn(left);
    if (left === 0) refreshAfter(deadline);
  }
  holdButtons();
  const { changesAt } = page.main.dataset;
  if (changesAt && isOutdated()) refreshAfter(changesAt);
};

/** Whether the view's next change is due. A link on it may hold a code that has expired. */
const isOutdated = () => Date.parse(page.main.dataset.changesAt ?? "") <= serverNow();

/** @param {string} deadline */
const refreshAfter = (deadline) => {
  if (elapsed.has(deadline)) return;
  elapsed.add(deadline);
  // Half a second later the server's clock has passed the deadline too.
  setTimeout(() => void refresh(), 500);
};

/** Marks that this tab showed the open page: only such a tab goes back by itself. */
const openMark = `open:${location.pathname}`;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;

/**
 * A moment after the end the page goes back to who asked, unless the customer chooses to stay. A
 * page opened again later, or reached with the back button, stays.
 */
const arrive = () => {
  const link = page.main.querySelector("a[data-leave-after]");
  if (!(link instanceof HTMLAnchorElement)) {
    if (isLive()) remember();
    return;
  }
  if (!forget()) return;
  const notice = page.main.querySelector("[data-leaving]");
  if (notice instanceof HTMLElement) notice.hidden = false;
  leaving = setTimeout(leave, Number(link.dataset.leaveAfter) * 1000);
};

/** Follows the link back, of a new view if this one is outdated. */
const leave = async () => {
  if (isOutdated()) await refresh();
  const link = page.main.querySelector("a[data-leave-after]");
  if (link instanceof HTMLAnchorElement) location.assign(link.href);
};

// Storage may be forbidden; then the customer uses the link.
const remember = () => {
  try {
    sessionStorage.setItem(openMark, "open");
  } catch {}
};

const forget = () => {
  try {
    const marked = sessionStorage.getItem(openMark) !== null;
    sessionStorage.removeItem(openMark);
    return marked;
  } catch {
    return false;
  }
};

document.addEventListener("click", (event) => {
  const isLink = event.target instanceof Element && event.target.closest("a[data-leave-after]");
  if (!isLink || !isOutdated()) return;
  event.preventDefault();
  void leave();
});

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLElement) || !target.hasAttribute("data-stay")) return;
  clearTimeout(leaving);
  const notice = target.closest("[data-leaving]");
  if (notice instanceof HTMLElement) notice.hidden = true;
  focusStart();
});

// What came of a form that was sent before this script ran belongs to this view of the page only.
const address = new URL(location.href);
for (const name of ["unsent", "problem", "form", "minutes"]) address.searchParams.delete(name);
if (address.href !== location.href) history.replaceState(null, "", address);

if (page.main.dataset.situation === "otp") focusStart();
tick();
arrive();
onShown(tick);
onShown(arrive);
listen();
setInterval(() => {
  tick();
  listen();
}, 1_000);
