import { sha256Base64Url } from "../../../src/base/platform/crypto.ts";
import { addNotes } from "../../../src/frame/objects/timeline.ts";
import type { DebtorAccount } from "../../../src/network/directory/resolve-account.ts";
import type {
  AuthorisationTerms,
  ConsentCommand,
  ConsentRecord,
  ConsentReport,
  ConsentTerms,
  ConsentView,
  NewConsent,
  OfferedAccount,
} from "../../../src/products/consents/consent-record.ts";
import { consentKind } from "../../../src/products/consents/kind.ts";
import { Bench } from "../../frame/objects/bench.ts";

/** A consent driven by hand: the test chooses every instant and every name. */
export const T0 = Date.UTC(2026, 10, 22, 12);
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const AUTHORISE_MS = 15 * MINUTE;
export const BROWSER = "browser-1";
export const OTHER_BROWSER = "browser-2";
export const VERIFIER = "v".repeat(43);
export const TPP = { tpp_id: "tpp_1", mode: "test" } as const;
export const IBAN = "DE47500208000100200300";
export const SAVINGS = "DE20500208000100200301";

export const termsOf = (changes: Partial<ConsentTerms> = {}): ConsentTerms => ({
  consent_id: "cns_1",
  tpp_id: "tpp_1",
  client_id: "tpp_1",
  tpp_name: "Ledgerly",
  mode: "test",
  bank_id: "bnk_alpha",
  bank_handle: "alpha",
  scopes: ["accounts:read", "balances:read"],
  purpose: "Budget planner",
  reference: "user-7",
  created_at: T0,
  expires_at: T0 + 90 * DAY,
  ...changes,
});

export const authorisationOf = (changes: Partial<AuthorisationTerms> = {}): AuthorisationTerms => ({
  redirect_uri: "https://tpp.example/back",
  state: "state-1",
  code_challenge: sha256Base64Url(VERIFIER),
  jkt: null,
  url: "https://gateway.example/consent/1",
  created_at: T0,
  authorise_by: T0 + AUTHORISE_MS,
  expiry_days: null,
  ...changes,
});

export const payerOf = (changes: Partial<DebtorAccount> = {}): DebtorAccount => ({
  alias: "amira",
  alias_route: { bank_handle: "alpha", account_ref: "amira" },
  iban: IBAN,
  display_name: "Amira Haddad",
  currency: "USD",
  bank_id: "bnk_alpha",
  bank_handle: "alpha",
  bank_name: "Alpha Bank",
  institution_code: "ALPHDEFFXXX",
  core_base_url: "https://alpha.example",
  available_auth_methods: ["OTP", "PUSH"],
  gateway_fee: null,
  ...changes,
});

export const accountOf = (
  account_id: string,
  status: OfferedAccount["status"] = "SHAREABLE",
): OfferedAccount => ({
  account_id,
  iban: account_id === "acc_1" ? IBAN : SAVINGS,
  display_name: "Current account",
  currency: "USD",
  account_type: "CURRENT",
  status,
});

export const twoAccounts = [accountOf("acc_1"), accountOf("acc_2")];

export class ConsentBench extends Bench<
  ConsentRecord,
  NewConsent,
  ConsentCommand,
  ConsentReport,
  ConsentView
> {
  constructor(terms: Partial<ConsentTerms> = {}, authorisation: Partial<AuthorisationTerms> = {}) {
    const asked = { terms: termsOf(terms), authorisation: authorisationOf(authorisation) };
    super(consentKind, asked, T0);
  }

  /** The object notes each command that changed it. */
  protected override decided(command: ConsentCommand, before: ConsentRecord): void {
    const note = before !== this.record && consentKind.note(command, before, this.record);
    if (!note) return;
    const timeline = addNotes(this.record.timeline, [note], this.fresh());
    this.record = { ...this.record, timeline };
  }

  /** Its effects are never given up, because no test performs them. */
  override look(): this {
    this.record = consentKind.passTime(this.record, this.fresh());
    return this;
  }

  at(instant: number): this {
    this.now = instant;
    return this;
  }

  listed(accounts: OfferedAccount[] | null = twoAccounts): this {
    const listing = this.record.effects.find(({ kind }) => kind === "list_accounts");
    return this.answered(listing?.id ?? "list_accounts", accounts);
  }

  /** The bank's answer to an effect of this name. */
  answered(id: string, accounts: OfferedAccount[] | null): this {
    return this.report(id, { kind: "list_accounts", accounts }, 1);
  }

  /** The customer names the account and the bank sends a code. */
  challenged(browser_id = BROWSER, challenge_id = "ch1"): this {
    this.must({ type: "name_payer", browser_id, payer: payerOf() });
    this.must({
      ...{ type: "begin_challenge", browser_id, auth_mode: "OTP" },
      ...{ challenge_id, display_code: null },
    } as ConsentCommand);
    this.must({
      type: "challenge_sent",
      challenge_id,
      token: `t-${challenge_id}`,
      phone_masked: null,
    });
    return this;
  }

  /** The bank has verified the code. */
  proved(browser_id = BROWSER, challenge_id = "ch1"): this {
    this.challenged(browser_id, challenge_id);
    const verification_id = `v-${challenge_id}`;
    this.must({ type: "begin_verification", browser_id, verification_id, code_digest: "d" });
    this.must({
      ...{ type: "end_verification", verification_id, outcome: "verified" },
      ...{ refusal: null, checked_at: this.now },
    } as ConsentCommand);
    return this;
  }

  approved(accounts: string[] | null = null): this {
    this.proved().listed();
    this.must({ type: "approve", browser_id: BROWSER, accounts });
    return this;
  }

  override effects(): string[] {
    return this.record.effects.map(({ kind }) => kind).filter((kind) => kind !== "publish");
  }
}
