import { AUTHORISE_MS, DAY, MINUTE } from "./consent-fixtures.ts";

/**
 * What the contract says of a consent, its tokens and its events, written a second time: no
 * effects, no accounts, no challenges. Every command is the own TPP's unless it says otherwise.
 */
export type Renewal = { days: number | null };

interface Family {
  number: number;
  generation: number;
  issuedAt: number;
  alive: boolean;
}

export class ConsentModel {
  now: number;
  state: "AWAITING_CUSTOMER_AUTH" | "AUTHORISED" | "REJECTED" | "REVOKED" | "EXPIRED" =
    "AWAITING_CUSTOMER_AUTH";
  expiresAt: number;
  noticeAt: number | null = null;
  authorisation: "OPEN" | "APPROVED" | "OVER" = "OPEN";
  authoriseBy: number;
  /** Null for the first one. */
  renewal: Renewal | null = null;
  code: { number: number; madeAt: number; redeemed: boolean } | null = null;
  family: Family | null = null;
  /** The names of the events, in their order. */
  events: string[] = [];

  constructor(now: number) {
    this.now = now;
    this.expiresAt = now + 90 * DAY;
    this.authoriseBy = now + AUTHORISE_MS;
  }

  get isFinal(): boolean {
    return this.state !== "AWAITING_CUSTOMER_AUTH" && this.state !== "AUTHORISED";
  }

  /** Only time passes. */
  look(): void {
    if (this.authorisation === "OPEN" && this.now >= this.authoriseBy) this.fail();
    if (this.state !== "AUTHORISED") return;
    if (this.now >= this.expiresAt) this.#end("EXPIRED", "consent.expired");
    else if (this.noticeAt !== null && this.now >= this.noticeAt) {
      this.noticeAt = null;
      this.events.push("consent.expiring");
    }
  }

  /** The authorisation ends without an approval. */
  fail(): void {
    if (this.authorisation !== "OPEN") return;
    this.authorisation = "OVER";
    if (this.state === "AWAITING_CUSTOMER_AUTH") this.#end("REJECTED", "consent.rejected");
  }

  approve(): void {
    if (this.authorisation !== "OPEN") return;
    this.authorisation = "APPROVED";
    this.state = "AUTHORISED";
    const days = this.renewal?.days ?? null;
    if (days !== null) this.expiresAt = this.now + days * DAY;
    const notice = this.expiresAt - 7 * DAY;
    this.noticeAt = notice > this.now ? notice : null;
    this.code = { number: (this.code?.number ?? 0) + 1, madeAt: this.now, redeemed: false };
    this.events.push("consent.granted");
  }

  reauthorise(renewal: Renewal): void {
    if (this.state !== "AUTHORISED") return;
    this.authorisation = "OPEN";
    this.authoriseBy = this.now + AUTHORISE_MS;
    this.renewal = renewal;
  }

  get #codeLives(): boolean {
    return this.code !== null && this.now < this.code.madeAt + MINUTE;
  }

  /** The page is opened again after the approval. */
  renewCode(): void {
    const { code } = this;
    if (!code || this.state !== "AUTHORISED" || this.authorisation !== "APPROVED") return;
    if (code.redeemed || this.#codeLives || this.now >= this.authoriseBy) return;
    this.code = { number: code.number + 1, madeAt: this.now, redeemed: false };
  }

  redeem(number: number): void {
    const { code, family } = this;
    if (!code || this.state !== "AUTHORISED") return;
    const isReplay =
      number === code.number ? code.redeemed : family !== null && number === family.number;
    if (isReplay) this.#replayed();
    else if (number === code.number && this.#codeLives) {
      this.code = { ...code, redeemed: true };
      this.family = { number, generation: 1, issuedAt: this.now, alive: true };
    }
  }

  refresh(family: number, generation: number): void {
    const present = this.family;
    if (!present?.alive || this.state !== "AUTHORISED" || family !== present.number) return;
    const isLost = generation === present.generation - 1 && this.now < present.issuedAt + MINUTE;
    if (generation < present.generation && !isLost) this.#replayed();
    if (generation !== present.generation) return;
    present.generation += 1;
    present.issuedAt = this.now;
  }

  revokeTokens(): void {
    if (this.family) this.family.alive = false;
  }

  #replayed(): void {
    if (!this.family?.alive) return;
    this.family.alive = false;
    this.events.push("consent.reauthorisation_required");
  }

  /** Bank and customer know only what was approved. */
  revoke(by: "TPP" | "OPERATOR" | "BANK" | "CUSTOMER"): void {
    const knows = by === "TPP" || by === "OPERATOR" || this.state === "AUTHORISED";
    if (!this.isFinal && knows) this.#end("REVOKED", "consent.revoked");
  }

  #end(state: ConsentModel["state"], event: string): void {
    this.state = state;
    this.events.push(event);
    if (this.authorisation === "OPEN") this.authorisation = "OVER";
  }

  /** Whether a token of this family may be used: no token outlives its consent. */
  isAlive(family: number): boolean {
    return this.state === "AUTHORISED" && this.family?.number === family && this.family.alive;
  }
}
