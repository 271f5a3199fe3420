import { civilDate } from "../../src/base/kernel/calendar.ts";
import { formatId } from "../../src/base/kernel/ids.ts";
import type { ProblemCode } from "../../src/base/kernel/problems.ts";
import { newObjectId } from "../../src/base/platform/objects.ts";
import { chargeIds } from "../../src/products/charges/charge-record.ts";
import type {
  MandateCommand,
  MandateRecord,
  MandateReport,
  MandateTerms,
  MandateView,
} from "../../src/products/mandates/mandate-record.ts";
import { CALL } from "../frame/objects/object-under-test.ts";
import { automatic, chargeOf, DAY, PAYER, termsOf } from "../products/mandates/mandate-fixtures.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
  routes,
} from "../products/payments/session-fixtures.ts";
import { env, wait } from "../workers/gateway-worker.ts";
import { Driven } from "./driven.ts";

/** The mandates that a release stores. Their owner and their banks are in no database. */
const TPP: Partial<MandateTerms> = {
  owner: { kind: "TPP", id: "tpp_1" },
  ...{ consent_id: "cns_1", source_account_id: "acc_1", app_name: "Ledgerly" },
};

/** A civil date in the mandates' zone, so many days ahead. */
const day = (ahead = 0): string => civilDate(Date.now() + ahead * DAY, "Europe/Berlin");

export class Mandate extends Driven<
  MandateRecord,
  MandateTerms,
  MandateCommand,
  MandateReport,
  MandateView
> {
  constructor(hex = newObjectId(env, "MANDATES")) {
    super("MANDATES", hex);
  }

  /** Two months long: then it ends by itself. */
  static create(changes: Partial<MandateTerms> = {}): Promise<Mandate> {
    const mandate = new Mandate();
    const names = { mandate_id: formatId("mnd", mandate.hex), created_at: Date.now() };
    return mandate.created(termsOf({ ...names, ...changes }, { end_date: day(60) }));
  }

  /** Its customer got a code. */
  static async challenged(changes: Partial<MandateTerms> = {}): Promise<Mandate> {
    const named = { browser_id: BROWSER, payer: PAYER, route: routes.sameBank };
    const mandate = await Mandate.create(changes);
    return mandate.act({ type: "name_payer", ...named }, beginChallenge(), challengeSent());
  }

  static async active(changes: Partial<MandateTerms> = {}): Promise<Mandate> {
    return (await Mandate.challenged(changes)).approved();
  }

  approved(): Promise<this> {
    return this.act(beginVerification(), endVerification("v1", "verified", Date.now()));
  }

  async viewer() {
    const { owner, mode, consent_id } = (await this.record()).terms;
    return { owner, mode, consent_id };
  }

  /** Reserves a charge; nothing takes its command to its object. */
  async charge(charge_date: string | null = null): Promise<this> {
    const ids = chargeIds(newObjectId(env, "CHARGES"));
    return this.act(chargeOf("1", { ...ids, charge_date, ...(await this.viewer()) }));
  }

  /** Its events were published. */
  async published(): Promise<this> {
    const { effects } = await this.record();
    const events = effects.filter(({ kind }) => kind === "publish");
    for (const { id } of events) await this.stub.finish(id);
    return this;
  }

  /** An AUTOMATIC mandate makes its first charge when somebody looks. */
  async #newest() {
    await this.stub.look();
    const entry = (await this.record()).charges.at(-1);
    if (!entry) throw new Error("nothing was charged");
    return entry;
  }

  /** What the newest charge says of its present attempt. */
  async heard(failure_code: ProblemCode | null = null): Promise<this> {
    const { charge_id, attempt, amount, charge_date } = await this.#newest();
    const isPaid = failure_code === null;
    return this.act({
      ...{ type: "charge_report", charge_id, attempt, version: attempt, amount, charge_date },
      ...{ outcome: isPaid ? "COMPLETED" : "FAILED", failure_code, at: Date.now() },
      may_be_paid: isPaid,
    });
  }

  /** Of a charge that is no longer listed: its money has left after all. */
  async heardLate(): Promise<this> {
    return this.act({
      ...{ type: "charge_report", charge_id: "chg_old", attempt: 1, version: 9 },
      ...{ amount: 100, charge_date: day(), outcome: "FAILED", failure_code: "BANK_ERROR" },
      ...{ at: Date.now(), may_be_paid: true },
    });
  }

  async cancelNewest(): Promise<this> {
    const { charge_id } = await this.#newest();
    const by = { kind: "OWNER", ...(await this.viewer()) } as const;
    return this.act({ type: "cancel_charge", charge_id, by });
  }

  async retryNewest(): Promise<this> {
    const { charge_id, attempt } = await this.#newest();
    const key_hash = `key-${attempt}`;
    return this.act({ type: "retry_charge", charge_id, key_hash, ...(await this.viewer()) });
  }

  async cancel(): Promise<this> {
    return this.act({ type: "cancel", reason: "moved away", ...(await this.viewer()) });
  }

  /** The mandate that it replaces has ended. */
  async hasReplaced(): Promise<this> {
    const to = formatId("mnd", this.hex);
    const carried = { to, amount: 500, count: 1, until: day(30) };
    await this.stub.report("replace_mandate", 1, { kind: "replace_mandate", carried }, CALL);
    return this;
  }

  /** What its owner sees. */
  async seen() {
    const viewer = await this.viewer();
    const mandate = await this.look({ view: "mandate", ...viewer });
    return { mandate, charges: await this.look({ view: "charges", ...viewer }) };
  }
}

