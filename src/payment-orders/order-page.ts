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
import { ORDER_PREFIXES, type OrderStub, PAYMENT_ORDERS } from "./order-address.ts";

/** The address of an order's page and its token (contract/open-banking.md § Hosted steps). */
const ADDRESS_PURPOSE = "sca-address";

const scaPage: PageSubject<GatewayEnv, OrderStub> = {
  prefixes: ORDER_PREFIXES,
  tokenPurpose: AUTH_SESSION_PURPOSE,
  find: (env, hex) => objectStubs<OrderStub>(env, PAYMENT_ORDERS, hex),
};

/** A browser with the token of one order's page. */
export type OrderPageCaller = PageCaller<OrderStub>;

/** The page on which the customer approves: `{base}/sca/{payment_order_id}.{mac}`. */
export const scaUrl = (env: GatewayEnv, paymentOrderId: string): string =>
  `${env.BASE_URL}/sca/${signedReference(env, ADDRESS_PURPOSE, paymentOrderId)}`;

/** The order in the last part of an address; null if the address was not made here. */
export const readScaReference = (env: GatewayEnv, reference: string): string | null =>
  readSignedReference(env, ADDRESS_PURPOSE, reference);

/** The token of the order's page in one browser (§5). */
export const issueOrderSession = (env: GatewayEnv, paymentOrderId: string, browserId: string) =>
  issuePageToken(env, scaPage, paymentOrderId, browserId);

/** The browser that holds a token of exactly this order. */
export const readOrderSession = (
  env: GatewayEnv,
  token: string,
  paymentOrderId: string,
): Result<OrderPageCaller> => readPageCaller(env, scaPage, token, paymentOrderId);

/** The steps of the page require its token. */
export const orderPageStep = authSessionGuard<OrderPageCaller>(
  ["NOT_FOUND", "FORBIDDEN"],
  ({ env, path }, token) => readOrderSession(env, token, path.id ?? ""),
);
