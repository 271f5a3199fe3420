import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import { type MandateCommand, mandateStub } from "../../../src/products/mandates/mandate-record.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import { openGateway, party } from "../../workers/gateway-journey.ts";
import { ask, endTest, env, startTest } from "../../workers/gateway-worker.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
  routes,
} from "../payments/session-fixtures.ts";
import { chargeOf, DAY, OWNER, PAYER, termsOf } from "./mandate-fixtures.ts";

/** What banks report of mandates, as the deployed gateway answers it. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

/** An approved mandate at the bank alpha. */
const approved = async () => {
  const hex = newObjectId(env, "MANDATES");
  const stub = mandateStub(env, hex);
  if (!stub) throw new Error("an id that we made ourselves");
  const mandate_id = formatId("mnd", hex);
  await stub.create(termsOf({ mandate_id, created_at: Date.now() }), creation, CALL);
  const act = async (...commands: MandateCommand[]) => {
    for (const command of commands) {
      expect((await stub.act(command, CALL))?.refusal ?? null, command.type).toBeNull();
    }
  };
  const payer = { ...PAYER, bank_id: party.banks.test.alpha.bank_id };
  await act(
    { type: "name_payer", browser_id: BROWSER, payer, route: routes.sameBank },
    beginChallenge("OTP", "c1"),
    challengeSent("c1"),
    beginVerification("v1"),
    endVerification("v1", "verified", Date.now()),
  );
  const show = async () => {
    const view = await stub.view({ view: "mandate", ...OWNER });
    return view?.ok ? JSON.parse(view.value) : view;
  };
  const showCharge = async (charge_id: string) => {
    const view = await stub.view({ view: "charge_unmade", charge_id, ...OWNER });
    return view?.ok ? JSON.parse(view.value) : view;
  };
  return { mandate_id, act, show, showCharge };
};

const charges = {
  announced: formatId("chg", "1".repeat(64)),
  now: formatId("chg", "2".repeat(64)),
};

/** A charge that is announced for the day after tomorrow. */
const announced = () => {
  const charge_date = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);
  return chargeOf("1", { charge_id: charges.announced, charge_date });
};

const report = async (path: string, json: object, bank = party.banks.test.alpha) => {
  const { status, body } = await ask("POST", `/gateway/callback/${path}`, bank.headers, json);
  return [status, body.error?.code ?? body];
};
const ACCEPTED = [202, { accepted: true }];

describe("mandate-cancelled", () => {
  const cancelled = (mandate_id: string, changes: object = {}) => ({
    ...{ mandate_id, cancelled_by: "CUSTOMER" },
    ...changes,
  });

  // @rule B8.3 B8.4
  it.each(["CUSTOMER", "BANK"])("by %s ends the mandate, and is accepted again", async (ender) => {
    const { mandate_id, show } = await approved();
    const said = cancelled(mandate_id, { cancelled_by: ender, reason: "Ended in the app" });
    expect(await report("mandate-cancelled", said)).toEqual(ACCEPTED);
    expect(await report("mandate-cancelled", cancelled(mandate_id))).toEqual(ACCEPTED);
    expect(await show()).toMatchObject({
      ...{ status: "CANCELLED", cancelled_by: ender, status_reason: "Ended in the app" },
    });
  });

  it("shows the owner no account number in the bank's reason", async () => {
    const { mandate_id, show } = await approved();
    const reason = "Account DE89370400440532013000 was closed";
    await report("mandate-cancelled", cancelled(mandate_id, { reason }));
    expect((await show()).status_reason).toBe("Account DE•• •••• 3000 was closed");
  });

  it("ends the announced charge too", async () => {
    const { mandate_id, act, showCharge } = await approved();
    await act(announced());
    await report("mandate-cancelled", cancelled(mandate_id));
    expect(await showCharge(charges.announced)).toMatchObject({ status: "CANCELLED" });
  });

  it("of a mandate that has ended otherwise is accepted, and changes nothing", async () => {
    const { mandate_id, act, show } = await approved();
    await act({ type: "cancel", reason: null, ...OWNER });
    expect(await report("mandate-cancelled", cancelled(mandate_id))).toEqual(ACCEPTED);
    expect(await show()).toMatchObject({ cancelled_by: "MERCHANT" });
  });
});

describe("charge-cancelled", () => {
  // @rule B8.3 B8.4
  it("stops the announced charge, and is accepted again", async () => {
    const { mandate_id, act, show, showCharge } = await approved();
    await act(announced());
    const said = { mandate_id, charge_id: charges.announced };
    expect(await report("charge-cancelled", said)).toEqual(ACCEPTED);
    expect(await report("charge-cancelled", said)).toEqual(ACCEPTED);
    expect(await showCharge(charges.announced)).toMatchObject({ status: "CANCELLED" });
    expect(await show()).toMatchObject({ status: "ACTIVE", current_period: { reserved: 0 } });
  });

  it("of a charge that is under way is refused, and the charge goes on", async () => {
    const { mandate_id, act, showCharge } = await approved();
    await act(chargeOf("2", { charge_id: charges.now }));
    const said = { mandate_id, charge_id: charges.now };
    expect(await report("charge-cancelled", said)).toEqual([409, "INVALID_STATE"]);
    expect(await showCharge(charges.now)).toMatchObject({ status: "PROCESSING" });
  });

  it("of an unknown charge is 404", async () => {
    const { mandate_id } = await approved();
    const said = { mandate_id, charge_id: charges.now };
    expect(await report("charge-cancelled", said)).toEqual([404, "NOT_FOUND"]);
  });
});

describe.each(["mandate-cancelled", "charge-cancelled"])("%s", (path) => {
  const said = (mandate_id: string) => ({
    mandate_id,
    ...(path === "charge-cancelled"
      ? { charge_id: charges.announced }
      : { cancelled_by: "BANK", reason: null }),
  });

  it("of another bank or mode, or of no mandate, is 404 and changes nothing", async () => {
    const { mandate_id, act, show, showCharge } = await approved();
    await act(announced());
    const { test, live } = party.banks;
    for (const bank of [test.borealis, live.alpha]) {
      expect(await report(path, said(mandate_id), bank)).toEqual([404, "NOT_FOUND"]);
    }
    expect(await report(path, said(`mnd_${"0".repeat(43)}`))).toEqual([404, "NOT_FOUND"]);
    expect(await show()).toMatchObject({ status: "ACTIVE" });
    expect(await showCharge(charges.announced)).toMatchObject({ status: "SCHEDULED" });
  });

  it("without the bank's key is 401, and malformed 422", async () => {
    const { mandate_id } = await approved();
    const { headers } = party.merchant;
    const answer = await ask("POST", `/gateway/callback/${path}`, headers.test, said(mandate_id));
    expect(answer.status).toBe(401);
    expect(await report(path, { ...said(mandate_id), mandate_id: "mnd_1" })).toEqual([
      ...[422, "VALIDATION_FAILED"],
    ]);
  });
});