/** Charges that have completed, failed so that they can be retried, and were cancelled. */
const withCharges = async (): Promise<Mandate> => {
  const mandate = await (await Mandate.active()).heardLate();
  await (await mandate.charge()).heard();
  await (await mandate.charge()).heard("INSUFFICIENT_FUNDS");
  await (await mandate.charge(day(3))).cancelNewest();
  return mandate.published();
};

const paused = async (): Promise<Mandate> => {
  const mandate = await Mandate.active({ ...automatic, mode: "live" });
  const by = { keyId: "key_1", role: "operator", since: null, retired: false } as const;
  const creditor = { ...routes.sameBank.creditor, iban: "DE93500208000100200488" };
  const route = { ...routes.sameBank, creditor };
  await mandate.heard("LIMIT_EXCEEDED");
  return mandate.act(
    { type: "take_over_creditor", route, by },
    { type: "pause", resume_on: day(10), ...(await mandate.viewer()) },
  );
};

interface Situation {
  bring: () => Promise<Mandate>;
  /** What happens then; null if only time passes. */
  end: ((mandate: Mandate) => Promise<unknown>) | null;
  endsAs: MandateRecord["state"];
  /**
   * How its charges end, and why those that have an object. Without their owner in the database,
   * today's last check refuses them.
   */
  charges: string[];
}

const replaces = `mnd_${"0".repeat(42)}2`;
const refused = "FAILED FORBIDDEN";

export const mandateSituations: Record<string, Situation> = {
  "code-sent": {
    bring: () => Mandate.challenged(TPP),
    end: async (mandate) => (await (await mandate.approved()).charge()).heard(),
    ...{ endsAs: "EXPIRED", charges: ["COMPLETED"] },
  },
  "with-an-announced-charge": {
    bring: async () => (await withCharges()).charge(day(2)),
    end: null,
    endsAs: "EXPIRED",
    charges: ["COMPLETED", "FAILED", "CANCELLED", refused],
  },
  "with-a-charge-under-way": {
    async bring() {
      const mandate = await (await (await Mandate.active()).charge()).heard();
      return (await mandate.published()).charge();
    },
    end: null,
    ...{ endsAs: "EXPIRED", charges: ["COMPLETED", refused] },
  },
  "with-a-retry-that-failed": {
    async bring() {
      const mandate = await (await Mandate.active({ replaces, max_charges: 1 })).hasReplaced();
      await (await mandate.charge()).heard("INSUFFICIENT_FUNDS");
      wait(DAY);
      await mandate.published();
      return (await mandate.retryNewest()).heard("INSUFFICIENT_FUNDS");
    },
    async end(mandate) {
      wait(DAY);
      await (await mandate.retryNewest()).heard();
    },
    ...{ endsAs: "COMPLETED", charges: ["COMPLETED"] },
  },
  paused: {
    bring: paused,
    end: null,
    ...{ endsAs: "EXPIRED", charges: ["FAILED", refused] },
  },
  automatic: {
    bring: async () => (await Mandate.active(automatic)).heard("INSUFFICIENT_FUNDS"),
    end: null,
    ...{ endsAs: "EXPIRED", charges: [refused, refused] },
  },
  replacing: {
    bring: () => Mandate.active({ ...automatic, replaces }),
    end: null,
    ...{ endsAs: "EXPIRED", charges: [refused, refused] },
  },
  "cancelled-and-its-bank-does-not-know": {
    bring: async () => (await Mandate.active()).cancel(),
    end: null,
    ...{ endsAs: "CANCELLED", charges: [] },
  },
  "cancelled-with-a-charge-under-way": {
    bring: async () => (await (await Mandate.active()).charge()).cancel(),
    end: null,
    ...{ endsAs: "CANCELLED", charges: ["FAILED MANDATE_NOT_ACTIVE"] },
  },
  replaced: {
    async bring() {
      const mandate = await (await (await Mandate.active()).charge()).heard();
      const newer = { mandate_id: replaces, ...(await mandate.viewer()) };
      return mandate.act({ type: "replaced_by", ...newer });
    },
    end: null,
    ...{ endsAs: "CANCELLED", charges: ["COMPLETED"] },
  },
};
