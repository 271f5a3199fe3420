import { type ProblemCode, problemStatus } from "../../../src/base/kernel/problems.ts";
import {
  changeBank,
  changeMerchant,
  ibanAt,
  newStaff,
  Payment,
  party,
  railReport,
  registerMerchant,
  settlement,
} from "../../workers/gateway-journey.ts";
import {
  type Answer,
  ask,
  askAdmin,
  haveStaffChanged,
  ownerKey,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, lost } from "../../workers/neighbours.ts";
import { MINUTE_MS, paid, type Reason, reason, withCode } from "../../workers/refusals.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  destinationChanged,
  endVerification,
  type Look,
  railReport as railCommand,
  resolvePayer,
  SessionBench,
} from "./session-fixtures.ts";

/** Why a refund is refused, a callback is refused, and staff cannot decide. */
const refunds: Reason[] = [
  reason("a refund of a payment without a payer", "PAYMENT_NOT_COMPLETED", async () =>
    (await Payment.open()).refund({}),
  ),
  reason("a refund of a payment under way", "PAYMENT_NOT_COMPLETED", async () =>
    (await withCode()).refund({}),
  ),
  reason("a refund while late money is under review", "PAYMENT_UNDER_REVIEW", async () => {
    const payment = await paid("borealis");
    await payment.credit("REJECTED");
    return payment.refund({});
  }),
  reason("the fifty-first refund", "REFUND_LIMIT_REACHED", async () => {
    const payment = await paid();
    for (let count = 0; count < 50; count++) await payment.refund({ amount: 1 });
    return payment.refund({ amount: 1 });
  }),
  reason("a refund of more than was paid", "REFUND_EXCEEDS_PAYMENT", async () =>
    (await paid()).refund({ amount: 2_501 }),
  ),
  reason("a refund whose last check took too long", "SERVICE_UNAVAILABLE", async () => {
    const payment = await paid("borealis");
    answering("directory resolve", ({ body }: { body: { value: string } }) => {
      wait(15_001);
      return Response.json({ iban: body.value, institution_code: "BOREGB2LXXX" });
    });
    return payment.refund({});
  }),
  reason("a refund from another's account", "REFUND_NOT_AUTHORISED", async () => {
    const destination = { type: "iban", value: ibanAt("alpha", 2) };
    return (await paid("alpha", { destination })).refund({});
  }),
  reason("a refund through a suspended bank", "BANK_UNAVAILABLE", async () => {
    const payment = await paid();
    await changeBank("alpha", { status: "SUSPENDED" });
    return payment.refund({});
  }),
  reason("a refund that the directory cannot confirm now", "DIRECTORY_UNAVAILABLE", async () => {
    const payment = await paid("borealis");
    answering("directory resolve", lost);
    return payment.refund({});
  }),
  reason("a refund to an account that has moved", "DESTINATION_MISMATCH", async () => {
    const payment = await paid("borealis");
    answering("directory resolve", { iban: payment.payer, institution_code: "ALPHDEFFXXX" });
    return payment.refund({});
  }),
  reason("a refund's key that was used for another", "IDEMPOTENCY_KEY_REUSED", async () => {
    const payment = await paid();
    await payment.refund({ amount: 1, idempotency_key: "r-1" });
    return payment.refund({ amount: 2, idempotency_key: "r-1" });
  }),
  reason("a refund of another merchant's payment", "NOT_FOUND", async () => {
    const { created } = await paid();
    return new Payment(await registerMerchant(), "test", created).refund({});
  }),
  reason("to read an unknown refund", "NOT_FOUND", async () => {
    const payment = await paid();
    return payment.asMerchant("GET", `/payments/${payment.payment_id}/refunds/rf_1`);
  }),
  reason("a refund of an unknown payment", "NOT_FOUND", async () => {
    const { merchant } = await Payment.open();
    const path = `/payments/pay_${"0".repeat(43)}/refunds`;
    return ask("POST", path, merchant.headers.test, {});
  }),
];

