import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import type { GatewayEnv } from "../../../src/base/platform/env.ts";
import {
  type ConsentCommand,
  type ConsentView,
  consentById,
} from "../../../src/products/consents/consent-record.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import { approve, begin, prove } from "./consent-commands.ts";
import {
  AUTHORISE_MS,
  BROWSER,
  DAY,
  IBAN,
  TPP,
  twoAccounts,
  VERIFIER,
} from "./consent-fixtures.ts";
import {
  askedAtStart,
  type ConsentUnderTest,
  consentUnderTest,
  START,
} from "./consent-under-test.ts";

/** A consent in a real object: what its storage, its alarm and its callers see. */
const env = bindings as unknown as GatewayEnv;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const at = (instant: number) => vi.setSystemTime(instant);

const proof: ConsentCommand[] = [
  prove(),
  begin(BROWSER, "ch1"),
  { type: "challenge_sent", challenge_id: "ch1", token: "t-ch1", phone_masked: null },
  { type: "begin_verification", browser_id: BROWSER, verification_id: "v1", code_digest: "d" },
];

const verified = (): ConsentCommand => ({
  ...{ type: "end_verification", verification_id: "v1", outcome: "verified", refusal: null },
  checked_at: Date.now(),
});

const must = async (consent: ConsentUnderTest, ...commands: ConsentCommand[]) => {
  let turn = null;
  for (const command of commands) {
    turn = await consent.act(command);
    expect(turn?.refusal ?? null, command.type).toBeNull();
  }
  await consent.look();
  return turn;
};

const created = async () => {
  const consent = consentUnderTest();
  await consent.create();
  return consent;
};

const listed = { kind: "list_accounts", accounts: twoAccounts } as const;

/** Approved, with a first pair of tokens. */
const authorised = async () => {
  const consent = await created();
  await must(consent, ...proof, verified());
  await consent.report("list_accounts", 1, listed);
  await must(consent, approve(), redeem());
  return consent;
};

const redeem = (): ConsentCommand => ({
  ...{ type: "redeem_code", number: 1, code_verifier: VERIFIER },
  ...{ redirect_uri: "https://tpp.example/back", client_id: "tpp_1", consent_id: null },
  ...{ jkt: null, proof: null, public_client: false },
});

const revoke: ConsentCommand = { type: "revoke", by: { kind: "TPP", ...TPP }, reason: null };

const use = (): ConsentCommand => ({
  ...{ type: "use_token", family: 1, serial: 1, scopes: ["accounts:read"] },
  ...{ needs: ["accounts:read"], account_id: "acc_1", proof: null },
});

const codeOf = async (consent: ConsentUnderTest, command: ConsentCommand) =>
  (await consent.act(command))?.refusal?.problem.code ?? null;

const show = async (consent: ConsentUnderTest, view: ConsentView) => {
  const shown = await consent.stub.view(view);
  return shown?.ok ? JSON.parse(shown.value) : shown?.problem.code;
};

