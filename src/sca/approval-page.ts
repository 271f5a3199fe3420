import type { Result } from "../kernel/result.ts";
import {
  issuePageToken,
  type PageCaller,
  type PageSubject,
  readPageCaller,
  readSignedReference,
  signedReference,
} from "../pages/page-token.ts";
import type { GatewayEnv } from "../platform/env.ts";
import { objectStubs } from "../platform/objects.ts";
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
}

/**
 * The page of one kind of object: its address, `{base}/{path}/{id}.{mac}`, and its token (O6.10).
 */
export const approvalPage = <Stub>({ prefixes, binding, path, addressPurpose }: Approved) => {
  const subject: PageSubject<GatewayEnv, Stub> = {
    prefixes,
    tokenPurpose: AUTH_SESSION_PURPOSE,
    find: (env, hex) => objectStubs<Stub>(env, binding, hex),
  };
  const readToken = (env: GatewayEnv, token: string, id: string): Result<PageCaller<Stub>> =>
    readPageCaller(env, subject, token, id);
  return {
    urlOf: (env: GatewayEnv, id: string): string =>
      `${env.BASE_URL}/${path}/${signedReference(env, addressPurpose, id)}`,
    /** The id in the last part of an address; null if the address was not made here. */
    readReference: (env: GatewayEnv, reference: string): string | null =>
      readSignedReference(env, addressPurpose, reference),
    /** The token of the page in one browser (P3.2). */
    issueToken: (env: GatewayEnv, id: string, browserId: string) =>
      issuePageToken(env, subject, id, browserId),
    /** The browser that holds a token of exactly this object. */
    readToken,
    /** The steps of the page require its token. */
    guard: authSessionGuard<PageCaller<Stub>>(
      ["NOT_FOUND", "FORBIDDEN"],
      ({ env, path: { id } }, token) => readToken(env, token, id ?? ""),
    ),
  };
};
