import { heldKey } from "../../frame/records/held-key.ts";
import { Payment, party, railReport } from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  ownerKey,
  wait,
  wake,
} from "../../workers/gateway-worker.ts";
import { answering, lost } from "../../workers/neighbours.ts";

/** What can happen to a payment, and what its timeline has to tell of it. */
export const approver = { key: "", id: "" };

export const enrolApprover = async (): Promise<void> => {
  const { key, sha256 } = heldKey();
  const asked = { name: "Amir", role: "approver", sha256 };
  const { key_id: id } = bodyOf(await askAdmin("POST", "admin-keys", asked), 201);
  Object.assign(approver, { key, id });
};

type Bank = Parameters<typeof Payment.open>[0];
type Mode = "test" | "live";

export const challenged = async (auth: "OTP" | "PUSH", bank: Bank = "alpha"): Promise<Payment> => {
  const paid = await Payment.open(bank);
  bodyOf(await paid.challenged(auth));
  return paid;
};

/** Executing without an answer, until the bank can no longer book it. */
const unanswered = async (mode: Mode): Promise<Payment> => {
  const paid = await Payment.open("alpha", { mode });
  bodyOf(await paid.challenged());
  answering("alpha execute-transaction", lost);
  bodyOf(await paid.confirm());
  wait(65_001);
  return paid;
};

const resolve = ({ payment_id }: Payment, key: string, status: number): Promise<unknown> => {
  const path = `/admin/v1/reconciliation/${payment_id}/resolve`;
  const statement = { outcome: "COMPLETED", note: "the bank says so" };
  const answer = ask("POST", path, { "x-gateway-admin-key": key }, statement);
  return answer.then((given) => bodyOf(given, status));
};

const settling = async (): Promise<Payment> => {
  const paid = await challenged("OTP", "borealis");
  bodyOf(await paid.confirm());
  return paid;
};

const railSays = (paid: Payment, status: "CREDITED" | "REJECTED") =>
  answering("rail status", railReport(paid.instruction, status));

/** What the directory says of every account from now on. */
const directorySays = (institution_code: string) =>
  answering("directory resolve", ({ body }) =>
    Response.json({ iban: body.value, institution_code }),
  );

/** An event of a payment's life, and its timeline. */
interface Case {
  name: string;
  before: () => Promise<Payment>;
  happens: (paid: Payment) => Promise<unknown>;
  /** The entries that follow from it. */
  tells: string[];
}

/** Time passes, and the object's alarm runs. */
export const wakes = (paid: Payment, after: number): Promise<void> => {
  wait(after);
  return wake(paid.session_id);
};

const completes = (from: string) => [`move, ${from} → COMPLETED`, "event, payment.completed"];
const fails = (from: string) => [`move, ${from} → FAILED`, "event, payment.failed"];
const asked = (status: string, more = "") => `bank_call, push-status, ${status}, by alpha${more}`;