describe("creating", () => {
  it("stores the consent and sets the alarm for the end of its authorisation", async () => {
    const consent = await created();
    expect(consent.seen).toMatchObject({
      record: { state: "AWAITING_CUSTOMER_AUTH", schema: 1, version: 1 },
      alarm: START + AUTHORISE_MS,
    });
  });

  it("twice with the same request gets the first answer, in parallel too", async () => {
    const consent = consentUnderTest();
    const outcomes = await Promise.all(
      [1, 2, 3].map((n) =>
        consent.stub.create(askedAtStart(), { ...creation, answer: `{"n":${n}}` }, CALL),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["created", "replayed", "replayed"]);
    expect(new Set(outcomes.map((outcome) => "answer" in outcome && outcome.answer)).size).toBe(1);
    const other = await consent.stub.create(
      askedAtStart(),
      { ...creation, request_hash: "2" },
      CALL,
    );
    expect(other).toEqual({ kind: "key_reused" });
  });

  it("gives the row of the TPP's list", async () => {
    const outcome = await consentUnderTest().stub.create(askedAtStart(), creation, CALL);
    expect(outcome).toMatchObject({
      row: {
        row: {
          ...{ ownerKind: "TPP", ownerId: "tpp_1", mode: "test", kind: "CONSENT" },
          ...{ objectId: "cns_1", reference: "user-7", status: "AWAITING_CUSTOMER_AUTH" },
          unfinished: true,
        },
        reviews: [],
      },
    });
  });
});

describe("an address", () => {
  const payment = env.PAYMENT_SESSIONS.newUniqueId().toString();
  it.each([
    ["of another class", formatId("cns", payment)],
    ["of another kind", formatId("ps", env.CONSENTS.newUniqueId().toString())],
    ["that is made up", formatId("cns", "0123456789abcdef".repeat(4))],
    ["that is malformed", "cns_1"],
  ])("%s leads nowhere", (_, id) => expect(consentById(env, id)).toBeNull());

  it("leads to its object", async () => {
    const id = formatId("cns", env.CONSENTS.newUniqueId().toString());
    await consentById(env, id)?.create(askedAtStart(), creation, CALL);
    expect((await consentById(env, id)?.look())?.row.state).toBe("AWAITING_CUSTOMER_AUTH");
  });
});

describe("the list of accounts", () => {
  it("is leased by the request that proved control, with what its performer needs", async () => {
    const consent = await created();
    const turn = await must(consent, ...proof, verified());
    expect(turn?.lease).toMatchObject({
      effect: { kind: "list_accounts", attempt: 1, held_until: START + 15_000 },
      material: {
        ...{ mode: "test", bank_handle: "alpha" },
        account: { iban: IBAN, consent_id: "cns_1", reference: "t-ch1" },
      },
    });
  });

  it("that the bank could not give is asked for again, until the authorisation ends", async () => {
    const consent = await created();
    await must(consent, ...proof, verified());
    await consent.report("list_accounts", 1, { kind: "again" });
    await consent.look();
    expect(consent.effect("list_accounts")).toMatchObject({
      due_at: START + 5_000,
      leased: false,
    });
    at(START + 5_000);
    expect((await consent.lease("list_accounts"))?.effect.attempt).toBe(2);
    // The report of an attempt that is not the newest leaves the effect to the newest.
    await consent.report("list_accounts", 1, { kind: "again" });
    await consent.look();
    expect(consent.effect("list_accounts")).toMatchObject({ attempt: 2, leased: true });
    at(START + AUTHORISE_MS);
    await consent.look();
    await consent.stub.look();
    await consent.look();
    expect(consent.record).toMatchObject({
      ...{ state: "REJECTED", status_reason: "AUTHORISATION_TIMEOUT" },
    });
    expect(consent.effect("list_accounts")).toBeUndefined();
  });

  it("comes once: a later one does not replace what the customer chooses from", async () => {
    const consent = await created();
    await must(consent, ...proof, verified());
    await consent.report("list_accounts", 1, listed);
    for (const accounts of [null, twoAccounts.slice(1)]) {
      await consent.report("list_accounts", 1, { kind: "list_accounts", accounts });
    }
    await must(consent, approve());
    expect(consent.record.accounts).toHaveLength(2);
  });
});

describe("the end of a consent", () => {
  it("ends its tokens and its codes at once", async () => {
    const consent = await authorised();
    expect(await codeOf(consent, use())).toBeNull();
    await must(consent, revoke);
    expect(await codeOf(consent, use())).toBe("UNAUTHENTICATED");
    expect(await codeOf(consent, redeem())).toBe("INVALID_GRANT");
  });

  it("by time is exact on reads, however late the alarm is", async () => {
    const consent = await authorised();
    const end = START + 90 * DAY;
    await consent.loseAlarm();
    at(end - 1);
    expect(await codeOf(consent, use())).toBeNull();
    expect(await show(consent, { view: "consent", ...TPP })).toMatchObject({
      status: "AUTHORISED",
    });
    at(end);
    expect(await show(consent, { view: "consent", ...TPP })).toMatchObject({ status: "EXPIRED" });
    expect(await codeOf(consent, use())).toBe("UNAUTHENTICATED");
  });

  it("is told seven days ahead, then at the end, each once", async () => {
    const consent = await authorised();
    const told = async () => {
      await consent.look();
      return consent.record.timeline.filter(({ kind }) => kind === "event").map(({ what }) => what);
    };
    at(START + 83 * DAY - 1);
    await consent.runAlarm();
    expect(await told()).toEqual(["consent.granted"]);
    at(START + 83 * DAY);
    await consent.runAlarm();
    await consent.runAlarm();
    expect(await told()).toEqual(["consent.granted", "consent.expiring"]);
    at(START + 90 * DAY);
    await consent.runAlarm();
    await consent.runAlarm();
    expect(await told()).toEqual(["consent.granted", "consent.expiring", "consent.expired"]);
  });

  it("is told to the bank, again until the bank has it", async () => {
    const consent = await authorised();
    const idOf = () =>
      consent.record.effects.find(({ kind }) => kind === "notify_authorisation")?.id ?? "";
    const granted = idOf();
    expect((await consent.lease(granted))?.material).toMatchObject({
      notification: { id: "cns_1", kind: "CONSENT", status: "AUTHORISED" },
    });
    await consent.report(granted, 1, { kind: "done" });
    await must(consent, revoke);
    const ended = idOf();
    expect(ended).not.toBe(granted);
    await consent.lease(ended);
    await consent.report(ended, 1, { kind: "again" });
    await consent.look();
    expect(consent.effect(ended)).toMatchObject({ due_at: START + 5_000 });
    at(START + 5_000);
    expect((await consent.lease(ended))?.material).toMatchObject({
      notification: { status: "REVOKED" },
    });
    await consent.report(ended, 2, { kind: "done" });
    await consent.look();
    expect(idOf()).toBe("");
  });

  it("is told to a dead bank once an hour in the end, and after seven days no more", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    const consent = await authorised();
    await must(consent, revoke);
    for (const { id, kind } of consent.record.effects) {
      if (kind !== "notify_authorisation") await consent.stub.finish(id);
    }
    const effectOf = () =>
      consent.record.effects.find(({ kind }) => kind === "notify_authorisation");
    const waits: number[] = [];
    for (let attempt = 1; attempt < 200; attempt++) {
      await consent.look();
      const effect = effectOf();
      if (!effect) break;
      if (attempt > 1) at(effect.due_at);
      if (!(await consent.lease(effect.id))) break;
      await consent.report(effect.id, attempt, { kind: "again" });
      await consent.look();
      waits.push(((effectOf()?.due_at ?? 0) - Date.now()) / 1000);
    }
    expect(waits.slice(0, 9)).toEqual([5, 10, 20, 60, 300, 900, 3600, 3600, 3600]);
    expect(waits.length).toBeLessThan(7 * 24 + 7);
    at(START + 7 * DAY);
    await consent.runAlarm();
    await consent.look();
    expect(effectOf()).toBeUndefined();
  });

  it("is still told while the consent is in force, however long the bank is away", async () => {
    const consent = await authorised();
    const notice = consent.record.effects.find(({ kind }) => kind === "notify_authorisation");
    expect(notice?.give_up_at).toBeNull();
  });
});

