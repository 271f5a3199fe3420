import type { ExecuteInstruction } from "../../../src/network/banks/contract.ts";
import type { StatusReport } from "../../../src/network/transfers/decide-report.ts";
import {
  type ExecuteReport,
  type RailReport,
  readInstruction,
  type Transfer,
} from "../../../src/network/transfers/transfer.ts";
import { creditOf, executed } from "../../network/transfers/reports.ts";

/** What the bank would like to answer an instruction that it has not seen before. */
export type Wish = "BOOKED" | "SCA_REQUIRED" | "INSUFFICIENT_FUNDS";

type Said = Wish | "EXPIRED";

/**
 * A bank and a rail that keep their rules: the first definite answer for an end_to_end_id is final,
 * nothing is booked after not_after, and only an exemption is answered SCA_REQUIRED.
 */
export class HonestBank {
  readonly #said = new Map<string, Said>();
  readonly #railRejects: boolean;

  constructor(railRejects: boolean) {
    this.#railRejects = railRejects;
  }

  said({ end_to_end_id }: Pick<Transfer, "end_to_end_id">): Said | null {
    return this.#said.get(end_to_end_id) ?? null;
  }

  /** The end_to_end_ids whose money reaches the payee. */
  get paid(): string[] {
    return [...this.#said].flatMap(([id, said]) =>
      said === "BOOKED" && !this.#railRejects ? id : [],
    );
  }

  execute(transfer: Transfer, wish: Wish, nowMs: number): ExecuteReport {
    const instruction = readInstruction(transfer);
    const { end_to_end_id, route_type } = instruction;
    const said = this.said(transfer) ?? decide(instruction, wish, nowMs);
    this.#said.set(end_to_end_id, said);
    if (said !== "BOOKED") return { kind: "refused", code: said };
    return executed(transfer, route_type === "SAME_BANK" ? "BOOKED" : "SUBMITTED");
  }

  status(transfer: Transfer): StatusReport {
    return { kind: "answered", status: this.#statusOf(transfer), transfer_ref: null };
  }

  #statusOf(transfer: Transfer) {
    const said = this.said(transfer);
    if (said === null) return "NOT_FOUND";
    if (said !== "BOOKED") return "REJECTED";
    if (transfer.route_type === "SAME_BANK") return "BOOKED";
    return this.#railRejects ? "RETURNED" : "SUBMITTED";
  }

  /** The rail's report; null about money that it did not get. */
  rail(transfer: Transfer): RailReport | null {
    const isThere = this.said(transfer) === "BOOKED" && transfer.route_type !== "SAME_BANK";
    const status = this.#railRejects ? "REJECTED" : "CREDITED";
    return isThere ? creditOf(transfer, { status }) : null;
  }
}

const decide = (
  { not_after, authorisation }: ExecuteInstruction,
  wish: Wish,
  nowMs: number,
): Said => {
  if (nowMs > Date.parse(not_after)) return "EXPIRED";
  return wish === "SCA_REQUIRED" && authorisation.type !== "EXEMPTION" ? "BOOKED" : wish;
};
