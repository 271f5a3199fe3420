import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { maskIban } from "../../../src/base/kernel/iban.ts";
import {
  firstApprover,
  ibanAt,
  newStaff,
  openGateway,
  registerMerchant,
  settlement,
} from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, lost } from "../../workers/neighbours.ts";
import { OwnedMandate } from "./row-scene.ts";

/** What staff do to mandates: end one, and let the merchant's present account take one over. */
beforeAll(async () => {
  startTest();
  await openGateway();
  endTest();
});

beforeEach(startTest);
afterEach(endTest);

const note = { note: "The merchant has moved its account." };

type Answer = () => Response;
const nothing = { accounts: [], available_auth_methods: [] };

const auditOf = async (subject: string): Promise<string[]> => {
  const { body } = await askAdmin("GET", "audit?limit=100");
  const own = body.data.filter((entry: { subject: string }) => entry.subject === subject);
  return own.map(({ action }: { action: string }) => action).reverse();
};

const toldBank = (mandate: OwnedMandate) =>
  callsOf("alpha notify-authorisation").filter(({ body }) => body.id === mandate.mandate_id);

it("staff cancel a mandate, and the audit log keeps why", async () => {
  const mandate = await OwnedMandate.active();
  const path = `mandates/${mandate.mandate_id}/cancel`;
  const first = await askAdmin("POST", path, note);
  const ended = { mandate_id: mandate.mandate_id, status: "CANCELLED" };
  expect([first.status, first.body]).toEqual([200, ended]);
  expect((await askAdmin("POST", path, note)).body).toEqual(ended);
  expect(await mandate.read()).toMatchObject({ status: "CANCELLED", cancelled_by: "OPERATOR" });
  expect(await auditOf(mandate.mandate_id)).toEqual([
    ...["mandate.cancellation_requested", "mandate.cancelled"],
    ...["mandate.cancellation_requested", "mandate.cancelled"],
  ]);
});

it("one that has ended otherwise is answered as it is", async () => {
  const mandate = await OwnedMandate.create();
  wait(24 * 3600_000);
  const { status, body } = await askAdmin("POST", `mandates/${mandate.mandate_id}/cancel`, note);
  expect([status, body.status]).toEqual([200, "EXPIRED"]);
});

