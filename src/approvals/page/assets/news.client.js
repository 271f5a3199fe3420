// @ts-check
/** News: messages over a WebSocket, polling without one, and asking for prompts. */
import { isAnswering, send } from "./answers.client.js";
import { credentials, data, isLive, meta, page, refresh } from "./screen.client.js";

const POLL_MS = 2_000;
const POLL_TIMEOUT_MS = 15_000;
// With an open socket a rare poll still notices a connection that died silently.
const POLL_BESIDE_SOCKET_MS = 15_000;
const ASK_PUSH_MS = 5_000;
const RECONNECT_MAX_MS = 30_000;

/** @type {WebSocket | null} */
let socket = null;
let reconnectMs = 1_000;
let reconnectAt = 0;
/**
 * The state in a message of the live status, as the server writes it on <main>.
 * @param {{state?: string, status?: string, step?: string} | null} live
 */
const stateOf = (live) => live && (live.state ?? `${live.status} ${live.step}`);

// The first message of the first connection repeats what the page was just rendered from.
let greeted = false;

const connect = () => {
  const address = new URL(meta("live-path"), location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const opened = new WebSocket(address, [page.token]);
  socket = opened;
  opened.onopen = () => {
    reconnectMs = 1_000;
  };
  opened.onmessage = ({ data: text }) => {
    const known = !greeted && stateOf(JSON.parse(text)) === page.main.dataset.state;
    greeted = true;
    if (!known) void refresh();
  };
  opened.onclose = () => {
    if (socket === opened) socket = null;
    greeted = true;
    reconnectAt = Date.now() + reconnectMs;
    reconnectMs = Math.min(reconnectMs * 2, RECONNECT_MAX_MS);
  };
};

let polledAt = Date.now();
let polling = false;

/** Polls the state if no message would arrive, and renders only a changed one. */
const poll = async () => {
  if (polling) return;
  polling = true;
  try {
    const response = await fetch(meta("live-path"), {
      headers: { accept: "application/json", ...credentials() },
      cache: "no-store",
      signal: AbortSignal.timeout(POLL_TIMEOUT_MS),
    });
    const live = response.ok ? await response.json() : null;
    if (stateOf(live) !== page.main.dataset.state) await refresh();
  } catch {
    // Without a connection the next poll tries again.
  }
  polling = false;
  polledAt = Date.now();
};

let nextAskAt = Date.now() + ASK_PUSH_MS;

/**
 * A prompt's answer normally arrives by itself. Asking finds it if the bank's callback was lost.
 */
const askPush = async () => {
  nextAskAt = Number.POSITIVE_INFINITY;
  await send("confirm", {});
  nextAskAt = Date.now() + ASK_PUSH_MS;
  await (isHeard() ? poll() : refresh());
};

/** Visible again: phones drop connections while the banking app, with the answer, is in front. */
const resume = () => {
  if (document.visibilityState !== "visible") return;
  reconnectMs = 1_000;
  reconnectAt = 0;
  if (Number.isFinite(nextAskAt)) nextAskAt = 0;
  void refresh();
};

/** Says that there is no connection, wherever the page says so, and takes it back. */
const showConnection = () => {
  const notice = document.getElementById("offline");
  if (notice) notice.textContent = data.problems.OFFLINE ?? "";
  for (const place of document.querySelectorAll("[role=alert]"))
    if (place.textContent === data.problems.OFFLINE)
      place.toggleAttribute("hidden", navigator.onLine);
};
showConnection();

document.addEventListener("visibilitychange", resume);
addEventListener("online", resume);
addEventListener("online", showConnection);
addEventListener("offline", showConnection);
addEventListener("focus", resume);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) resume();
});

/** Whether the page has a live status. Otherwise it only asks about its prompt. */
const isHeard = () => page.main.dataset.live === "listen";

/** Called every second: keeps a connection, or polls without one. */
export const listen = () => {
  if (!isLive()) {
    socket?.close();
    return;
  }
  if (document.visibilityState === "hidden") return;
  const now = Date.now();
  if (isHeard()) {
    if (!socket && now >= reconnectAt) connect();
    const connected = socket?.readyState === WebSocket.OPEN;
    if (now - polledAt >= (connected ? POLL_BESIDE_SOCKET_MS : POLL_MS)) void poll();
  }
  if (page.main.dataset.situation === "push" && now >= nextAskAt && !isAnswering()) void askPush();
};
