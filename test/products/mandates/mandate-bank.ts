import { answering, lost, type OutboundCall, refusing } from "../../workers/neighbours.ts";

/** What the bank would like to answer to an instruction that it has not seen before. */
export type Wish = "BOOKED" | "INSUFFICIENT_FUNDS" | "ACCOUNT_BLOCKED";

/** Whether the request arrives at the bank, and its answer at the gateway. */
export type Reception = "answered" | "answer lost" | "not reached";

type Said = Wish | "EXPIRED" | "MANDATE_REVOKED";

/** A charge that the bank was instructed to make. */
export interface Instructed {
  end_to_end_id: string;
  mandate_id: string;
  charge_id: string;
  charge_date: string;
  amount: number;
  /** The bank's token of the mandate's approval. */
  authorisation: string;
  /** What the customer reads in the statement. */
  remittance: string;
  at: number;
  said: Said;
  /** Whether its money is, or will be, with the payee. */
  isPaid: boolean;
}

/**
 * Bank and rail, called over the network. They keep their rules: the first definite answer for an
 * end_to_end_id is final, nothing is booked after not_after, and a revoked mandate pays nothing.
 * The bank does not check the caps: it would hide a gateway that exceeds them.
 */
export class MandateBank {
  wish: Wish = "BOOKED";
  reception: Reception = "answered";
  railRejects = false;
  readonly revoked = new Set<string>();
  readonly #bodies = new Map<string, OutboundCall["body"]>();
  readonly #seen = new Map<string, Instructed>();

  open(handle: string): this {
    answering(`${handle} execute-transaction`, (call) => this.#execute(call));
    answering(`${handle} transaction-status`, (call) => this.#status(call));
    answering(`${handle} notify-charge`, { acknowledged: true });
    answering("rail status", (call) => this.#rail(call));
    return this;
  }

  get instructed(): Instructed[] {
    return [...this.#seen.values()];
  }

  get paid(): Instructed[] {
    return this.instructed.filter(({ isPaid }) => isPaid);
  }

  #execute(call: OutboundCall): Response {
    if (this.reception === "not reached") return lost();
    const { body } = call;
    const seen = this.#seen.get(body.end_to_end_id) ?? this.#decide(body);
    if (this.reception === "answer lost") return lost();
    if (seen.said !== "BOOKED") return refusing(seen.said)(call) as Response;
    const isSameBank = body.route_type === "SAME_BANK";
    return Response.json({
      ...{ end_to_end_id: body.end_to_end_id, transfer_ref: "REF-1", bank_fee: 0 },
      route_used: isSameBank ? "SAME_BANK" : "NATIONAL_RAIL",
      status: isSameBank ? "BOOKED" : "SUBMITTED",
    });
  }

  #decide(body: OutboundCall["body"]): Instructed {
    const { end_to_end_id, session_id, charge_id, charge_date, amount, remittance } = body;
    const said = this.#answerTo(body);
    const isPaid = said === "BOOKED" && !(this.railRejects && body.route_type !== "SAME_BANK");
    const names = { end_to_end_id, mandate_id: session_id, charge_id, charge_date, remittance };
    const authorisation = body.authorisation.reference;
    const seen = { ...names, amount, authorisation, said, isPaid, at: Date.now() };
    this.#seen.set(end_to_end_id, seen);
    this.#bodies.set(end_to_end_id, body);
    return seen;
  }

  #answerTo({ not_after, session_id }: OutboundCall["body"]): Said {
    if (Date.now() > Date.parse(not_after)) return "EXPIRED";
    return this.revoked.has(session_id) ? "MANDATE_REVOKED" : this.wish;
  }

  #status({ body: { end_to_end_id } }: OutboundCall): Response {
    if (this.reception !== "answered") return lost();
    return Response.json({ end_to_end_id, status: this.#statusOf(end_to_end_id) });
  }

  #statusOf(id: string): string {
    const seen = this.#seen.get(id);
    if (!seen) return "NOT_FOUND";
    if (seen.said !== "BOOKED") return "REJECTED";
    if (this.#bodies.get(id)?.route_type === "SAME_BANK") return "BOOKED";
    return seen.isPaid ? "SUBMITTED" : "RETURNED";
  }

  /** The rail knows only what the bank has sent to it. */
  #rail({ body: { end_to_end_id } }: OutboundCall): Response {
    if (this.reception !== "answered") return lost();
    const seen = this.#seen.get(end_to_end_id);
    const sent = this.#bodies.get(end_to_end_id);
    if (seen?.said !== "BOOKED" || sent?.route_type === "SAME_BANK") {
      return Response.json({ end_to_end_id, status: "NOT_FOUND" });
    }
    const { originator_ref, amount, currency, debtor_iban, creditor_iban } = sent;
    return Response.json({
      ...{ end_to_end_id, originator_ref, amount, currency, debtor_iban, creditor_iban },
      ...{ rail_ref: "RAIL-1", settlement_fee: 0 },
      status: seen.isPaid ? "CREDITED" : "REJECTED",
    });
  }
}
