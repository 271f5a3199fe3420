import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import {
  type MandateCommand,
  type MandateTerms,
  mandateById,
} from "../../../src/products/mandates/mandate-record.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import { party } from "../../workers/gateway-journey.ts";
import { bodyOf, deliverAll, endTest, env, startTest } from "../../workers/gateway-worker.ts";
import { openBanking, othersIban, ownIban } from "../consents/consent-journey.ts";
import { OWNER, PAYER, termsOf } from "../mandates/mandate-fixtures.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
  routes,
} from "../payments/session-fixtures.ts";
import { Browser, codeOf } from "./browser.ts";

/** A customer sees and stops the mandates on an account (O6.8). */
beforeAll(async () => {
  startTest();
  await openBanking();
});
beforeEach(startTest);
afterEach(async () => {
  await env.LISTS_1.prepare("delete from mandate_accounts").run();
  endTest();
});

/** A merchant's mandate in force on an account of alpha, of which the database knows. */
const approvedMandate = async (iban = ownIban, changes: Partial<MandateTerms> = {}) => {
  const mandate_id = formatId("mnd", newObjectId(env, "MANDATES"));
  const stub = mandateById(env, mandate_id);
  if (!stub) throw new Error("an id that we made ourselves");
  await stub.create(termsOf({ mandate_id, created_at: Date.now(), ...changes }), creation, CALL);
  const payer = { ...PAYER, iban, bank_id: party.banks.test.alpha.bank_id };
  const commands: MandateCommand[] = [
    { type: "name_payer", browser_id: BROWSER, payer, route: routes.sameBank },
    beginChallenge("OTP", "c1"),
    challengeSent("c1"),
    beginVerification("v1"),
    endVerification("v1", "verified", Date.now()),
  ];
  for (const command of commands) {
    const refusal = (await stub.act(command, CALL))?.refusal;
    if (refusal) throw new Error(`${command.type}: ${refusal.problem.code}`);
  }
  await deliverAll();
  const seen = async () => {
    const view = await stub.view({ view: "mandate", ...OWNER });
    return view?.ok ? JSON.parse(view.value) : view;
  };
  return { mandate_id, stub, seen };
};

const mandateRows = async (): Promise<number | undefined> =>
  (await env.LISTS_1.prepare("select count(*) as n from mandate_accounts").first<{ n: number }>())
    ?.n;

describe("the mandates of a customer who proves an account", () => {
  const list = async (browser: Browser, iban = ownIban): Promise<{ mandate_id: string }[]> => {
    await browser.challenged(iban);
    return bodyOf(await browser.confirm()).mandates;
  };

  it("say who is paid, how much, how often, since and until; on this account alone", async () => {
    const schedule = { ...termsOf().schedule, end_date: "2099-11-30" };
    const { mandate_id } = await approvedMandate(ownIban, { schedule });
    await approvedMandate(othersIban);
    const browser = await Browser.open();
    expect(await list(browser)).toMatchObject([
      {
        ...{ mandate_id, app_name: null, creditor_name: "Corner Shop", status: "ACTIVE" },
        terms: { amount: 1_250, frequency: "MONTHLY", until: "2099-11-30" },
        ...{ activated_at: new Date().toISOString(), last_charged_at: null },
      },
    ]);
    const page = await browser.page();
    for (const shown of ["Corner Shop", "Corner Shop Plus", "Up to", "every month", "Stop"]) {
      expect(page).toContain(shown);
    }
  });

  // @rule O6.8
  it("stop one by one: at once, by CUSTOMER, and leave the index", async () => {
    const [mandate, other] = [await approvedMandate(), await approvedMandate()];
    const browser = await Browser.open();
    expect(await list(browser)).toHaveLength(2);
    const { mandates } = bodyOf(await browser.stopMandate(mandate.mandate_id));
    expect(mandates.map((one: { mandate_id: string }) => one.mandate_id)).toEqual([
      other.mandate_id,
    ]);
    expect(await mandate.seen()).toMatchObject({ status: "CANCELLED", cancelled_by: "CUSTOMER" });
    await deliverAll();
    expect(await mandateRows()).toBe(1);
    expect(codeOf(await browser.stopMandate(mandate.mandate_id))).toEqual([200, "LIST"]);
  });

  it("are not stopped from another account, before the proof, or without a name", async () => {
    const { mandate_id, seen } = await approvedMandate();
    const unproved = await (await Browser.open()).challenged();
    expect(codeOf(await unproved.stopMandate(mandate_id))).toEqual([409, "CHALLENGE_REQUIRED"]);
    const stranger = await Browser.open();
    expect(await list(stranger, othersIban)).toEqual([]);
    expect(codeOf(await stranger.stopMandate(mandate_id))).toEqual([404, "NOT_FOUND"]);
    const gone = `mnd_${"0".repeat(43)}`;
    expect(codeOf(await stranger.stopMandate(gone))).toEqual([404, "NOT_FOUND"]);
    const both = { consent_id: `cns_${"0".repeat(43)}`, mandate_id };
    for (const body of [{}, both]) {
      expect(codeOf(await stranger.step("stop", body))).toEqual([422, "VALIDATION_FAILED"]);
    }
    expect(await seen()).toMatchObject({ status: "ACTIVE" });
  });

  it("leave the list when their object says so, whatever the index holds", async () => {
    const { stub } = await approvedMandate();
    const cancel = { type: "cancel", reason: null, ...OWNER } as const;
    await stub.act(cancel, CALL);
    expect(await mandateRows()).toBe(1);
    expect(await list(await Browser.open())).toEqual([]);
    expect(await mandateRows()).toBe(0);
  });
});
