import type { ProblemCode } from "../../src/base/kernel/problems.ts";
import type { RouteContract } from "../../src/base/platform/contract.ts";
import { eventRoutes, merchantReaders } from "../../src/network/webhooks/routes.ts";
import { mandateApprovalRoutes } from "../../src/products/mandates/approval-routes.ts";
import { mandateReportRoutes, mandateRoutes } from "../../src/products/mandates/routes.ts";
import { orderApprovalRoutes } from "../../src/products/payment-orders/approval-routes.ts";
import { paymentOrderRoutes } from "../../src/products/payment-orders/routes.ts";
import { paymentKind } from "../../src/products/payments/kind.ts";
import {
  callbackRoutes,
  checkoutRoutes,
  paymentRoutes,
} from "../../src/products/payments/routes.ts";
import { operatorRoutes } from "../../src/staff/operators/routes.ts";
import { refusedRequests } from "./gateway-worker.ts";

/** The rows of the gateway's contract, compared with the refusals of its requests. */
const contractsOf = (rows: readonly { contract: RouteContract }[]) =>
  rows.map(({ contract }) => contract);

/** The steps of payments and callbacks, and of staff's decisions about movements. */
export const paymentContracts = contractsOf([
  ...paymentRoutes([paymentKind]),
  ...callbackRoutes({ authorised: [paymentKind], moving: [paymentKind] }),
  ...operatorRoutes.filter(({ contract }) => contract.id === "resolveMovement"),
]);

/** Those of payment orders, mandates and charges. */
export const laterContracts = contractsOf([
  ...paymentOrderRoutes,
  ...orderApprovalRoutes,
  ...mandateRoutes,
  ...mandateApprovalRoutes,
  ...mandateReportRoutes,
]);

const contracts = [
  ...paymentContracts,
  ...laterContracts,
  ...contractsOf([
    ...operatorRoutes,
    ...eventRoutes(merchantReaders, [paymentKind]),
    ...checkoutRoutes,
  ]),
];

const contractOf = (method: string, path: string): RouteContract | undefined => {
  // Rows as their rooms write them have no prefix yet.
  const pathname = new URL(path, "https://gateway.example").pathname.replace(/^\/api\/v1/, "");
  const fits = (form: string) =>
    new RegExp(`^${form.replaceAll(/:[a-z_]+/g, "[^/]+")}$`).test(pathname);
  return contracts.find((row) => row.method === method && row.paths.some(fits));
};

/** `confirm OTP_EXPIRED`: each row and code of the refused requests. */
const given = (): { row: RouteContract; status: number; code: ProblemCode }[] =>
  refusedRequests.flatMap(({ method, path, status, code }) => {
    const row = contractOf(method, path);
    return row ? [{ row, status, code }] : [];
  });

const told = ({ id }: RouteContract, code: ProblemCode) => `${id} ${code}`;

/** A failed payment answers with its own failure, in the schema of that answer. */
export const givenButNotListed = (): string[] =>
  given().flatMap(({ row, status, code }) =>
    row.refusals.includes(code) || row.answers[status] ? [] : told(row, code),
  );

/** The refusals of the edge and of our own faults, the same in every row. */
const common: readonly ProblemCode[] = [
  ...(["NOT_FOUND", "INTERNAL", "SERVICE_UNAVAILABLE"] as const),
  ...(["MALFORMED_JSON", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] as const),
  ...(["VALIDATION_FAILED", "IDEMPOTENCY_KEY_REUSED"] as const),
];

/** The codes of the steps of these rows that no request was refused with. */
export const listedButNotGiven = (judged: readonly RouteContract[]): string[] => {
  const codes = new Set(given().map(({ row, code }) => told(row, code)));
  return judged.flatMap((row) =>
    row.refusals
      .filter((code) => !common.includes(code) && !row.guard.refusals.includes(code))
      .map((code) => told(row, code))
      .filter((name) => !codes.has(name)),
  );
};
