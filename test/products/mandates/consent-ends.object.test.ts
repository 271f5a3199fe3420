import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import type { TppRecord } from "../../../src/network/parties/tpps.ts";
import { permitMandate } from "../../../src/products/consents/ask-permit.ts";
import type { RevokingCaller } from "../../../src/products/consents/consent-record.ts";
import {
  type MandateCommand,
  type MandateTerms,
  mandateById,
} from "../../../src/products/mandates/mandate-record.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import { migrate } from "../../staff/operators/gateway.ts";
import { deliverAll, endTest, env, startTest, wait } from "../../workers/gateway-worker.ts";
import { IBAN, TPP } from "../consents/consent-fixtures.ts";
import { type Approved, mustAct, newApproved } from "../oauth/scene.ts";
import {
  BROWSER,
  beginChallenge,
  beginVerification,
  challengeSent,
  endVerification,
  routes,
} from "../payments/session-fixtures.ts";
import { OWNER, PAYER, termsOf } from "./mandate-fixtures.ts";

/** A consent and its mandates, as the deployed worker connects them. */
const tpp = TPP as unknown as TppRecord;
const work = { env, ...CALL, traceparent: "" };

beforeAll(() => migrate());
beforeEach(startTest);
afterEach(endTest);

const newConsenting = () => newApproved(env, tpp, { terms: { scopes: ["mandates:write"] } });

const revoke = ({ stub }: Approved) =>
  mustAct(stub, { type: "revoke", by: { kind: "OPERATOR" }, reason: null });

const viewer = { owner: { kind: "TPP", id: TPP.tpp_id }, mode: TPP.mode } as const;

/** A mandate under this consent that asked for its permit, as its creation does. */
const newMandate = async ({ consent_id }: Approved, changes: Partial<MandateTerms> = {}) => {
  const mandate_id = formatId("mnd", newObjectId(env, "MANDATES"));
  const permit = { mandate_id, account_id: "acc_1", lapses_at: null };
  const permitted = await permitMandate(work, consent_id, permit);
  if (!permitted.ok) throw new Error(permitted.problem.code);
  const parties = { ...viewer, consent_id, source_account_id: "acc_1", app_name: "Ledgerly" };
  const stub = mandateById(env, mandate_id);
  if (!stub) throw new Error("an id that we made ourselves");
  const terms = termsOf({ mandate_id, ...parties, created_at: Date.now(), ...changes });
  await stub.create(terms, creation, CALL);
  const act = async (...commands: MandateCommand[]) => {
    for (const command of commands) {
      const refusal = (await stub.act(command, CALL))?.refusal;
      if (refusal) throw new Error(`${command.type}: ${refusal.problem.code}`);
    }
  };
  const seen = async () => {
    const shown = await stub.view({ view: "mandate", ...viewer, consent_id });
    return shown?.ok ? JSON.parse(shown.value) : shown;
  };
  return { mandate_id, stub, act, seen };
};

const approval = (): MandateCommand[] => [
  { type: "name_payer", browser_id: BROWSER, payer: PAYER, route: routes.sameBank },
  beginChallenge("OTP", "c1"),
  challengeSent("c1"),
  beginVerification("v1"),
  endVerification("v1", "verified", Date.now()),
];

const revokedBy = ({ stub }: Approved, by: RevokingCaller) =>
  mustAct(stub, { type: "revoke", by, reason: null });