describe("the merchant's present settlement account", () => {
  const moved = ibanAt("alpha", 2);
  const masked_iban = maskIban(moved);
  const takeOver = (mandate: OwnedMandate, key?: string) => {
    const path = `/admin/v1/mandates/${mandate.mandate_id}/creditor`;
    return key
      ? ask("POST", path, { "x-gateway-admin-key": key }, note)
      : askAdmin("POST", path.slice("/admin/v1/".length), note);
  };

  /** A mandate of a merchant that has moved to another account since. */
  const withMovedMerchant = async (mode: "test" | "live", to: string | null = moved) => {
    const merchant = await registerMerchant();
    const mandate = await OwnedMandate.active({}, mode, merchant);
    // In live mode as after its approved change.
    await env.DB.prepare("update merchant_settings set settlement_iban = ? where merchant_id = ?")
      .bind(to ?? mandate.payer.iban, merchant.merchant_id)
      .run();
    wait(3_000);
    return mandate;
  };

  it("takes a mandate over at once in test mode, and the bank is told", async () => {
    const mandate = await withMovedMerchant("test");
    expect((await mandate.read()).creditor.masked_iban).toBe(maskIban(settlement));
    await deliverAll();
    const before = toldBank(mandate).length;
    const { status, body } = await takeOver(mandate);
    expect([status, body]).toEqual([
      200,
      { mandate_id: mandate.mandate_id, masked_iban, proposal: null },
    ]);
    expect((await mandate.read()).creditor.masked_iban).toBe(masked_iban);
    await deliverAll();
    expect(toldBank(mandate)).toHaveLength(before + 1);
    expect(toldBank(mandate).at(-1)?.body).toMatchObject({
      ...{ status: "AUTHORISED", creditor_iban: moved },
    });
    expect(await auditOf(mandate.mandate_id)).toEqual([
      ...["mandate.creditor_requested", "mandate.creditor_changed"],
    ]);
    expect((await takeOver(mandate)).body.proposal).toBeNull();
    await deliverAll();
    expect(toldBank(mandate)).toHaveLength(before + 1);
  });

  // @rule M3.15
  it("takes two people in live mode: nothing moves before the approver's own request", async () => {
    const { key } = await firstApprover();
    const mandate = await withMovedMerchant("live");
    expect((await takeOver(mandate, key)).body.error.code).toBe("FORBIDDEN");
    const proposed = await takeOver(mandate);
    expect([proposed.status, proposed.body]).toMatchObject([
      202,
      { masked_iban: maskIban(settlement), proposal: { masked_iban } },
    ]);
    wait(1_000);
    // The same person again is still one person.
    expect((await takeOver(mandate)).body).toEqual(proposed.body);
    expect((await mandate.read()).creditor.masked_iban).toBe(maskIban(settlement));
    const decided = await takeOver(mandate, key);
    expect([decided.status, decided.body.masked_iban]).toEqual([200, masked_iban]);
    expect((await mandate.read()).creditor.masked_iban).toBe(masked_iban);
    expect(await auditOf(mandate.mandate_id)).toEqual([
      ...["mandate.creditor_requested", "mandate.creditor_refused"],
      ...["mandate.creditor_requested", "mandate.creditor_proposed"],
      ...["mandate.creditor_requested", "mandate.creditor_proposed"],
      ...["mandate.creditor_requested", "mandate.creditor_changed"],
    ]);
  });

  // @rule A1.7
  it("is not approved by the person who proposed it, with another key of theirs", async () => {
    const [zoe, other] = [await newStaff("operator"), await newStaff("approver")];
    const { body } = await askAdmin("POST", "people", { name: "Zoe" });
    for (const { key_id } of [zoe, other]) {
      await askAdmin("POST", `admin-keys/${key_id}/give`, { person_id: body.person_id });
    }
    const mandate = await withMovedMerchant("live");
    expect((await takeOver(mandate, zoe.key)).status).toBe(202);
    wait(1_000);
    expect((await takeOver(mandate, other.key)).body.error.message).toBe(
      "Nobody can approve what they proposed, with any of their keys.",
    );
    expect((await mandate.read()).creditor.masked_iban).toBe(maskIban(settlement));
    expect((await takeOver(mandate, (await firstApprover()).key)).status).toBe(200);
  });

  it("waits in the list of approvals until an approver has decided", async () => {
    const { key } = await firstApprover();
    const mandate = await withMovedMerchant("live");
    const { mandate_id } = mandate;
    const waiting = async () => {
      await deliverAll();
      return (await askAdmin("GET", `approvals?subject=${mandate_id}`)).body.data;
    };
    expect(await waiting()).toEqual([]);
    await takeOver(mandate);
    expect(await waiting()).toMatchObject([
      {
        ...{ proposal_id: null, status: "PROPOSED", proposed_by: "key_first_owner" },
        subject: { kind: "MANDATE", id: mandate_id },
        changes: [{ to: masked_iban }],
        decide: {
          operation: "takeOverCreditor",
          path: `/admin/v1/mandates/${mandate_id}/creditor`,
        },
      },
    ]);
    wait(1_000);
    await takeOver(mandate, key);
    expect(await waiting()).toEqual([]);
  });

  const bank = "alpha resolve-alias";
  const elsewhere = ibanAt("borealis", 7);
  const notEnrolled = "FR7630006000011234567890189";
  const inEuro = { account_ref: "a", display_name: "Shop", currency: "EUR", default: true };
  it.each<[why: string, code: string, to: string | null, answers: [string, Answer | object][]]>([
    ["is the payer's own", "SAME_ACCOUNT", null, []],
    ["is not known to its bank", "DESTINATION_NOT_FOUND", moved, [[bank, nothing]]],
    [
      ...(["is in another currency", "CURRENCY_MISMATCH", moved] as const),
      [[bank, { ...nothing, accounts: [{ iban: moved, ...inEuro }] }]],
    ],
    ["is at a bank that does not answer", "BANK_UNAVAILABLE", moved, [[bank, lost]]],
    ["is at a bank that answers wrongly", "BANK_ERROR", moved, [[bank, {}]]],
    [
      ...(["is known to a silent directory", "DIRECTORY_UNAVAILABLE", notEnrolled] as const),
      [["directory resolve", lost]],
    ],
  ])("cannot take over while it %s: %s", async (_, code, to, answers) => {
    const mandate = await withMovedMerchant("test", to);
    for (const [operation, answer] of answers) answering(operation, answer);
    expect((await takeOver(mandate)).body.error.code).toBe(code);
    expect((await mandate.read()).creditor.masked_iban).toBe(maskIban(settlement));
  });

  it("cannot take over where the strategy permits no route: ROUTE_NOT_AVAILABLE", async () => {
    const mandate = await withMovedMerchant("test", elsewhere);
    await env.DB.prepare(
      "update merchant_settings set settlement_strategy = 'SAME_BANK_ONLY' where settlement_iban = ?",
    )
      .bind(elsewhere)
      .run();
    expect((await takeOver(mandate)).body.error.code).toBe("ROUTE_NOT_AVAILABLE");
  });

  it("cannot take over what nobody has approved, or what has ended", async () => {
    const waiting = await OwnedMandate.create();
    expect((await takeOver(waiting)).body.error.code).toBe("INVALID_STATE");
    const ended = await withMovedMerchant("test");
    await ended.ask("POST", "/cancel", {});
    expect((await takeOver(ended)).body.error.code).toBe("INVALID_STATE");
  });
});