export const cases: Case[] = [
  {
    name: "a statement of staff in live mode is a proposal, and a second person resolves",
    before: () => unanswered("live"),
    happens: async (paid) => {
      await resolve(paid, ownerKey, 202);
      wait(1_000);
      await resolve(paid, approver.key, 200);
    },
    tells: [
      "decision, proposal, COMPLETED, by key_first_owner",
      "decision, resolution, COMPLETED, by the approver",
      ...completes("EXECUTING"),
    ],
  },
  {
    name: "a statement of staff in test mode resolves at once",
    before: () => unanswered("test"),
    happens: (paid) => resolve(paid, ownerKey, 200),
    tells: ["decision, resolution, COMPLETED, by key_first_owner", ...completes("EXECUTING")],
  },
  {
    name: "the page asks about a prompt that nobody has answered, twice",
    before: () => challenged("PUSH"),
    happens: async (paid) => {
      for (let count = 1; count <= 2; count++) {
        bodyOf(await paid.step("confirm", {}));
        wait(2_000);
      }
    },
    tells: [asked("answered", ", 0 ms, 2 times")],
  },
  {
    name: "the page asks about a prompt and the bank has no answer",
    before: () => challenged("PUSH"),
    happens: async (paid) => {
      answering("alpha push-status", lost);
      bodyOf(await paid.step("confirm", {}));
    },
    tells: [asked("unknown", ", 0 ms")],
  },
  {
    name: "the page asks about a prompt that was declined",
    before: () => challenged("PUSH"),
    happens: async (paid) => {
      answering("alpha push-status", { status: "DECLINED" });
      bodyOf(await paid.step("confirm", {}), 422);
    },
    tells: [
      asked("answered", ", 0 ms"),
      "challenge, prompt answered, DECLINED",
      "move, PUSH_SENT → PENDING",
    ],
  },
  {
    name: "the page learns of an approval while the last check cannot be made",
    before: () => challenged("PUSH", "borealis"),
    happens: async (paid) => {
      answering("borealis push-status", { status: "APPROVED" });
      answering("directory resolve", lost);
      bodyOf(await paid.step("confirm", {}), 503);
    },
    tells: ["bank_call, push-status, answered, by borealis, 0 ms"],
  },
  {
    name: "the object itself asks about a prompt that was declined",
    before: () => challenged("PUSH"),
    happens: (paid) => {
      answering("alpha push-status", { status: "DECLINED" });
      return wakes(paid, 10_000);
    },
    tells: [
      asked("answered", ", attempt 1, 0 ms"),
      "challenge, prompt answered, DECLINED",
      "move, PUSH_SENT → PENDING",
    ],
  },
  {
    name: "the object itself learns of an approval, and the payee's account has changed",
    before: () => challenged("PUSH", "borealis"),
    happens: (paid) => {
      answering("borealis push-status", { status: "APPROVED" });
      directorySays("OTHERBANKXX");
      return wakes(paid, 10_000);
    },
    tells: [
      "bank_call, push-status, answered, by borealis, attempt 1, 0 ms",
      "challenge, last check, DESTINATION_MISMATCH",
      ...fails("PUSH_SENT"),
    ],
  },
  {
    name: "the object itself learns of an approval, and the last check takes too long",
    before: () => challenged("PUSH", "borealis"),
    happens: (paid) => {
      answering("borealis push-status", { status: "APPROVED" });
      answering("directory resolve", ({ body }) => {
        wait(15_001);
        return Response.json({ iban: body.value, institution_code: "ALPHDEFFXXX" });
      });
      return wakes(paid, 10_000);
    },
    tells: ["bank_call, push-status, answered, by borealis, attempt 1, 0 ms"],
  },
  {
    name: "a bank calls back about a prompt",
    before: () => challenged("PUSH"),
    happens: async (paid) => {
      bodyOf(await paid.pushResult("DECLINED", party.banks.test.alpha), 202);
    },
    tells: ["challenge, prompt answered, DECLINED", "move, PUSH_SENT → PENDING"],
  },
  {
    name: "the rail is asked and reports the credit",
    before: settling,
    happens: async (paid) => {
      railSays(paid, "CREDITED");
      await wakes(paid, 5_000);
    },
    tells: [
      "rail_report, CREDITED, by rail",
      ...completes("SETTLEMENT_PENDING"),
      "event, settlement.completed",
      "bank_call, notify-credit, answered, by alpha, attempt 1, 0 ms",
    ],
  },
  {
    name: "the rail is asked and reports a rejection",
    before: settling,
    happens: async (paid) => {
      railSays(paid, "REJECTED");
      await wakes(paid, 5_000);
    },
    tells: ["rail_report, REJECTED, by rail", ...fails("SETTLEMENT_PENDING")],
  },
  {
    name: "the rail is asked and reports that a refund was rejected",
    before: async () => {
      const paid = await settling();
      bodyOf(await paid.credit(), 202);
      await deliverAll();
      bodyOf(await paid.refund({ amount: 1_000 }), 201);
      return paid;
    },
    happens: async (paid) => {
      railSays(paid, "REJECTED");
      await wakes(paid, 5_000);
    },
    tells: ["rail_report, REJECTED, by rail, about a refund", "event, refund.failed"],
  },
  {
    name: "the rail is asked and knows nothing yet",
    before: settling,
    happens: (paid) => wakes(paid, 5_000),
    tells: [],
  },
  {
    name: "the rail calls back about an amount that nobody instructed",
    before: settling,
    happens: async (paid) => {
      const instruction = { ...paid.instruction, amount: 1 };
      bodyOf(await paid.credit("CREDITED", "test", instruction), 409);
    },
    tells: ["rail_report, mismatch, amount, by rail"],
  },
  {
    name: "a code that the bank has sent although the payment was cancelled meanwhile",
    before: async () => {
      const paid = await Payment.open();
      bodyOf(await paid.resolve());
      return paid;
    },
    happens: async (paid) => {
      answering("alpha send-otp", async () => {
        bodyOf(await paid.cancel());
        return Response.json({ otp_token: "otp-token", phone_masked: "+49 •• 47" });
      });
      bodyOf(await paid.select(), 409);
    },
    tells: [
      "decision, cancel, by merchant",
      "move, PENDING → CANCELLED",
      "bank_call, send-otp, answered, by alpha, 0 ms",
    ],
  },
  {
    name: "a payment that expires by itself",
    before: () => challenged("OTP"),
    happens: (paid) => wakes(paid, 15 * 60_000),
    tells: ["move, OTP_SENT → EXPIRED", "event, payment.expired"],
  },
];
