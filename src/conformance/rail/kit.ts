import * as v from "valibot";
import { formatId } from "../../base/kernel/ids.ts";
import { now, sleep } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import {
  type CreditReport,
  creditCallbackRequest,
  type RailOutcome,
  railOutcome,
  readRailAnswer,
} from "../../network/transfers/rail-contract.ts";
import { broken, must, prevented, UNIT } from "../case.ts";
import { type Exchanges, flawIn, newEndToEndId, type RawLine } from "../exchanges.ts";
import { type AskedParty, describeAnswer, QuestionKit } from "../question-kit.ts";
import type { Instructed, Mover, ReceivedReport, ReportDesk } from "./movements.ts";

/** The rail under test, and what it lets the kit use. */
export interface RailUnderTest extends AskedParty {
  /** The name that the rail has for the kit as a gateway. */
  originator: string;
  /** The account that pays, and the one that is paid, at two banks. */
  account: string;
  payee: string;
  currency: string;
  /** An account that its bank lets nobody pay; null if there is none. */
  refusing: string | null;
  /** The key of another gateway; null if there is none. */
  otherKey: string | null;
  /** The key that the rail shows in its reports. */
  callbackKey: string | null;
  /** The most that the run may move, in minor units. */
  cap: number;
  /** How long the kit waits for an outcome or a report. */
  patienceMs: number;
}

/** CREDITED: an ordinary one. REJECTED: to the account that nobody may pay. */
export type Fate = CreditReport["status"];

export class RailKit extends QuestionKit {
  readonly rail: RailUnderTest;
  readonly mover: Mover | null;
  readonly desk: ReportDesk | null;
  /** What was submitted. */
  readonly submitted: Instructed[] = [];
  readonly #shared = new Map<Fate, Instructed>();

  constructor(
    rail: RailUnderTest,
    exchanges: Exchanges,
    { raw, mover, desk }: { raw: RawLine; mover: Mover | null; desk: ReportDesk | null },
  ) {
    super("/status", rail, exchanges, raw);
    this.rail = rail;
    this.mover = mover;
    this.desk = desk;
  }

  protected override traced(): Record<string, string> {
    const trace = randomHex(16);
    return { "x-correlation-id": trace, traceparent: `00-${trace}-${randomHex(8)}-01` };
  }

  /** A movement that several cases look at. */
  async movement(fate: Fate): Promise<Instructed> {
    const known = this.#shared.get(fate);
    if (known) return known;
    const instructed = this.instruction(fate);
    await this.submit(instructed);
    this.#shared.set(fate, instructed);
    return instructed;
  }

  instruction(fate: Fate): Instructed {
    const { account, payee, refusing, originator, currency } = this.rail;
    return {
      end_to_end_id: newEndToEndId(),
      originator,
      originator_ref: formatId("pay", randomHex(32)),
      debtor_iban: account,
      creditor_iban: fate === "REJECTED" ? (refusing ?? "") : payee,
      amount: UNIT,
      currency,
    };
  }

  /** Nothing is submitted beyond the cap, whatever the rail does. */
  async submit(instructed: Instructed): Promise<void> {
    if (this.mover === null) {
      throw prevented("Nobody submits movements: give --submit, or run it in a terminal.");
    }
    const spent = this.submitted.reduce((sum, { amount }) => sum + amount, 0);
    if (spent + instructed.amount > this.rail.cap) {
      throw prevented(`The cap of ${this.rail.cap} is reached.`);
    }
    this.submitted.push(instructed);
    const why = await this.mover.submit(instructed);
    if (why !== null) throw prevented(`No bank submitted the movement: ${why}.`);
  }

  /** What the rail says of a movement; anything else breaks the rule of the case. */
  async statusOf(end_to_end_id: string, key?: string): Promise<RailOutcome> {
    const answer = await this.ask({ end_to_end_id }, key);
    const outcome = readRailAnswer(answer);
    const text = answer.kind === "answered" ? answer.text : "";
    if (outcome === null) {
      const came = describeAnswer(answer, flawIn(railOutcome, text));
      throw broken(`${end_to_end_id} was to have a status. ${came}`);
    }
    const { end_to_end_id: named } = outcome;
    must(named === end_to_end_id, `${end_to_end_id} was to be repeated, and ${named} came.`);
    return outcome;
  }

  /** Asks until the rail says what became of it. */
  async finalOf(instructed: Instructed): Promise<CreditReport> {
    const { end_to_end_id } = instructed;
    return this.#until("an outcome", async () => {
      const outcome = await this.statusOf(end_to_end_id);
      return isFinal(outcome) ? outcome : null;
    });
  }

  /** The reports about a movement, once there are as many. */
  async reportsOn({ end_to_end_id }: Instructed, count = 1): Promise<readonly ReceivedReport[]> {
    const desk = this.deskOrSkip();
    return this.#until(count === 1 ? "a report" : `${count} reports`, async () => {
      const received = desk.received(end_to_end_id);
      return received.length >= count ? received : null;
    });
  }

  /** The first report about a movement, kept for the report of the run. */
  async reportOn(instructed: Instructed): Promise<ReceivedReport> {
    const [first] = await this.reportsOn(instructed);
    if (!first) throw broken("No report came.");
    this.keepReport(first);
    return first;
  }

  keepReport({ at, url, headers, body, answered }: ReceivedReport): void {
    const came =
      answered === "CUT"
        ? { status: 0, body: "the kit cut the connection", milliseconds: 0 }
        : { status: answered, body: "", milliseconds: 0 };
    const method = "POST";
    const key = headers["x-gateway-rail-key"];
    // A key that is not the kit's may be another gateway's secret.
    const other = key === undefined ? "(none)" : "(another key)";
    const shown = { "x-gateway-rail-key": key === this.rail.callbackKey ? "(the key)" : other };
    this.exchanges.keep("report", at, { method, url, headers: shown, body }, came);
  }

  deskOrSkip(): ReportDesk {
    if (this.desk === null) throw prevented("Nobody takes reports: give --listen.");
    return this.desk;
  }

  async #until<Found>(what: string, look: () => Promise<Found | null>): Promise<Found> {
    const patientUntil = now() + this.rail.patienceMs;
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const found = await look();
      if (found !== null) return found;
      const seconds = this.rail.patienceMs / 1000;
      if (now() >= patientUntil) throw broken(`There was to be ${what} within ${seconds} s.`);
      await sleep(waitMs);
    }
  }
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;

const isFinal = (outcome: RailOutcome): outcome is CreditReport =>
  outcome.status === "CREDITED" || outcome.status === "REJECTED";

/** The report as a gateway reads it. */
export const readReport = ({ body }: ReceivedReport): CreditReport => {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), creditCallbackRequest), body);
  if (parsed.success) return parsed.output;
  throw broken(`No gateway takes the report: ${flawIn(creditCallbackRequest, body)}.`);
};
