import { parseId } from "../base/kernel/ids.ts";
import type { Result } from "../base/kernel/result.ts";
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
import { AUTH_SESSION_PURPOSE, authSessionGuard } from "./auth-session.ts";

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