describe("the end of a consent", () => {
  // @rule M2.6
  it("ends its mandates, in force or not, and no others", async () => {
    const [consent, other] = [await newConsenting(), await newConsenting()];
    const [waiting, active, paused] = [
      await newMandate(consent),
      await newMandate(consent),
      await newMandate(consent),
    ];
    await active.act(...approval());
    const pause = { type: "pause", resume_on: null, ...viewer, consent_id: null } as const;
    await paused.act(...approval(), pause);
    const elsewhere = await newMandate(other);
    await revokedBy(consent, { kind: "CUSTOMER", iban: IBAN, mode: "test" });
    await deliverAll();
    for (const mandate of [waiting, active, paused]) {
      expect(await mandate.seen()).toMatchObject({
        ...{ status: "CANCELLED", cancelled_by: "CUSTOMER", status_reason: "CONSENT_REVOKED" },
      });
    }
    expect(await elsewhere.seen()).toMatchObject({ status: "AWAITING_CUSTOMER_AUTH" });
  });

  it("by time ends them too, by nobody", async () => {
    const consent = await newConsenting();
    wait(90 * 86_400_000 - 60_000);
    const mandate = await newMandate(consent);
    wait(60_000);
    await consent.stub.look();
    await deliverAll();
    expect(await mandate.seen()).toMatchObject({
      ...{ status: "CANCELLED", cancelled_by: null, status_reason: "CONSENT_EXPIRED" },
    });
  });

  it("leaves mandates that have ended, and those that were never created", async () => {
    const consent = await newConsenting();
    const rejected = await newMandate(consent);
    await rejected.act({ type: "reject", browser_id: BROWSER });
    const mandate_id = formatId("mnd", newObjectId(env, "MANDATES"));
    await permitMandate(work, consent.consent_id, {
      ...{ mandate_id, account_id: "acc_1", lapses_at: null },
    });
    await revoke(consent);
    await deliverAll();
    expect(await rejected.seen()).toMatchObject({ status: "REJECTED", cancelled_by: null });
    expect(await mandateById(env, mandate_id)?.look()).toBeNull();
  });

  it("ends no mandate of another consent, whatever the consent remembers", async () => {
    const [consent, other] = [await newConsenting(), await newConsenting()];
    const mandate = await newMandate(consent, { consent_id: other.consent_id });
    await revoke(consent);
    await deliverAll();
    const shown = await mandate.stub.view({ view: "mandate", ...viewer, consent_id: null });
    expect(shown?.ok && JSON.parse(shown.value).status).toBe("AWAITING_CUSTOMER_AUTH");
  });
});

it("a mandate that has ended leaves its consent, which remembers the others", async () => {
  const consent = await newConsenting();
  const [cancelled, waiting] = [await newMandate(consent), await newMandate(consent)];
  const remembered = async () => {
    const by = { keyId: "key_1", role: "support", since: null, retired: false } as const;
    const shown = await consent.stub.view({ view: "admin", now: Date.now(), by });
    return shown?.ok ? JSON.parse(shown.value).mandates : shown;
  };
  expect(await remembered()).toEqual([cancelled.mandate_id, waiting.mandate_id]);
  await cancelled.act(...approval());
  await cancelled.act({ type: "cancel", reason: null, ...viewer, consent_id: null });
  await deliverAll();
  expect(await remembered()).toEqual([waiting.mandate_id]);
});

it("a mandate is found by its owner alone, and with a token by its own consent", async () => {
  const consent = await newConsenting();
  const { stub } = await newMandate(consent);
  const find = async (asked: object) => {
    const view = await stub.view({ view: "mandate", ...viewer, consent_id: null, ...asked });
    return view?.ok ?? null;
  };
  expect(await find({})).toBe(true);
  expect(await find({ consent_id: consent.consent_id })).toBe(true);
  expect(await find({ consent_id: (await newConsenting()).consent_id })).toBe(false);
  expect(await find({ owner: { kind: "TPP", id: "tpp_2" } })).toBe(false);
  expect(await find({ owner: { kind: "MERCHANT", id: TPP.tpp_id } })).toBe(false);
  expect(await find({ mode: "live" })).toBe(false);
  expect(await find(OWNER)).toBe(false);
});

describe("a permit", () => {
  const asked = { mandate_id: "mnd_1", account_id: "acc_1", lapses_at: null };

  it("answers the approval and the account of this moment", async () => {
    const consent = await newConsenting();
    expect(await permitMandate(work, consent.consent_id, asked)).toMatchObject({
      ok: true,
      value: {
        authorisation: { type: "SCA", reference: "t-ch1" },
        accounts: [{ account_id: "acc_1" }],
      },
    });
  });

  it.each<[string, (consent: Approved) => Promise<string>]>([
    [
      "after the end of the consent",
      async (consent) => {
        await revoke(consent);
        return consent.consent_id;
      },
    ],
    ["of a consent that is gone", async () => formatId("cns", newObjectId(env, "CONSENTS"))],
    ["of a malformed id", async () => "cns_1"],
  ])("%s is refused", async (_, bring) => {
    const consentId = await bring(await newConsenting());
    const refused = { ok: false, problem: { code: "CONSENT_REVOKED" } };
    expect(await permitMandate(work, consentId, asked)).toMatchObject(refused);
  });
});
