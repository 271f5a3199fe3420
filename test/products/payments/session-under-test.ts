import { expect, vi } from "vitest";
import type { Lease } from "../../../src/frame/objects/turn.ts";
import type {
  PaymentSessionRecord,
  SessionCommand,
  SessionReport,
  SessionTerms,
  SessionView,
} from "../../../src/products/payments/session-record.ts";
import { ObjectUnderTest } from "../../frame/objects/object-under-test.ts";
import { T0 } from "./object-bench.ts";
import {
  BROWSER,
  CREDITOR_IBAN,
  DEBTOR_IBAN,
  FOREIGN_IBAN,
  type Look,
} from "./session-fixtures.ts";
import { movementOf, SessionSubject, termsAt } from "./session-subject.ts";

/** A payment session's object, with access to its storage and faults on demand. */
export const paymentUnderTest = (terms: SessionTerms) =>
  new ObjectUnderTest<
    PaymentSessionRecord,
    SessionTerms,
    SessionCommand,
    SessionReport,
    SessionView
  >({
    binding: "PAYMENT_SESSIONS",
    terms,
    probe: { view: "ticket" },
    shows: ({ state, browser_id, sca, payer }) => ({
      ...{ open: isOpen(state), mode: terms.mode, browser_id, sca },
      payer: payer && { iban: payer.iban, bank_handle: payer.bank_handle },
    }),
    changesAt: ({ state, transfer, refunds }) => {
      const transfers = [transfer, ...refunds.map((refund) => refund.transfer)];
      const reviews = transfers.map((moved) => moved?.review_at ?? Infinity);
      return Math.min(isOpen(state) ? terms.expires_at : Infinity, ...reviews);
    },
  });

/** The same, in the form that the model compares. */
export class SessionUnderTest extends SessionSubject {
  static readonly terms = termsAt(T0);
  readonly object = paymentUnderTest(SessionUnderTest.terms);
  #leased: Lease | null = null;

  static async create(): Promise<SessionUnderTest> {
    const session = new SessionUnderTest();
    await session.object.create();
    return session;
  }

  override get record(): PaymentSessionRecord {
    return this.object.record;
  }

  override async act(command: SessionCommand | Look): Promise<string | null> {
    if (command.type === "look") {
      await this.object.stub.look();
      return null;
    }
    const turn = await this.object.act(command);
    return turn?.refusal?.problem.code ?? null;
  }

  override async lease(effect: string): Promise<number | null> {
    this.#leased = await this.object.lease(effect);
    return this.#leased?.effect.attempt ?? null;
  }

  override async report(effect: string, attempt: number, report: SessionReport): Promise<void> {
    await this.object.report(effect, attempt, report);
  }

  override async finish(effect: string): Promise<void> {
    await this.object.stub.finish(effect);
  }

  override at(now: number): void {
    vi.setSystemTime(now);
  }

  override begin(): void {
    this.#leased = null;
    this.object.begin();
  }

  /** The performer of a movement gets it with its newest attempt counted. */
  override async end(): Promise<void> {
    await this.object.end();
    const { effect, material } = this.#leased ?? {};
    const movement = effect && movementOf(effect.id);
    if (typeof movement === "string") expect(material).toEqual(this.transfer(movement));
    expect(JSON.stringify(this.record.timeline)).not.toMatch(secrets);
  }
}

/** Of what commands and reports bring along: IBANs, tokens, digests, codes and persons. */
const secrets = new RegExp(
  [DEBTOR_IBAN, CREDITOR_IBAN, FOREIGN_IBAN, BROWSER, "token-", "digest-", '"42"', "Amira"].join(
    "|",
  ),
  "i",
);

const isOpen = (state: string): boolean => ["PENDING", "OTP_SENT", "PUSH_SENT"].includes(state);
