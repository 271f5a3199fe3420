// @ts-check
/**
 * The checkout page in the browser. It sends the customer's answers, listens for news, and shows
 * whatever the server renders: after every answer and every message the page fetches its own
 * address and swaps <main>. No HTML is built here, so there is one renderer and one truth.
 */

/**
 * @typedef {object} PageData
 * @property {Record<string, string>} problems sentences by error code, or by code and field
 * @property {Record<string, string>} missing sentences by step, for an empty field
 * @property {string} working
 * @property {string} oneMinuteLeft
 */

/** @typedef {{code: string, message: string, field?: string, minutes?: number}} Problem */

const STEP_TIMEOUT_MS = 30_000;
const PAGE_TIMEOUT_MS = 15_000;
const POLL_MS = 2_000;
// With an open socket a rare poll still finds out that the connection died silently.
const POLL_BESIDE_SOCKET_MS = 15_000;
const ASK_PUSH_MS = 5_000;
const RECONNECT_MAX_MS = 30_000;

/** @type {PageData} */
const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "{}");
const announcer = /** @type {HTMLElement} */ (document.getElementById("announcer"));

/** @param {string} name */
const meta = (name, page = document) =>
  page.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";

const mainOf = (page = document) => /** @type {HTMLElement} */ (page.querySelector("main"));

let token = meta("session-token");
let main = mainOf();
/** Main as the server wrote it: equal text means that there is nothing new to show. */
let rendered = main.outerHTML;
/** The server's clock minus ours. */
const clockSkewMs = Number(meta("server-time")) - Date.now();
const serverNow = () => Date.now() + clockSkewMs;

/** @param {string} text */
const announce = (text) => {
  announcer.textContent = text;
};

/** @param {Element} element */
const isLive = (element) => element.hasAttribute("data-live");

// ---------------------------------------------------------------- showing what the server renders

/** @type {Promise<boolean> | null} */
let refreshing = null;
let refreshAgain = false;

/** Fetches this page again and shows it; false when it could not be reached. */
const refresh = async ({ moveFocus = false } = {}) => {
  if (refreshing) {
    refreshAgain = true;
    return refreshing;
  }
  refreshing = fetchAndShow(moveFocus);
  const reached = await refreshing;
  refreshing = null;
  if (refreshAgain) {
    refreshAgain = false;
    return refresh({ moveFocus });
  }
  return reached;
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
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const next = mainOf(page);
    if (!next) return false;
    token = meta("session-token", page) || token;
    if (next.outerHTML !== rendered) show(next, page.title, moveFocus);
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
  const before = main;
  rendered = next.outerHTML;
  const focused = document.activeElement;
  const focusedPlace = focused && before.contains(focused) ? placeOf(focused) : null;
  const fresh = next.dataset.situation !== before.dataset.situation;
  main = document.adoptNode(next);
  if (!fresh) carryOver(before, main);
  before.replaceWith(main);
  document.title = title;
  if (fresh) {
    // Whoever acted, or was in the part that is gone, is taken to the new heading or field, which
    // is then read out. Others only hear about it.
    if (moveFocus || focusedPlace !== null) focusStart();
    else announce(main.querySelector("h1")?.textContent ?? "");
  } else if (focusedPlace) {
    const same = main.querySelector(focusedPlace);
    if (same instanceof HTMLElement) same.focus();
  }
  tick();
  arrive();
};

/**
 * Where the same element is found in a newly rendered <main>.
 * @param {Element} element
 */
const placeOf = (element) => {
  if (element.id) return `#${element.id}`;
  const owner = element.closest("form, details");
  return owner ? `#${owner.id} ${element.localName}` : "h1";
};

const focusStart = () => {
  const target = main.querySelector("[data-focus]");
  if (target instanceof HTMLElement) target.focus();
};

/**
 * What the customer typed or opened stays, when only details of the same screen changed.
 * @param {Element} before
 * @param {Element} after
 */
const carryOver = (before, after) => {
  const opened = [...before.querySelectorAll("details")].map((details) => details.open);
  after.querySelectorAll("details").forEach((details, place) => {
    details.open = opened[place] ?? false;
  });
  for (const input of before.querySelectorAll("input:not([type=hidden])")) {
    const same = after.querySelector(`#${input.id}`);
    if (same instanceof HTMLInputElement && input instanceof HTMLInputElement) {
      same.value = input.value;
    }
  }
};

// ------------------------------------------------------------------------ the customer's answers

// One answer at a time, whatever is pressed how often.
let answering = false;