const callbacks: Reason[] = [
  reason("a rail's report of another amount", "CALLBACK_MISMATCH", async () => {
    const payment = await Payment.open("borealis");
    await payment.pay();
    const report = { ...railReport(payment.instruction, "CREDITED"), amount: 1 };
    return ask("POST", "/gateway/callback/credit", { "x-gateway-rail-key": "rk_test" }, report);
  }),
  reason("a rail's report under the key of the other mode", "NOT_FOUND", async () => {
    const payment = await Payment.open("borealis");
    await payment.pay();
    return payment.credit("CREDITED", "live");
  }),
  reason("a rail's report on an unknown payment", "NOT_FOUND", async () => {
    const payment = await Payment.open("borealis");
    await payment.pay();
    const report = { ...railReport(payment.instruction, "CREDITED"), originator_ref: "pay_1" };
    return ask("POST", "/gateway/callback/credit", { "x-gateway-rail-key": "rk_test" }, report);
  }),
  reason("an approval that the directory cannot confirm now", "DIRECTORY_UNAVAILABLE", async () => {
    const payment = await Payment.open("borealis");
    await payment.challenged("PUSH");
    answering("directory resolve", lost);
    return payment.pushResult("APPROVED", party.banks.test.borealis);
  }),
  reason("an approval that the registry cannot confirm now", "REGISTRY_UNAVAILABLE", async () => {
    const destination = { type: "alias", value: "carla" };
    const payment = await Payment.open("alpha", { destination });
    await payment.challenged("PUSH");
    answering("registry resolve", lost);
    return payment.pushResult("APPROVED", party.banks.test.alpha);
  }),
  reason("an approval while the bank takes no instructions", "BANK_UNAVAILABLE", async () => {
    answering("alpha execute-transaction", lost);
    for (let count = 0; count < 5; count++) await paid();
    const payment = await Payment.open();
    await payment.challenged("PUSH");
    return payment.pushResult("APPROVED", party.banks.test.alpha);
  }),
  reason("another bank's report on a prompt", "NOT_FOUND", async () => {
    const payment = await Payment.open();
    await payment.challenged("PUSH");
    return payment.pushResult("APPROVED", party.banks.test.borealis);
  }),
];

const resolve = (
  payment: Payment,
  outcome: string,
  more: object = {},
  key = ownerKey,
): Promise<Answer> => {
  const path = `/admin/v1/reconciliation/${payment.payment_id}/resolve`;
  const json = { outcome, note: "seen in the bank's ledger", ...more };
  return ask("POST", path, { "x-gateway-admin-key": key }, json);
};

const staff: Reason[] = [
  reason("to acknowledge a movement that is not under review", "NOTHING_TO_ACKNOWLEDGE", async () =>
    resolve(await paid(), "ACKNOWLEDGED"),
  ),
  reason("to resolve a movement that has ended", "MOVEMENT_HAS_ENDED", async () =>
    resolve(await paid(), "FAILED"),
  ),
  reason("to resolve a movement that the bank may still book", "MOVEMENT_IN_PROGRESS", async () => {
    answering("alpha execute-transaction", lost);
    return resolve(await paid(), "FAILED");
  }),
  reason(
    "an approval without a proposal",
    [
      "FORBIDDEN",
      "Nobody has proposed this outcome. An approver's key can only approve a proposal.",
    ],
    async () => {
      const { key } = await newStaff("approver");
      answering("alpha execute-transaction", lost);
      const payment = await paid();
      wait(2 * MINUTE_MS);
      return resolve(payment, "FAILED", {}, key);
    },
  ),
  reason("a decision under a key that was retired a moment ago", "UNAUTHENTICATED", async () => {
    const { key, key_id } = await newStaff("operator");
    const payment = await paid();
    await resolve(payment, "FAILED", {}, key);
    await askAdmin("POST", `admin-keys/${key_id}/retire`, {});
    return resolve(payment, "FAILED", {}, key);
  }),
  reason("to resolve an unknown refund", "NOT_FOUND", async () =>
    resolve(await paid(), "FAILED", { movement: "rf_1" }),
  ),
  reason("to resolve an unknown payment", "NOT_FOUND", async () =>
    askAdmin("POST", `reconciliation/pay_${"0".repeat(43)}/resolve`, {
      ...{ outcome: "FAILED", note: "seen" },
    }),
  ),
];

