import type { GenericSchema } from "valibot";
import { type Result, refuse } from "../../base/kernel/result.ts";
import type { SecurityScheme } from "../../base/platform/contract.ts";
import { type Reply, replyWith } from "../../base/platform/edge.ts";
import type { refuseCredentials } from "../approval-page.ts";

/** How an open page learns of changes: over a socket, or by asking. */

/** The page's object, if this gateway made the address. */
export interface AddressedPage {
  /** The id of the object. */
  id: string;
  stub: { fetch(request: Request): Promise<Response> };
  /** The live status for this browser; null if the object does not exist. */
  live(browserId: string): Promise<Result<string> | null>;
  /** The browser with this token. */
  readToken(
    token: string,
  ): Result<{ browser_id: string }> | Promise<Result<{ browser_id: string }>>;
}

/** How a page, or a program instead of it, sends the page's token. */
export interface PageTokenForm {
  scheme: SecurityScheme;
  /** The schema of the address's JSON answer. */
  answer: GenericSchema;
  tokenIn(request: Request): string;
  /** Refuses a caller that never has the token, before anything is looked up. */
  refuse?: typeof refuseCredentials;
}

/** A WebSocket held by the page's object; without Upgrade, the same as JSON. @rule P3.14 */
export const liveStep = async (
  request: Request,
  find: () => AddressedPage | null,
  { tokenIn, refuse: refuseCaller }: PageTokenForm,
): Promise<Response | Result<Reply>> => {
  const forbidden = refuseCaller?.(request);
  if (forbidden) return forbidden;
  const found = find();
  if (!found) return refuse("NOT_FOUND");
  const upgrade = isUpgrade(request);
  const token = upgrade ? socketToken(request) : tokenIn(request);
  const caller = token ? await found.readToken(token) : null;
  if (caller && !caller.ok) return caller;
  if (!upgrade) return replyWith(await found.live(caller?.value.browser_id ?? ""));
  if (!caller) return refuse("SESSION_TOKEN_REQUIRED");
  return openLiveSocket(found.stub, request, caller.value.browser_id);
};

const isUpgrade = ({ headers }: Request): boolean =>
  headers.get("upgrade")?.toLowerCase() === "websocket";

/** Browsers cannot set other headers on a WebSocket, so its token is sent as its subprotocol. */
const socketToken = ({ headers }: Request): string =>
  headers.get("sec-websocket-protocol")?.split(",")[0]?.trim() ?? "";

/** How often a page without a socket polls. */
const POLL_SECONDS = 5;

/** A WebSocket held by the page's object. The caller has checked the token. */
const openLiveSocket = async (
  stub: AddressedPage["stub"],
  request: Request,
  browserId: string,
): Promise<Response | Result<Reply>> => {
  const headers = new Headers(request.headers);
  headers.set("x-browser-id", browserId);
  headers.set("sec-websocket-protocol", socketToken(request));
  const response = await stub.fetch(new Request(request.url, { headers }));
  if (response.status === 404) return refuse("NOT_FOUND");
  return response.status === 429 ? refuse("RATE_LIMITED", { retry_after: POLL_SECONDS }) : response;
};
