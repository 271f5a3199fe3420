import type { MerchantStanding } from "../../../network/parties/merchant-standing.ts";

/** What must be configured before a merchant trades in a mode (docs/decisions/120). */
export interface ReadinessFacts {
  status: MerchantStanding;
  hasSettings: boolean;
  hasApiKey: boolean;
  hasSigningSecret: boolean;
  hasWebhook: boolean;
  /** Whether the settlement account's bank takes new payments in this mode. */
  bankIsOpen: boolean;
  /** Whether the merchant's strategy finds a way to an account at any bank. */
  reachesEveryBank: boolean;
  refundAuthority: boolean;
  hasSupport: boolean;
}

const must = true;
const may = false;

/** In the order in which staff do them: whether it is needed, what shows it, and what to do. */
export const readinessChecks = [
  ["MERCHANT_ACTIVE", must, (it) => it.status === "ACTIVE", "Change the merchant to ACTIVE."],
  [
    ...(["MODE_OPEN", must] as const),
    (it) => it.hasSettings,
    "Change the merchant: add modes.{mode} with its settlement_iban.",
  ],
  [
    ...(["SETTLEMENT_BANK", must] as const),
    (it) => it.bankIsOpen,
    "Enrol and activate the bank of settlement_iban in this mode, or choose an account elsewhere.",
  ],
  [
    ...(["EVERY_BANK_REACHED", may] as const),
    (it) => it.reachesEveryBank,
    "Configure the rail of this mode, and a strategy that uses it: else only one bank can pay.",
  ],
  ["API_KEY", must, (it) => it.hasApiKey, "Add a key of the kind API in this mode."],
  [
    "WEBHOOK_URL",
    must,
    (it) => it.hasWebhook,
    "Change the merchant: set modes.{mode}.webhook_url.",
  ],
  [
    ...(["SIGNING_SECRET", must] as const),
    (it) => it.hasSigningSecret,
    "Add a key of the kind SIGNING in this mode.",
  ],
  [
    ...(["REFUND_AUTHORITY", may] as const),
    (it) => it.refundAuthority,
    "Without its bank's authority the merchant cannot refund. Change modes.{mode}.refund_authority.",
  ],
  [
    ...(["SUPPORT_CONTACT", may] as const),
    (it) => it.hasSupport,
    "Set support_email or support_url, so that customers know whom to ask.",
  ],
] as const satisfies readonly (readonly [
  check: string,
  required: boolean,
  isDone: (facts: ReadinessFacts) => boolean,
  how: string,
])[];

/** Every check, and whether all that are required are done. */
export const judgeReadiness = (facts: ReadinessFacts, mode: string) => {
  const checks = readinessChecks.map(([check, required, isDone, how]) => {
    const done = isDone(facts);
    return { check, required, done, how: done ? null : how.replace("{mode}", mode) };
  });
  return { ready: checks.every(({ required, done }) => done || !required), checks };
};