/** Digits of every script as 0 to 9: keyboards in Arabic or Persian write their own. */
const asciiDigits = (/** @type {string} */ text) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) - 0x0660) % 0x90));

/**
 * The body of a step, or null when its field is empty.
 * @param {string} step
 * @param {FormData} fields
 */
const bodyOf = (step, fields) => {
  const text = (/** @type {string} */ name) => String(fields.get(name) ?? "").trim();
  switch (step) {
    case "resolve-payer": {
      const value = text("payer");
      const compact = value.replace(/[\s-]/g, "").toUpperCase();
      if (value === "") return null;
      return /^[A-Z]{2}\d{2}[A-Z0-9]{6,}$/.test(compact)
        ? { payer_iban: compact }
        : { payer_alias: value };
    }
    case "select-auth":
      return { auth_mode: text("auth_mode") };
    case "confirm": {
      const code = asciiDigits(text("otp_code")).replace(/[\s-]/g, "");
      return code === "" ? null : { otp_code: code };
    }
    default:
      return {};
  }
};

/**
 * Sends a step; null when it was accepted.
 * @param {string} step
 * @param {object} body
 * @returns {Promise<Problem | null>}
 */
const send = async (step, body) => {
  try {
    const response = await fetch(`${meta("session-steps")}/${step}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(STEP_TIMEOUT_MS),
    });
    if (response.ok) return null;
    const { error } = await response.json();
    const seconds = Number(response.headers.get("retry-after") ?? 900);
    return { ...error, minutes: Math.max(1, Math.ceil(seconds / 60)) };
  } catch {
    return { code: "OFFLINE", message: "" };
  }
};

/** @param {Problem} problem */
const sentenceOf = ({ code, field, message, minutes }) => {
  const sentence = data.problems[`${code}:${field}`] ?? data.problems[code] ?? message;
  return sentence.replace("{minutes}", String(minutes ?? 15));
};

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
const answer = async (form, button) => {
  if (answering) return;
  const step = form.dataset.step ?? "";
  const body = bodyOf(step, new FormData(form));
  if (!body) return showProblem(form.id, data.missing[step] ?? "");
  answering = true;
  form.setAttribute("aria-busy", "true");
  button?.setAttribute("data-pressed", "");
  const slow = setTimeout(() => announce(data.working), 500);
  const problem = await send(step, body);
  const reached = await refresh({ moveFocus: true });
  clearTimeout(slow);
  if (announcer.textContent === data.working) announce("");
  answering = false;
  // The form may be a new one by now; an unchanged one is told that its answer has been dealt with.
  form.removeAttribute("aria-busy");
  button?.removeAttribute("data-pressed");
  if (problem) showProblem(form.id, sentenceOf(problem), problem.code);
  else if (!reached) showProblem("", data.problems.OFFLINE ?? "");
};

/**
 * Shows what is wrong where it happened; a problem whose form is gone is told by the new screen.
 * @param {string} formId
 * @param {string} sentence
 */
const showProblem = (formId, sentence, code = "") => {
  const form = formId === "" ? null : main.querySelector(`#${formId}`);
  if (formId !== "" && !form) return;
  const input = form?.querySelector("input:not([type=hidden])");
  const place = form?.querySelector("[data-problem]") ?? main.querySelector("[data-page-problem]");
  if (place instanceof HTMLElement) {
    place.hidden = false;
    place.textContent = sentence;
    if (!input) place.scrollIntoView({ block: "nearest" });
  }
  if (input instanceof HTMLInputElement) {
    input.setAttribute("aria-invalid", "true");
    if (code.startsWith("OTP_")) input.value = "";
    input.focus();
  }
};

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.dataset.step) return;
  event.preventDefault();
  void answer(form, event.submitter);
});

document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.hasAttribute("aria-invalid")) return;
  target.removeAttribute("aria-invalid");
  const place = target.form?.querySelector("[data-problem]");
  if (place instanceof HTMLElement) place.hidden = true;
});

// An IBAN is easier to compare in groups of four.
document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== "payer") return;
  const compact = target.value.replace(/[\s-]/g, "").toUpperCase();
  if (/^[A-Z]{2}\d{2}[A-Z0-9]{6,}$/.test(compact)) {
    target.value = compact.replace(/(.{4})(?=.)/g, "$1 ");
  }
});

// ------------------------------------------------------------------------------------------ news

/** @type {WebSocket | null} */
let socket = null;
let reconnectMs = 1_000;
let reconnectAt = 0;

