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
import { AUTH_SESSION_PURPOSE, authSessionGuard } from "../sca/auth-session.ts";
import { MANDATE_PREFIXES, MANDATES, type MandateStub } from "./mandate-address.ts";

/** The address of a mandate's page and its token (contract/open-banking.md § Hosted steps). */
const ADDRESS_PURPOSE = "approval-address";

const approvalPage: PageSubject<GatewayEnv, MandateStub> = {
  prefixes: MANDATE_PREFIXES,
  tokenPurpose: AUTH_SESSION_PURPOSE,
  find: (env, hex) => objectStubs<MandateStub>(env, MANDATES, hex),
};

/** A browser with the token of one mandate's page. */
export type MandatePageCaller = PageCaller<MandateStub>;

/** The page on which the customer approves: `{base}/approval/{mandate_id}.{mac}`. */
export const approvalUrl = (env: GatewayEnv, mandateId: string): string =>
  `${env.BASE_URL}/approval/${signedReference(env, ADDRESS_PURPOSE, mandateId)}`;

/** The mandate in the last part of an address; null if the address was not made here. */
export const readApprovalReference = (env: GatewayEnv, reference: string): string | null =>
  readSignedReference(env, ADDRESS_PURPOSE, reference);

/** The token of the mandate's page in one browser (§5). */
export const issueMandateSession = (env: GatewayEnv, mandateId: string, browserId: string) =>
  issuePageToken(env, approvalPage, mandateId, browserId);

/** The browser that holds a token of exactly this mandate. */
export const readMandateSession = (
  env: GatewayEnv,
  token: string,
  mandateId: string,
): Result<MandatePageCaller> => readPageCaller(env, approvalPage, token, mandateId);

/** The steps of the page require its token. */
export const mandatePageStep = authSessionGuard<MandatePageCaller>(
  ["NOT_FOUND", "FORBIDDEN"],
  ({ env, path }, token) => readMandateSession(env, token, path.id ?? ""),
);
