import { env as bindings, WorkerEntrypoint } from "cloudflare:workers";
import { hostedStyles } from "../../src/approvals/page/assets.ts";
import { type ClockEnv, useClock } from "../../src/base/platform/clock.ts";
import type { GatewayEnv, Pointer } from "../../src/base/platform/env.ts";
import { logFault, tellFaultsTo } from "../../src/base/platform/log.ts";
import { type AlertEnv, endSweep, operatorOf } from "../../src/base/platform/operator-alerts.ts";
import { serve } from "../../src/base/platform/serve.ts";
import { documentRoutes } from "../../src/documents/document-route.ts";
import {
  sweepUnfinished,
  writeOrWait,
  writeProjections,
} from "../../src/frame/objects/object-list.ts";
import { performPointer } from "../../src/frame/objects/perform.ts";
import {
  handleEach,
  isPointer,
  keepDeadLetters,
  sweepDeadLetters,
} from "../../src/frame/objects/queues.ts";
import { sweepRetention } from "../../src/frame/objects/retention.ts";
import type { ProjectionMessage } from "../../src/frame/objects/rows.ts";
import { answerBrowserWith } from "../../src/frame/pages/problem-page.tsx";
import { sweepMismatches } from "../../src/network/transfers/callbacks.ts";
import { ENDPOINTS } from "../../src/network/webhooks/endpoint-address.ts";
import { sweepRecoveries } from "../../src/network/webhooks/recovery-jobs.ts";
import { sweepEndpoints, sweepEvents } from "../../src/network/webhooks/sweep.ts";
import { performEndpoint } from "../../src/network/webhooks/tell-alert.ts";
import { chargeKind } from "../../src/products/charges/kind.ts";
import { consentKind } from "../../src/products/consents/kind.ts";
import { mandateKind } from "../../src/products/mandates/kind.ts";
import { paymentOrderKind } from "../../src/products/payment-orders/kind.ts";
import { paymentKind } from "../../src/products/payments/kind.ts";
import {
  exportHeads,
  sweepAnswers,
  sweepDatabaseSizes,
  sweepKeys,
} from "../../src/staff/operators/administration.ts";
import { sweepChanges, sweepKeptEvents } from "../../src/staff/operators/merchants/owner-events.ts";
import { sweepTotals } from "../../src/staff/operators/totals/totals-sweep.ts";
import { sweepWebhookTotals } from "../../src/staff/operators/totals/webhook-totals-sweep.ts";
import { gatewayRoutes, kinds } from "./routes.ts";

export { PayerGuard } from "../../src/approvals/payer-guard-object.ts";
export { Budget } from "../../src/base/platform/budget-object.ts";
export { Logbook } from "../../src/base/platform/logbook-object.ts";
export { LookupShares } from "../../src/network/directory/lookup-shares-object.ts";
export { Endpoint } from "../../src/network/webhooks/endpoint-object.ts";
export { ClientGuard } from "../../src/products/oauth/client-guard-object.ts";

export const PaymentSession = paymentKind.Object;
export const ConsentObject = consentKind.Object;
export const PaymentOrder = paymentOrderKind.Object;
export const MandateObject = mandateKind.Object;
export const Charge = chargeKind.Object;

useClock(bindings as ClockEnv);
tellFaultsTo(operatorOf(bindings as unknown as AlertEnv));

/**
 * Performs the effect of a pointer in its own invocation. It answers at once and works in its own
 * waitUntil, so a slow bank or endpoint does not hold up a batch.
 */
export class Performer extends WorkerEntrypoint<GatewayEnv> {
  perform(pointer: Pointer): void {
    const { namespace, effect } = pointer;
    const waitUntil = (work: Promise<unknown>) => this.ctx.waitUntil(work);
    const work =
      namespace === ENDPOINTS
        ? performEndpoint(this.env, pointer)
        : performPointer({ env: this.env, waitUntil }, kinds, pointer);
    waitUntil(
      work.catch((error) => logFault("effect not performed", error, { namespace, effect })),
    );
  }
}

const documents = documentRoutes<GatewayEnv>({
  merchant: () => import("../../docs/openapi/merchant.json"),
  tpp: () => import("../../docs/openapi/tpp.json"),
  bank: () => import("../../docs/openapi/bank.json"),
  rail: () => import("../../docs/openapi/rail.json"),
  staff: () => import("../../docs/openapi/staff.json"),
});

const fetch = serve([...gatewayRoutes, ...documents], answerBrowserWith(hostedStyles));

/**
 * A queue is a trigger, never the only copy. Pointers are acknowledged as soon as their invocation
 * has started; the object's alarm sends lost pointers again.
 */
const queue = async (
  batch: MessageBatch<unknown>,
  env: GatewayEnv,
  context: ExecutionContext,
): Promise<void> => {
  const { messages } = batch;
  // Queue names begin with the operator's name: acme-projections.
  if (batch.queue.endsWith("dead-letters")) return keepDeadLetters(env, messages);
  if (batch.queue.endsWith("projections")) {
    return writeRows(env, messages as readonly Message<ProjectionMessage>[]);
  }
  const performer = (context.exports as unknown as { Performer: Service<Performer> }).Performer;
  await handleEach(messages, async ({ body }) => {
    if (!isPointer(body)) throw new Error("not a pointer");
    await performer.perform(body);
  });
};

/**
 * Writes all rows, in one batch for each list database. If a batch fails, it writes each row
 * separately, so that one invalid row or one full database does not stop the others.
 */
const writeRows = async (
  env: GatewayEnv,
  messages: readonly Message<ProjectionMessage>[],
): Promise<void> => {
  try {
    const bodies = messages.map(({ body }) => body);
    await writeProjections(env, kinds, bodies);
  } catch (error) {
    // The runtime would log the error unchanged, with all values that were bound to the query.
    logFault("projections not written", error, { count: messages.length });
    await handleEach(messages, (message) => writeOrWait(env, kinds, message));
  }
};

/**
 * A failing sweep does not stop the others; all run again a minute later. What all of them do in
 * one run is bounded in one place (platform/platform-limits.ts).
 */
const scheduled = async (_event: ScheduledController, env: GatewayEnv): Promise<void> => {
  const sweeps = [
    // First, so that nothing later can lose them.
    exportHeads,
    sweepDatabaseSizes,
    sweepKeys,
    sweepChanges,
    sweepKeptEvents,
    sweepUnfinished,
    sweepEndpoints,
    sweepRecoveries,
    sweepDeadLetters,
    sweepMismatches,
    sweepAnswers,
    sweepRetention,
    sweepEvents,
    sweepTotals,
    sweepWebhookTotals,
    // Last, because it notes that the run came to its end.
    endSweep,
  ];
  for (const sweep of sweeps) {
    await sweep(env, kinds).catch((error) =>
      logFault("sweep failed", error, { sweep: sweep.name }),
    );
  }
};

export default { fetch, queue, scheduled } satisfies ExportedHandler<GatewayEnv>;