/** Reasons that only a race can cause, decided without the race. */
type Command = Exclude<Parameters<SessionBench["act"]>[0], Look>;

const decided = (session: SessionBench, command: Command): Promise<Answer> => {
  const refusal = session.attempt(command);
  const code: ProblemCode = refusal?.problem.code ?? "INTERNAL";
  const answer = { status: problemStatus({ code }), headers: new Headers() };
  return Promise.resolve({ ...answer, body: { error: { code } } });
};

const races: Reason[] = [
  reason("an approval whose last check took too long", "SERVICE_UNAVAILABLE", async () => {
    const payment = await Payment.open("borealis");
    await payment.challenged("PUSH");
    answering("directory resolve", ({ body: { value: iban } }: { body: { value: string } }) => {
      wait(15_001);
      return Response.json({ iban, institution_code: "ALPHDEFFXXX" });
    });
    return payment.pushResult("APPROVED", party.banks.test.borealis);
  }),
  reason("to continue with a code that was not checked", "CHALLENGE_REQUIRED", () => {
    const session = new SessionBench().resolved().sent();
    const proceed = { type: "proceed", browser_id: BROWSER, challenge_id: "c1" } as const;
    return decided(session, { ...proceed, checked_at: session.now });
  }),
  reason(
    "to continue with a code after a last check that took too long",
    "SERVICE_UNAVAILABLE",
    () => {
      const session = new SessionBench().resolved().sent();
      const checked_at = session.now;
      session.act(beginVerification());
      session.wait(15_001).act(endVerification("v1", "verified", checked_at));
      const proceed = { type: "proceed", browser_id: BROWSER, challenge_id: "c1" } as const;
      return decided(session, { ...proceed, checked_at });
    },
  ),
  reason(
    "a mismatch found for a challenge that is no longer the newest",
    "CHALLENGE_REPLACED",
    () =>
      decided(new SessionBench().resolved().sent(), { ...destinationChanged, challenge_id: "c0" }),
  ),
  reason(
    "a sixth code, after the fifth was checked for another payer",
    "OTP_ATTEMPTS_EXCEEDED",
    () => {
      const session = new SessionBench().resolved().sent();
      for (const name of ["v1", "v2", "v3", "v4"]) {
        session.act(beginVerification(name));
        session.act(endVerification(name, "wrong", session.now));
      }
      session.act(beginVerification("v5"));
      for (const command of [resolvePayer(), beginChallenge("OTP", "c2"), challengeSent("c2")]) {
        session.act(command);
      }
      return decided(session, beginVerification("v6"));
    },
  ),
  reason("a refund from a bank that is not enrolled", "REFUND_NOT_AUTHORISED", () => {
    const session = new SessionBench();
    const asked = resolvePayer("crossBank");
    if (asked.type !== "resolve_payer") throw new Error("it is");
    const creditor = { ...asked.route.creditor, bank_handle: null };
    session.act({ ...asked, route: { ...asked.route, creditor } });
    for (const command of [beginChallenge(), challengeSent(), beginVerification()]) {
      session.act(command);
    }
    session.act(endVerification("v1", "verified", session.now));
    session.act(railCommand(session.credit()));
    return decided(session, {
      ...{ type: "refund", refund_id: "rf_1", amount: 1, reason: null, request_hash: "hash" },
      ...{ idempotency_key_hash: null, checked_at: session.now },
    });
  }),
];

export const moneyReasons: Reason[] = [...refunds, ...callbacks, ...staff, ...races];

/** Restores the parties that a reason has changed. */
export const restoreParties = async (): Promise<void> => {
  if (!haveStaffChanged()) return;
  const core_base_url = "https://alpha.example/bank/callback";
  await changeBank("alpha", { status: "ACTIVE", core_base_url });
  const settlement_strategy = null;
  await changeMerchant({
    settlement_iban: settlement,
    refund_authority: true,
    settlement_strategy,
  });
};