const connect = () => {
  const address = new URL(meta("live-path"), location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const opened = new WebSocket(address, [token]);
  socket = opened;
  opened.onopen = () => {
    reconnectMs = 1_000;
  };
  opened.onmessage = () => void refresh();
  opened.onclose = () => {
    if (socket === opened) socket = null;
    reconnectAt = Date.now() + reconnectMs;
    reconnectMs = Math.min(reconnectMs * 2, RECONNECT_MAX_MS);
  };
};

let nextPollAt = Date.now() + POLL_MS;
let polling = false;

/** Asks for the state when no message would tell, and renders only when it is another one. */
const poll = async () => {
  if (polling) return;
  polling = true;
  try {
    const response = await fetch(meta("live-path"), {
      headers: { accept: "application/json", authorization: `Bearer ${token}` },
      cache: "no-store",
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    const live = response.ok ? await response.json() : null;
    if (!live || live.state !== main.dataset.state) await refresh();
  } catch {
    // Without a connection the next poll tries again.
  }
  polling = false;
  const connected = socket?.readyState === WebSocket.OPEN;
  nextPollAt = Date.now() + (connected ? POLL_BESIDE_SOCKET_MS : POLL_MS);
};

let nextAskAt = Date.now() + ASK_PUSH_MS;

/** A prompt's answer normally comes by itself; asking finds it when the bank's message was lost. */
const askPush = async () => {
  nextAskAt = Number.POSITIVE_INFINITY;
  await send("confirm", {});
  nextAskAt = Date.now() + ASK_PUSH_MS;
  await poll();
};

/** Back in view: phones drop connections while the banking app is in front. */
const resume = () => {
  if (document.visibilityState !== "visible") return;
  reconnectMs = 1_000;
  reconnectAt = 0;
  void refresh();
};

document.addEventListener("visibilitychange", resume);
addEventListener("online", resume);
addEventListener("focus", resume);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) resume();
});

const listen = () => {
  if (!isLive(main)) {
    socket?.close();
    return;
  }
  if (document.visibilityState === "hidden") return;
  const now = Date.now();
  if (!socket && now >= reconnectAt) connect();
  if (now >= nextPollAt) {
    nextPollAt = Number.POSITIVE_INFINITY;
    void poll();
  }
  if (main.dataset.situation === "push" && now >= nextAskAt && !answering) void askPush();
};

// ---------------------------------------------------------------------------------- time and end

/** @type {Set<string>} */
const elapsed = new Set();
let warned = false;

/** Counts down to the second; what runs out is rendered anew, once. */
const tick = () => {
  for (const time of main.querySelectorAll("time[data-countdown]")) {
    const deadline = time.getAttribute("datetime") ?? "";
    const left = Math.max(0, Math.ceil((Date.parse(deadline) - serverNow()) / 1000));
    const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    if (time.textContent !== text) time.textContent = text;
    time.classList.toggle("ending", left <= 60);
    const isSession = time.getAttribute("data-countdown") === "session";
    if (isSession && left <= 60 && left > 0 && !warned) {
      warned = true;
      announce(data.oneMinuteLeft);
    }
    if (left === 0 && !elapsed.has(deadline)) {
      elapsed.add(deadline);
      // Half a second later the server's clock has passed the deadline too.
      setTimeout(() => void refresh(), 500);
    }
  }
};

/** Marks that the payment was seen open in this tab: only then does its end lead back by itself. */
const openMark = `checkout:${location.pathname}`;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;

/**
 * At the end the page goes back to the merchant by itself after a moment, unless told to stay.
 * Opened again later, or reached with the browser's back button, it stays.
 */
const arrive = () => {
  const link = main.querySelector("a[data-leave-after]");
  if (!(link instanceof HTMLAnchorElement)) {
    if (isLive(main)) remember();
    return;
  }
  if (!forget()) return;
  const notice = main.querySelector("[data-leaving]");
  if (notice instanceof HTMLElement) notice.hidden = false;
  leaving = setTimeout(() => location.assign(link.href), Number(link.dataset.leaveAfter) * 1000);
};

// Storage may be forbidden; then the link is there.
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

document.addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLElement) || !target.hasAttribute("data-stay")) return;
  clearTimeout(leaving);
  const notice = target.closest("[data-leaving]");
  if (notice instanceof HTMLElement) notice.hidden = true;
  focusStart();
});

if (main.dataset.situation === "otp") focusStart();
tick();
arrive();
listen();
setInterval(() => {
  tick();
  listen();
}, 1_000);
