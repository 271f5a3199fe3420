import type { timelineView } from "../../../frame/objects/explain.ts";
import type { PartyNames } from "../party-names.ts";

/**
 * The timeline as sentences by who acted (docs/decisions/206). Objects note terms and an actor; the
 * words for staff are here, so no stored value has them. Pure.
 */
type Entry = ReturnType<typeof timelineView>[number];

export const actorKinds = [
  ...["CUSTOMER", "MERCHANT", "TPP", "BANK", "RAIL", "STAFF", "ITSELF"],
] as const;

export type ActorKind = (typeof actorKinds)[number];

export interface ToldEntry extends Entry {
  by: ActorKind;
  sentence: string;
}

/** Whose object it is, and the names of everybody in it. */
export interface Teller {
  owner: "MERCHANT" | "TPP";
  ownerName: string | null;
  mode: string;
  names: Pick<PartyNames, "bank" | "staff">;
}

/** @rule A4.4 */
export const tellTimeline = (timeline: readonly Entry[], teller: Teller): ToldEntry[] =>
  timeline.map((entry) => {
    const { by, says } = told(entry, teller);
    return {
      ...entry,
      by,
      sentence: by === "ITSELF" ? says : `${nameOf(by, entry, teller)} ${says}`,
    };
  });

/** What the actor did; the whole sentence for what happened by itself. */
interface Told {
  by: ActorKind;
  says: string;
}

const nameOf = (by: ActorKind, { actor }: Entry, { ownerName, mode, names }: Teller): string => {
  switch (by) {
    case "CUSTOMER":
      return "The customer";
    case "MERCHANT":
      return ownerName ?? "The merchant";
    case "TPP":
      return ownerName ?? "The TPP";
    case "BANK":
      return names.bank(actor, mode) ?? (actor === null || actor === "BANK" ? "The bank" : actor);
    case "RAIL":
      return "The rail";
    case "STAFF":
      return names.staff(actor) ?? "Staff";
    case "ITSELF":
      return "";
  }
};

const told = (entry: Entry, teller: Teller): Told => {
  switch (entry.kind) {
    case "decision":
      return tellDecision(entry, teller);
    case "challenge":
      return tellChallenge(entry);
    case "bank_call":
      return tellBankCall(entry);
    case "rail_report":
      return { by: "RAIL", says: tellRailReport(entry) };
    case "event":
      return { by: "ITSELF", says: `The event ${entry.what} was written.` };
    case "move":
      return tellMove(entry, teller);
  }
};

/** The names that objects note for those who act. A key's id is one of the staff. */
const kindOfActor = (actor: string | null): ActorKind | null => {
  const kinds: Readonly<Record<string, ActorKind>> = {
    ...{ CUSTOMER: "CUSTOMER", MERCHANT: "MERCHANT", TPP: "TPP", BANK: "BANK", RAIL: "RAIL" },
    OPERATOR: "STAFF",
  };
  if (actor === null) return null;
  return actor.startsWith("key_") ? "STAFF" : (kinds[actor.toUpperCase()] ?? null);
};

/** `DAILY_LIMIT` is “daily limit”. */
const words = (term: string | null): string => (term ?? "").toLowerCase().replaceAll("_", " ");

const because = (outcome: string | null): string =>
  outcome === null ? "." : `: ${words(outcome)}.`;

/** What somebody did, by the term of the decision. */
const deeds: Readonly<Record<string, string>> = {
  approve: "approved it.",
  reject: "rejected it.",
  reauthorise: "asked the customer to approve it again.",
  revoke: "ended the consent.",
  "revoke a token": "gave up a token.",
  cancel: "cancelled it.",
  pause: "paused it.",
  resume: "resumed it.",
  end: "ended it.",
  charge: "asked for a charge.",
  retry_charge: "asked for another attempt of a charge.",
  cancel_charge: "cancelled a charge.",
  "change creditor": "had charges pay the merchant's present account.",
  ask: "asked the bank or the rail what became of it.",
  "mandate permitted": "asked for a mandate under the consent.",
};

/** Decisions of the object alone. */
const ownDecisions: Readonly<Record<string, string>> = {
  start: "The charge began.",
  replace: "Another mandate replaces this one.",
  stop: "It begins no more charges, because another mandate has replaced it.",
  "consent ended": "Its consent ended.",
};

const refundDeeds: Readonly<Record<string, string>> = {
  proposed: "proposed a refund, which takes an approver.",
  approved: "approved the refund.",
  rejected: "rejected the refund.",
};