describe("an eviction", () => {
  it("between any two steps changes nothing", async () => {
    const consent = await created();
    for (const command of [...proof, verified()]) {
      await must(consent, command);
      await consent.evict();
    }
    await consent.report("list_accounts", 1, listed);
    for (const command of [approve(), redeem(), use(), revoke]) {
      await consent.evict();
      await must(consent, command);
    }
    expect(consent.record).toMatchObject({ state: "REVOKED", revoked_by: "TPP" });
  });
});

describe("retention", () => {
  const KEPT_MS = 400 * DAY;

  const finishAll = async (consent: ConsentUnderTest) => {
    await consent.look();
    for (const { id } of consent.record.effects) await consent.stub.finish(id);
  };

  it("leaves a consent that has not ended, and one whose end is not told", async () => {
    const consent = await authorised();
    await finishAll(consent);
    expect(await consent.stub.retire()).toBe(false);
    await must(consent, revoke);
    expect(await consent.stub.retire()).toBe(false);
    await finishAll(consent);
    at(START + KEPT_MS);
    expect(await consent.stub.retire()).toBe(true);
  });

  it.each<[string, number, (consent: ConsentUnderTest) => Promise<unknown>]>([
    ["revoked", START + 30 * DAY, (consent) => must(consent, revoke)],
    ["at its end", START + 90 * DAY, (consent) => consent.runAlarm()],
  ])("keeps a consent %s for 400 days from then", async (_, end, finish) => {
    const consent = await authorised();
    at(end);
    await finish(consent);
    await finishAll(consent);
    at(end + KEPT_MS - 1);
    expect(await consent.stub.retire()).toBe(false);
    at(end + KEPT_MS);
    expect(await consent.stub.retire()).toBe(true);
  });

  it("keeps the request's name, and nothing of the customer", async () => {
    const consent = await authorised();
    await must(consent, revoke);
    await finishAll(consent);
    at(START + KEPT_MS);
    await consent.stub.retire();
    const { record, tombstone } = await consent.look();
    expect(record).toBeNull();
    expect(tombstone).toEqual({ creation, end_to_end_ids: [], retired_at: START + KEPT_MS });
    expect(await consent.stub.replay("hash-1")).toMatchObject({ kind: "replayed" });
    expect(await consent.stub.replay("hash-2")).toEqual({ kind: "key_reused" });
    expect(await consent.stub.view({ view: "consent", ...TPP })).toBeNull();
    expect(await consent.stub.act(use(), CALL)).toBeNull();
  });
});
