import type { MerchantStanding } from "../../../network/parties/merchant-standing.ts";

/** What a merchant needs before it trades in a mode (docs/decisions/120). */
export interface ReadinessFacts {
  status: MerchantStanding;
  hasSettings: boolean;
  hasApiKey: boolean;
  hasSigningSecret: boolean;
  hasWebhook: boolean;
  /** Whether the webhook's host has accepted events, in this mode or in test mode. */
  webhookAnswers: boolean;
  /** Whether the settlement account's bank takes new payments in this mode. */
  bankIsOpen: boolean;
  /** Whether the merchant's strategy finds a way to an account at any bank. */
  reachesEveryBank: boolean;
  /** In test mode. */
  hasPaid: boolean;
  hasRefunded: boolean;
  refundAuthority: boolean;
  hasSupport: boolean;
  /** Whether the gateway's database is less than 70 % full. */
  databaseHasRoom: boolean;
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
    ...(["WEBHOOK_ANSWERS", must] as const),
    (it) => it.webhookAnswers,
    "Let the host of webhook_url answer events with 2xx, at first in test mode.",
  ],
  [
    ...(["TEST_PAYMENT", must] as const),
    (it) => it.hasPaid,
    "Let the merchant take a payment in test mode to its end.",
  ],
  [
    ...(["TEST_REFUND", must] as const),
    (it) => it.hasRefunded,
    "Let the merchant refund a payment in test mode.",
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
  [
    ...(["DATABASE_ROOM", may] as const),
    (it) => it.databaseHasRoom,
    "The gateway's database is 70 % full or more. Read GET /admin/v1/database.",
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
