import { parseId } from "../base/kernel/ids.ts";
import type { ProblemCode } from "../base/kernel/problems.ts";
import { type Refusal, type Result, refuse } from "../base/kernel/result.ts";
import type { SecurityScheme } from "../base/platform/contract.ts";
import { type Guard, guard, type UnparsedCall } from "../base/platform/edge.ts";
import type { GatewayEnv } from "../base/platform/env.ts";
import { objectStubs } from "../base/platform/objects.ts";
import {
  issuePageToken,
  type PageCaller,
  type PageSubject,
  readPageCaller,
  readSignedReference,
  signedReference,
} from "../frame/pages/page-token.ts";
import { limitAddress } from "../network/parties/limits.ts";

/** A kind of object that has one page, on which its customer approves it. */
interface Approved {
  prefixes: readonly string[];
  /** The binding of its namespace. */
  binding: string;
  /** The first part of the page's path. */
  path: string;
  /** The purpose of the key that signs its addresses. It can never be changed. */
  addressPurpose: string;
  /** The purpose of its tokens' key; by default that of X-Gateway-Auth-Session. */
  tokenPurpose?: string;
}

/** A page, as its address names it. */
export interface FoundPage<Stub> {
  /** The id of its object. */
  id: string;
  stubOf(): Stub | null;
  /** What the object is told to show its page. */
  viewed: { url?: string };
  /** The token of the page in one browser (P3.2). */
  issueToken(browserId: string): { token: string; expires_at: number };
  /** The browser that holds a token of exactly this page. */
  readToken(token: string): MaybePromise<Result<{ browser_id: string }>>;
}

type MaybePromise<Value> = Value | Promise<Value>;

/**
 * The page of one kind of object: its address, `{base}/{path}/{id}.{mac}`, and its token (O6.10).
 */
export const approvalPage = <Stub>({
  prefixes,
  binding,
  path,
  addressPurpose,
  tokenPurpose = AUTH_SESSION_PURPOSE,
}: Approved) => {
  const subject: PageSubject<GatewayEnv, Stub> = {
    prefixes,
    tokenPurpose,
    find: (env, hex) => objectStubs<Stub>(env, binding, hex),
  };
  const readToken = (env: GatewayEnv, token: string, id: string): Result<PageCaller<Stub>> =>
    readPageCaller(env, subject, token, id);
  const readReference = (env: GatewayEnv, reference: string): string | null =>
    readSignedReference(env, addressPurpose, reference);
  return {
    urlOf: (env: GatewayEnv, id: string): string =>
      `${env.BASE_URL}/${path}/${signedReference(env, addressPurpose, id)}`,
    /** The page of the last part of an address; null if the address was not made here. */
    find(env: GatewayEnv, reference: string): FoundPage<Stub> | null {
      const id = readReference(env, reference);
      if (id === null) return null;
      return {
        id,
        stubOf: () => subject.find(env, parseId(prefixes, id) ?? "")?.() ?? null,
        viewed: {},
        issueToken: (browserId) => issuePageToken(env, subject, id, browserId),
        readToken: (token) => readToken(env, token, id),
      };
    },
    readToken,
    /** The steps of the page require its token. */
    guard: authSessionGuard<PageCaller<Stub>>(
      ["NOT_FOUND", "FORBIDDEN"],
      ({ env, path: { id } }, token) => readToken(env, token, id ?? ""),
    ),
  };
};

/**
 * Who takes a customer's steps outside the checkout: a browser with the token of its hosted page
 * (O6.1).
 */
const AUTH_SESSION = "X-Gateway-Auth-Session";

/** The purpose of the tokens' key. A token names its object, so it fits no other. */
export const AUTH_SESSION_PURPOSE = "auth-session";

export const authSessionScheme: SecurityScheme = {
  name: "authSession",
  header: AUTH_SESSION,
  description:
    "The token that a hosted page holds, `st_…`: for one authorisation and one browser, 15 " +
    "minutes at most.",
};

/**
 * Merchants and TPPs never take the customer's steps. Pages send no Authorization, so whatever is
 * sent there is refused before anything is looked up.
 * @rule O6.1
 */
export const refuseCredentials = ({ headers }: Request): Refusal | null =>
  headers.has("authorization") ? refuse("HOSTED_STEP_FORBIDDEN") : null;

export const authSessionOf = ({ headers }: Request): string => headers.get(AUTH_SESSION) ?? "";

/** The guard of a page's steps. `read` finds the caller with this token, or refuses it. */
export const authSessionGuard = <Caller>(
  refusals: readonly ProblemCode[],
  read: (call: UnparsedCall<GatewayEnv>, token: string) => Result<Caller> | Promise<Result<Caller>>,
): Guard<GatewayEnv, Caller> =>
  guard<GatewayEnv, Caller>(
    {
      accepts: [authSessionScheme],
      limited: true,
      refusals: ["HOSTED_STEP_FORBIDDEN", "SESSION_TOKEN_REQUIRED", "RATE_LIMITED", ...refusals],
    },
    async (call) => {
      const allowed = await limitAddress(call);
      if (!allowed.ok) return allowed;
      return refuseCredentials(call.request) ?? read(call, authSessionOf(call.request));
    },
  );
