import { DurableObject } from "cloudflare:workers";
import { isoTime, moveClock, now } from "../base/platform/clock.ts";
import {
  constantTimeEqual,
  randomBase62,
  randomDigits,
  sha256Hex,
} from "../base/platform/crypto.ts";
import { logFault } from "../base/platform/log.ts";
import { setAlarm } from "../base/platform/objects.ts";
import { callOut } from "../base/platform/outbound.ts";
import type { BankOperation, BankRequest } from "../network/banks/contract.ts";
import type { Payment } from "../sdk/merchant.ts";
import type { Order, Phone } from "./answers.ts";
import type { CalledBank } from "./bank/answers.ts";
import type { Callback, Grant, Mandate, Moment } from "./bank/books.ts";
import {
  CALLBACK_TIMEOUT_MS,
  type CallbackSubject,
  callbackRequest,
  concludeAttempt,
  type ForgedReport,
  type ForgeryRequest,
  forge,
  isAcknowledged,
  leaseDue,
  owePushResult,
} from "./bank/callbacks.ts";
import { answerPrompt, promptState } from "./bank/challenges.ts";
import { type FaultInput, isHolding, replaceFaults } from "./bank/faults.ts";
import { revokeAtBank } from "./bank/grants.ts";
import { readLedger } from "./bank/ledger.ts";
import { cancelMandate, stopCharge } from "./bank/mandates.ts";
import {
  type OperationOutcome,
  operateBank,
  operateDirectory,
  operateRailStatus,
} from "./bank/operations.ts";
import { advanceRailPayment } from "./bank/rail.ts";
import type { SandboxEnv } from "./env.ts";
import { beginWorld, seedDocument } from "./genesis.ts";
import { readPhone } from "./phone.ts";
import type { DirectoryRequest, Operator, RailStatusRequest, WorldRequest } from "./requests.ts";
import { CURRENCY } from "./residents.ts";
import { noteAnswer, noteWebhook } from "./shop/shop.ts";
import type { Subscription } from "./shop/subscriptions.ts";
import {
  type InboxRow,
  openTables,
  readMessages,
  recordMessage,
  type WorldTables,
} from "./tables.ts";
import { connectionOfReturn, type TppConnection } from "./tpp/connections.ts";
import type { TppPayment } from "./tpp/payments.ts";

/** How many connections the TPP app shows to one browser. */
const MOST_CONNECTIONS = 20;
/** How many payments it lists of a connection. Each is read from the gateway. */
const MOST_PAYMENTS = 10;

/**
 * The whole simulated world in one object: one read of its books shows all banks and the rail at
 * one instant.
 *
 * Methods: originatorAtBank, originatorAtRail (whose key it is); bank, railStatus, directory (the
 * interfaces that gateways call); setFaults, seed, configure, world, ledger, clockOffset,
 * moveClock, forge (control surface); phone, answerPrompt, revokeConsent, cancelMandate,
 * stopCharge; inbox; shop; TPP app. Tables: tables.ts.
 *
 * Every method decides in one transaction. The alarm advances the rail and sends due callbacks. It
 * is computed again after every change, so nothing depends on memory that a kill loses. Unlike the
 * gateway's objects, this object makes network calls itself. It is never deleted.
 */
export class World extends DurableObject<SandboxEnv> {
  #tables: WorldTables | null = null;
  #configuration: Configuration | null = null;