const tellDecision = ({ what, outcome, actor }: Entry, { owner }: Teller): Told => {
  const by = kindOfActor(actor);
  const own = ownDecisions[what];
  if (own !== undefined) return { by: "ITSELF", says: own };
  switch (what) {
    case "refuse":
      return {
        by: "ITSELF",
        says: `The charge was refused before a bank was asked${because(outcome)}`,
      };
    case "refund":
      return { by: by ?? owner, says: refundDeeds[outcome ?? ""] ?? "asked for a refund." };
    case "proposal":
      return { by: by ?? "STAFF", says: `proposed an outcome${because(outcome)}` };
    case "resolution":
      return { by: by ?? "STAFF", says: `decided the outcome${because(outcome)}` };
    case "redeem_code":
      return { by: "TPP", says: `exchanged its code for tokens${because(outcome)}` };
    case "refresh":
      return { by: "TPP", says: `renewed its tokens${because(outcome)}` };
    case "order permitted":
      return { by: "TPP", says: `asked for a payment order${because(outcome)}` };
    case "mandate permitted":
      return { by: "TPP", says: deeds[what] ?? "" };
    default:
      return by === null || by === "ITSELF"
        ? { by: "ITSELF", says: `It was decided by itself: ${words(what)}${because(outcome)}` }
        : { by, says: deeds[what] ?? `decided: ${words(what)}${because(outcome)}` };
  }
};

const tellChallenge = ({ what, outcome }: Entry): Told => {
  switch (what) {
    case "sent":
      return { by: "BANK", says: "sent the customer a code or a prompt." };
    case "not sent":
      return { by: "BANK", says: `sent no code and no prompt${because(outcome)}` };
    case "withheld":
      return { by: "ITSELF", says: "No code or prompt was requested: a limit was reached." };
    case "code checked":
      return { by: "CUSTOMER", says: `typed a code, and the bank checked it${because(outcome)}` };
    case "prompt answered":
      return { by: "CUSTOMER", says: `${words(outcome)} the prompt of the bank's app.` };
    case "older prompt answered":
      return { by: "CUSTOMER", says: `${words(outcome)} an older prompt of the bank's app.` };
    default:
      return {
        by: "ITSELF",
        says: `The last check before the money moved failed${because(outcome)}`,
      };
  }
};

const questions: Readonly<Record<string, string>> = {
  "execute-transaction": "the order to pay",
  "transaction-status": "the question what became of the order",
  "funds-confirmation": "the question whether there is enough money",
  "notify-authorisation": "the notice of the approval",
  "notify-charge": "the notice of a charge",
  "notify-credit": "the notice that money arrives",
  "push-status": "the question whether the prompt was answered",
  "resolve-alias": "the question whose account it is",
  "send-otp": "the request to send a code",
  "send-push": "the request to send a prompt",
  "verify-otp": "the question whether the code is right",
};

const tellBankCall = ({ what, outcome }: Entry): Told => {
  const question = questions[what] ?? `the call ${what}`;
  return outcome === "unknown"
    ? { by: "BANK", says: `gave no clear answer to ${question}.` }
    : { by: "BANK", says: `answered ${question}${because(outcome)}` };
};

const tellRailReport = ({ what, outcome }: Entry): string =>
  what === "mismatch"
    ? `reported something else than was ordered: ${outcome ?? ""}.`
    : `reported the movement as ${words(what)}.`;

/** What an object is in, after a move. Each kind's own word for it stands in the raw view. */
const states: Readonly<Record<string, string>> = {
  PENDING: "It waits for the customer to choose an account and a way to approve.",
  OTP_SENT: "It waits for the customer's code.",
  PUSH_SENT: "It waits for the customer to answer in the bank's app.",
  PENDING_SCA: "It waits for the customer's approval.",
  AWAITING_CUSTOMER_AUTH: "It waits for the customer's approval.",
  EXECUTING: "It is approved, and the bank is asked to pay.",
  PROCESSING: "It is approved, and the bank is asked to pay.",
  SETTLEMENT_PENDING: "The money is on its way between the banks.",
  COMPLETED: "It is completed.",
  FAILED: "It failed.",
  EXPIRED: "It expired.",
  CANCELLED: "It is cancelled.",
  REJECTED: "It ended without an approval.",
  AUTHORISED: "It is in force.",
  ACTIVE: "It is in force.",
  REPLACING: "It is approved, and the mandate that it replaces is being ended.",
  PAUSED: "It is paused.",
  REVOKED: "It has ended.",
};

const tellMove = ({ what, outcome, actor }: Entry, { owner }: Teller): Told => {
  switch (what) {
    case "created":
      return { by: owner, says: "asked for it." };
    case "payer resolved":
      return { by: "CUSTOMER", says: "said from which account." };
    case "payer not resolved":
      return { by: "CUSTOMER", says: `named an account that cannot be used${because(outcome)}` };
    case "accounts listed":
      return outcome === "refused"
        ? { by: "BANK", says: "refused to list accounts." }
        : { by: "BANK", says: `listed ${outcome} of the customer's accounts.` };
    case "account closed":
      return { by: "BANK", says: "refuses one of the accounts, which is no longer shared." };
    case "mandate ended":
      return { by: "ITSELF", says: "A mandate of the consent ended." };
    case "charge reported":
      return { by: "ITSELF", says: `A charge was reported${because(outcome)}` };
    case "EXECUTING → PENDING":
      return {
        by: "ITSELF",
        says: "That account did not pay. It waits for the customer to choose another one.",
      };
    default: {
      const state = what.split(" → ")[1] ?? "";
      const says = states[state] ?? `${words(what)}${because(outcome)}`;
      const by = kindOfActor(actor);
      return by === null ? { by: "ITSELF", says } : { by, says: `changed it. ${says}` };
    }
  }
};
