import { callOut } from "../../base/platform/outbound.ts";

/** A movement as a bank gives it to the rail. */
export interface Instructed {
  end_to_end_id: string;
  /** The name that the rail has for this kit as a gateway. */
  originator: string;
  originator_ref: string;
  debtor_iban: string;
  creditor_iban: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** Who brings a movement onto the rail. A gateway cannot: it instructs banks, never the rail. */
export interface Mover {
  /** Null once a bank has submitted it, else the reason why none has. */
  submit(instructed: Instructed): Promise<string | null>;
}

const SUBMIT_TIMEOUT_MS = 60_000;

/** An address of the rail's test system, which submits a movement as one of its banks would. */
export const moverAt = (url: string): Mover => ({
  async submit(instructed) {
    const answer = await callOut({
      url,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(instructed),
      timeoutMs: SUBMIT_TIMEOUT_MS,
    });
    if (answer.kind === "lost") return `${url} did not answer: ${answer.reason}`;
    const isTaken = answer.status >= 200 && answer.status < 300;
    return isTaken ? null : `${url} answered ${answer.status}: ${answer.text.slice(0, 200)}`;
  },
});

/** What the kit answers to a report: a status, or the end of the connection. */
export type DeskAnswer = number | "CUT";

export interface ReceivedReport {
  at: number;
  url: string;
  /** With names in small letters. */
  headers: Record<string, string>;
  body: string;
  answered: DeskAnswer;
}

/** Where the rail reports, in place of a gateway. Unless told otherwise it answers 202. */
export interface ReportDesk {
  /** The reports about a movement, oldest first. */
  received(endToEndId: string): readonly ReceivedReport[];
  /** The answers to its first reports. */
  answerWith(endToEndId: string, answers: readonly DeskAnswer[]): void;
}