  /**
   * One transaction over the tables. The very first one creates the world; the first one after a
   * restart restores the clock.
   */
  #inOne<T>(decide: (tables: WorldTables, moment: Moment) => T): T {
    return this.ctx.storage.transactionSync(() => {
      const tables = this.#tables ?? openTables(this.ctx.storage.sql);
      if (!this.#tables) moveClock(storedOffset(tables));
      const moment: Moment = {
        now: now(),
        token: randomBase62,
        digits: randomDigits,
        sha256: sha256Hex,
      };
      if (!this.#tables) beginWorld(tables, moment);
      const decided = decide(tables, moment);
      this.#tables = tables;
      return decided;
    });
  }

  /** The same for changes that may need the alarm: sets it to the next due moment. */
  #inOneWithAlarm<T>(decide: (tables: WorldTables, moment: Moment) => T): T {
    return this.#inOne((tables, moment) => {
      const decided = decide(tables, moment);
      const due = [
        ...tables.rail_payments.list({ status: "WAITING" }).map((payment) => payment.act_at),
        ...tables.rail_payments.list({ status: "IN_FLIGHT" }).map((payment) => payment.act_at),
        ...tables.callbacks.list({ state: "WAITING" }).map((callback) => callback.next_at),
      ];
      if (due.length > 0) setAlarm(this.ctx.storage, Math.max(Math.min(...due), moment.now));
      return decided;
    });
  }

  #configured(tables: WorldTables): Configuration | null {
    const stored = tables.settings.get("configuration");
    if (stored) this.#configuration ??= JSON.parse(stored.value);
    return this.#configuration;
  }

  /** The gateway with this key for the bank, or null. */
  originatorAtBank(handle: string, key: string): string | null {
    return this.#originator(key, (operator) => operator.internal_keys[handle]);
  }

  /** The gateway with this key for rail and directory, or null. */
  originatorAtRail(key: string): string | null {
    return this.#originator(key, (operator) => operator.rail_key);
  }

  #originator(given: string, keyOf: (operator: Operator) => string | undefined): string | null {
    const operators = this.#inOne((tables) => this.#configured(tables)?.operators ?? []);
    const known = operators.find((operator) => constantTimeEqual(keyOf(operator) ?? "", given));
    return known && given !== "" ? known.operator : null;
  }

  bank<O extends BankOperation>(
    caller: CalledBank,
    operation: O,
    request: BankRequest<O>,
    idempotencyKey: string,
    origin: string,
  ): OperationOutcome {
    const work = (tables: WorldTables, moment: Moment): OperationOutcome => {
      const railDelayMs = this.#railDelayMs;
      const scene = { books: tables, caller, idempotencyKey, origin, moment, railDelayMs };
      return operateBank(scene, operation, request);
    };
    return operation === "execute-transaction" ? this.#inOneWithAlarm(work) : this.#inOne(work);
  }

  railStatus(originator: string, request: RailStatusRequest): OperationOutcome {
    return this.#inOne((tables) => operateRailStatus(tables, originator, request));
  }

  directory(request: DirectoryRequest): OperationOutcome {
    return this.#inOne((tables) => operateDirectory(tables, request));
  }

  /** True if the gateway has acknowledged the callback about this payment or prompt. */
  isAcknowledged(subject: CallbackSubject): boolean {
    return this.#inOne((tables) => isAcknowledged(tables, subject));
  }

  /** True while this bank holds its answers back (HOLD). */
  isHolding(handle: string): boolean {
    return this.#inOne((tables) => isHolding(tables, handle));
  }

  setFaults(target: string, list: FaultInput[]): void {
    this.#inOne((tables) => replaceFaults(tables, target, list));
  }

  seed(origin: string): string {
    return this.#inOne((tables) => JSON.stringify(seedDocument(tables, origin)));
  }

  configure(request: WorldRequest): void {
    const configuration: Configuration = { ...request, start_id: this.env.START_ID ?? null };
    this.#inOneWithAlarm((tables) => {
      tables.settings.put({ name: "configuration", value: JSON.stringify(configuration) });
    });
    this.#configuration = null;
  }

  /**
   * The text of world.json, and the shop's part of it; null until this run of the start script is
   * done, even if an earlier run has configured this world.
   */
  world(): { document: string; shop: WorldRequest["shop"]; destination: string | null } | null {
    return this.#inOne((tables) => {
      const configuration = this.#configured(tables);
      if (configuration?.start_id !== (this.env.START_ID ?? null)) return null;
      const { world, shop } = configuration;
      const gateways = world.gateways as { merchant?: { destination?: string } }[] | undefined;
      const destination = gateways?.[0]?.merchant?.destination ?? null;
      return { document: JSON.stringify(world), shop, destination };
    });
  }

  ledger(): string {
    return this.#inOne((tables) => JSON.stringify(readLedger(tables, CURRENCY)));
  }

  /** How far the clock is ahead of the real time, in milliseconds. */
  clockOffset(): number {
    return this.#inOne(storedOffset);
  }

  /** Moves the clock forward and stores it. Returns the new offset. */
  moveClock(offsetMs: number): number {
    return this.#inOneWithAlarm((tables) => {
      const stored = storedOffset(tables);
      if (offsetMs <= stored) return stored;
      tables.settings.put({ name: "clock_offset_ms", value: String(offsetMs) });
      return moveClock(offsetMs);
    });
  }

  forge(request: ForgeryRequest): ForgedReport | null {
    return this.#inOne((tables) =>
      forge(tables, this.#configured(tables)?.operators ?? [], request),
    );
  }

  phone(customer: string, origin: string): Phone | null {
    return this.#inOne((tables, moment) => readPhone(tables, customer, origin, moment));
  }

  /** The prompt's state, or null if it is unknown or too old. */
  answerPrompt(
    customer: string,
    prompt: string,
    result: "APPROVED" | "DECLINED",
  ): ReturnType<typeof promptState> | null {
    return this.#inOneWithAlarm((tables, moment) => {
      const outcome = answerPrompt(tables, customer, prompt, result, moment);
      if (!outcome) return null;
      if (outcome.decided) owePushResult(tables, outcome.challenge, moment);
      return promptState(outcome.challenge);
    });
  }

  /** The customer ends a consent at the bank. Its status afterwards; null if there is none. */
  revokeConsent(customer: string, consentId: string): Grant["status"] | null {
    return this.#inOneWithAlarm(
      (tables, moment) => revokeAtBank(tables, customer, consentId, moment)?.status ?? null,
    );
  }

  /** The same of a mandate. */
  cancelMandate(customer: string, mandateId: string): Mandate["status"] | null {
    return this.#inOneWithAlarm(
      (tables, moment) => cancelMandate(tables, customer, mandateId, moment)?.status ?? null,
    );
  }

  /** The customer stops an announced charge: false if it is too late, null if there is none. */
  stopCharge(customer: string, chargeId: string): boolean | null {
    return this.#inOneWithAlarm((tables, moment) => stopCharge(tables, customer, chargeId, moment));
  }

  /** False if this would be an inbox beyond the most that there may be. */
  recordInbox(
    message: Pick<InboxRow, "name" | "method" | "path" | "headers" | "body">,
    mostInboxes: number,
  ): boolean {
    return this.#inOne((tables, moment) => {
      const counter = `inbox:${message.name}`;
      const last = tables.settings.get(counter);
      const names = tables.settings.list({}).filter(({ name }) => name.startsWith("inbox:"));
      if (!last && names.length >= mostInboxes) return false;
      const number = Number(last?.value ?? 0) + 1;
      tables.settings.put({ name: counter, value: String(number) });
      recordMessage(tables.inbox, number, { ...message, received_at: isoTime(moment.now) });
      return true;
    });
  }

  readInbox(name: string): string {
    return this.#inOne((tables) => JSON.stringify(readMessages(tables.inbox, name)));
  }

  saveOrder(order: Order): void {
    this.#inOne((tables) => tables.orders.put(order));
  }

  order(orderId: string): Order | null {
    return this.#inOne((tables) => tables.orders.get(orderId));
  }

  /** A webhook whose signature was verified. */
  noteWebhook(body: string): void {
    this.#inOne((tables, moment) => noteWebhook(tables.orders, body, isoTime(moment.now)));
  }

  /** What the gateway answered about an order's payment. */
  noteAnswer(orderId: string, answer: Pick<Payment, "status" | "failure">): Order {
    return this.#inOne((tables) => noteAnswer(tables.orders, orderId, answer));
  }

  saveSubscription(subscription: Subscription): void {
    this.#inOne((tables) => tables.subscriptions.put(subscription));
  }

  subscription(subscriptionId: string): Subscription | null {
    return this.#inOne((tables) => tables.subscriptions.get(subscriptionId));
  }

  saveConnection(connection: TppConnection): void {
    this.#inOne((tables) => tables.connections.put(connection));
  }

  connection(connectionId: string): TppConnection | null {
    return this.#inOne((tables) => tables.connections.get(connectionId));
  }

  /** The newest first. */
  connectionsOf(browser: string): TppConnection[] {
    return this.#inOne((tables) => tables.connections.newest({ browser }, MOST_CONNECTIONS));
  }

  savePayment(payment: TppPayment): void {
    this.#inOne((tables) => tables.payments.put(payment));
  }

  /** Deletes a payment that the gateway refused finally. */
  removePayment(payment_id: string): void {
    this.#inOne((tables) => tables.payments.remove({ payment_id }));
  }

  payment(paymentId: string): TppPayment | null {
    return this.#inOne((tables) => tables.payments.get(paymentId));
  }

  /** The newest first. */
  paymentsOf(connection_id: string): TppPayment[] {
    return this.#inOne((tables) => tables.payments.newest({ connection_id }, MOST_PAYMENTS));
  }

  connectionOfReturn(browser: string, state: string): TppConnection | null {
    return this.#inOne((tables) => connectionOfReturn(tables.connections, browser, state));
  }

  /** Advances the rail and sends due callbacks. Must not throw, because the alarm would be lost. */
  override async alarm(): Promise<void> {
    try {
      for (const { callback, address } of this.#takeDue()) {
        this.ctx.waitUntil(this.#send(callback, address));
      }
    } catch (error) {
      logFault("world alarm failed", error);
      await setAlarm(this.ctx.storage, now() + 1000);
    }
  }

  #takeDue(): { callback: Callback; address: ReturnType<typeof callbackRequest> }[] {
    return this.#inOneWithAlarm((tables, moment) => {
      for (const status of ["WAITING", "IN_FLIGHT"] as const) {
        for (const payment of tables.rail_payments.list({ status })) {
          if (payment.act_at > moment.now) continue;
          advanceRailPayment(tables, payment, moment, this.#railDelayMs);
        }
      }
      return leaseDue(tables, moment).map((callback) => {
        const operators = this.#configured(tables)?.operators ?? [];
        const operator = operators.find((row) => row.operator === callback.originator);
        return { callback, address: callbackRequest(callback, operator) };
      });
    });
  }

  get #railDelayMs(): number {
    return Number(this.env.RAIL_DELAY_MS ?? 1500);
  }

  /**
   * Makes one attempt. If the process dies first, the lease runs out and the callback is repeated.
   */
  async #send(callback: Callback, address: ReturnType<typeof callbackRequest>): Promise<void> {
    const answer = address
      ? await callOut({ ...address, method: "POST", timeoutMs: CALLBACK_TIMEOUT_MS })
      : null;
    const status = answer?.kind === "answered" ? answer.status : 0;
    this.#inOneWithAlarm((tables, moment) => {
      concludeAttempt(tables, callback.callback_id, status, moment);
    });
  }
}

/** The start script's configuration, and the run that sent it. */
type Configuration = WorldRequest & { start_id: string | null };

const storedOffset = (tables: WorldTables): number =>
  Number(tables.settings.get("clock_offset_ms")?.value ?? 0);
