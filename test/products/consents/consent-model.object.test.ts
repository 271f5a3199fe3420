import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ConsentCommand } from "../../../src/products/consents/consent-record.ts";
import type { Fault } from "../../frame/objects/object-under-test.ts";
import fc from "../../support/fast-check.ts";
import { approve, begin, prove, reject } from "./consent-commands.ts";
import {
  AUTHORISE_MS,
  authorisationOf,
  BROWSER,
  DAY,
  IBAN,
  MINUTE,
  TPP,
  twoAccounts,
  VERIFIER,
} from "./consent-fixtures.ts";
import { ConsentModel } from "./consent-model.ts";
import { type ConsentUnderTest, consentUnderTest, START } from "./consent-under-test.ts";

/**
 * A consent's object that is evicted, loses its alarm, cannot reach its queues, fails in the middle
 * of a transaction and dies right after it, between the commands of customer, TPP, bank and staff
 * in any order. After every step it is in the state of the model, its tokens live and end as in the
 * model, and it has told the model's events: each once, under one id.
 */
beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

class Consent {
  readonly object: ConsentUnderTest = consentUnderTest();
  /** The bytes of every event by its id, in the order in which they were decided. */
  readonly events = new Map<string, { name: string; bytes: string }>();
  readonly told = new Set<string>();
  #names = 0;

  /** A name that no command had before. */
  next(): string {
    return `n${++this.#names}`;
  }

  get record() {
    return this.object.record;
  }

  /** What an effect carries may never change. */
  note(): void {
    for (const effect of this.record.effects) {
      if (effect.kind !== "publish") continue;
      const { event_id, event, bytes } = effect.event;
      const known = this.events.get(event_id);
      if (known) expect(known.bytes).toBe(bytes);
      else this.events.set(event_id, { name: event, bytes });
      expect(this.told.has(event_id), "told again").toBe(false);
    }
  }

  /** A step of several calls: the promises of the frame hold after each. */
  async goOn(): Promise<void> {
    await this.object.end();
    this.note();
    this.object.begin();
  }

  /** The performer of this effect finishes its work. */
  async finish(id: string): Promise<void> {
    if (this.events.has(id)) this.told.add(id);
    await this.object.stub.finish(id);
  }
}

type Step = fc.AsyncCommand<ConsentModel, Consent>;

const step = (
  name: string,
  run: (model: ConsentModel, consent: Consent) => Promise<void>,
): Step => ({
  check: () => true,
  run: async (model, consent) => {
    consent.object.begin();
    await run(model, consent);
    await keepsItsPromises(model, consent);
  },
  toString: () => name,
});

const keepsItsPromises = async (model: ConsentModel, consent: Consent): Promise<void> => {
  await consent.object.end();
  const before = consent.record;
  consent.note();
  expect([...consent.events.values()].map(({ name }) => name)).toEqual(model.events);
  expect(before).toMatchObject({ state: model.state, expires_at: model.expiresAt });
  const newest = model.family?.number ?? 1;
  const families = [newest - 1, newest, newest + 1];
  const shown = await consent.object.viewsOf(
    families.map((family) => ({ view: "access_token", client_id: "tpp_1", family, serial: 1 })),
  );
  const active = shown.map((view) => view?.ok && JSON.parse(view.value).active);
  expect([families, active]).toEqual([families, families.map((each) => model.isAlive(each))]);
};

const faults = fc.constantFrom<(Fault | null)[]>(null, null, null, "write", "alarm", "answer");

/** Says these commands one by one; the fault strikes one of them, which is then said again. */
const say = async (
  model: ConsentModel,
  consent: Consent,
  commands: ((consent: Consent) => ConsentCommand)[],
  fault: Fault | null,
  strikes = 0,
): Promise<void> => {
  model.look();
  for (const [place, command] of commands.entries()) {
    const asked = command(consent);
    if (fault === null || place !== strikes % commands.length) await consent.object.act(asked);
    else if (await consent.object.actBreaking(fault, asked)) {
      await consent.object.showsNothingNew();
      await consent.object.act(asked);
    }
    await consent.goOn();
  }
};

interface Said {
  name: string;
  command: (consent: Consent) => ConsentCommand;
  expect: (model: ConsentModel, consent: Consent) => void;
}

const token = {
  ...{ client_id: "tpp_1", consent_id: null, jkt: null, proof: null, public_client: false },
};

const redeem = (ago: number, client_id = "tpp_1"): Said => {
  const numberOf = ({ record }: Consent) => (record.code?.number ?? 1) - ago;
  return {
    name: `redeem the code ${ago} before the newest as ${client_id}`,
    command: (consent) => ({
      ...{ type: "redeem_code", number: numberOf(consent), code_verifier: VERIFIER },
      ...{ redirect_uri: "https://tpp.example/back", ...token, client_id },
    }),
    expect: (model, consent) => client_id === "tpp_1" && model.redeem(numberOf(consent)),
  };
};

const refresh = (generationsAgo: number, familiesAgo: number): Said => {
  const named = ({ record: { tokens } }: Consent) => ({
    family: (tokens?.family ?? 1) - familiesAgo,
    generation: Math.max(1, (tokens?.issued.generation ?? 1) - generationsAgo),
  });
  return {
    name: `refresh, ${generationsAgo} and ${familiesAgo} before the newest`,
    command: (consent) => ({
      ...{ type: "refresh", scope: null, ...named(consent), ...token },
    }),
    expect: (model, consent) => {
      const { family, generation } = named(consent);
      model.refresh(family, generation);
    },
  };
};

const revokers = {
  TPP: { kind: "TPP", ...TPP },
  OPERATOR: { kind: "OPERATOR" },
  BANK: { kind: "BANK", bank_id: "bnk_alpha", mode: "test" },
  CUSTOMER: { kind: "CUSTOMER", iban: IBAN, mode: "test" },
} as const;

const revoke = (by: keyof typeof revokers): Said => ({
  name: `revoked by ${by}`,
  command: () => ({ type: "revoke", by: revokers[by], reason: null }),
  expect: (model) => model.revoke(by),
});

const reauthorise = (days: number | null): Said => ({
  name: `reauthorise for ${days} days`,
  command: () => {
    const now = Date.now();
    const times = { created_at: now, authorise_by: now + AUTHORISE_MS, expiry_days: days };
    return { type: "reauthorise", ...TPP, authorisation: authorisationOf(times) };
  },
  expect: (model) => model.reauthorise({ days }),
});

const tokenSteps: Said[] = [
  ...[redeem(0), redeem(0), redeem(0), redeem(1), redeem(0, "tpp_2")],
  ...[refresh(0, 0), refresh(0, 0), refresh(1, 0), refresh(2, 0), refresh(0, 1)],
  {
    name: "revoke the tokens",
    command: ({ record: { tokens } }) => ({
      ...{ type: "revoke_refresh_token", client_id: "tpp_1" },
      ...{ family: tokens?.family ?? 1, generation: 1 },
    }),
    expect: (model) => model.revokeTokens(),
  },
  {
    name: "open the page again",
    command: () => ({ type: "renew_code", browser_id: BROWSER }),
    expect: (model) => model.renewCode(),
  },
];

const consentSteps: Said[] = [
  ...[reauthorise(null), reauthorise(10), reauthorise(10), reauthorise(90)],
  ...(["TPP", "OPERATOR", "BANK", "CUSTOMER"] as const).map(revoke),
  { name: "reject", command: () => reject(), expect: (model) => model.fail() },
];

const saying = (said: Said[]): fc.Arbitrary<Step> =>
  fc.tuple(fc.constantFrom(...said), faults).map(([{ name, command, expect: expected }, fault]) =>
    step(`${name}, fault: ${fault}`, async (model, consent) => {
      model.look();
      await consent.object.stub.look();
      await consent.object.look();
      consent.note();
      expected(model, consent);
      await say(model, consent, [command], fault);
    }),
  );

/** The customer's way from the page to the approval. */
const approval: ((consent: Consent) => ConsentCommand)[] = [
  () => prove(),
  (consent) => begin(BROWSER, consent.next()),
  ({ record }) => ({
    ...{ type: "challenge_sent", token: "t", phone_masked: null },
    challenge_id: record.authorisation.sca.sending?.challenge_id ?? "",
  }),
  (consent) => ({
    ...{ type: "begin_verification", browser_id: BROWSER, code_digest: "d" },
    verification_id: consent.next(),
  }),
  ({ record }) => ({
    ...{ type: "end_verification", outcome: "verified", refusal: null, checked_at: Date.now() },
    verification_id: record.authorisation.sca.challenge?.verification?.verification_id ?? "",
  }),
];

const approvals: fc.Arbitrary<Step> = fc.tuple(faults, fc.nat(5)).map(([fault, strikes]) =>
  step(`the customer approves, fault ${fault} at ${strikes}`, async (model, consent) => {
    await say(model, consent, approval, fault, strikes);
    if (consent.record.authorisation.proof === null) return;
    const report = { kind: "list_accounts", accounts: twoAccounts } as const;
    const listing = consent.record.effects.find(({ kind }) => kind === "list_accounts");
    await consent.object.report(listing?.id ?? "list_accounts", 1, report);
    await consent.goOn();
    await say(model, consent, [() => approve()], strikes === 5 ? fault : null);
    model.approve();
  }),
);

const pauses = fc.constantFrom(1_000, 16_000, MINUTE, 15 * MINUTE, 3 * DAY, 30 * DAY).map((pause) =>
  step(`wait ${pause}`, async (model, consent) => {
    model.now += pause;
    vi.setSystemTime(model.now);
    model.look();
    await consent.object.stub.look();
  }),
);

/** A performer finishes, fails, or dies with its lease. */
const performances = fc
  .tuple(fc.nat(5), fc.constantFrom("finished", "failed", "died"))
  .map(([place, outcome]) =>
    step(`effect ${place} ${outcome}`, async (model, consent) => {
      model.look();
      await consent.object.stub.look();
      await consent.object.look();
      consent.note();
      const { effects } = consent.record;
      const effect = effects[place % Math.max(effects.length, 1)];
      if (!effect) return;
      const lease = await consent.object.lease(effect.id);
      await consent.goOn();
      const attempt = lease?.effect.attempt ?? effect.attempt;
      if (outcome === "died") return;
      if (effect.kind === "notify_authorisation") {
        const report = { kind: outcome === "finished" ? "done" : "again" } as const;
        await consent.object.report(effect.id, attempt, report);
      } else if (outcome === "finished") await consent.finish(effect.id);
      else if (lease) await consent.object.stub.postpone(effect.id, attempt);
    }),
  );

const mishaps: fc.Arbitrary<Step> = fc.constantFrom(
  step("evicted", (_, { object }) => object.evict()),
  step("the alarm is lost", (_, { object }) => object.loseAlarm()),
  step("the queues are away", async (_, { object }) => {
    object.queuesAway = true;
  }),
  step("the queues are back", async (_, { object }) => {
    object.queuesAway = false;
  }),
  step("the alarm", async (model, { object }) => {
    if (!object.hasAlarm()) return;
    model.look();
    await object.runAlarm();
  }),
);

/** Once everything works again, the object's own alarms end everything. */
const comesToItsEnd = async (model: ConsentModel, consent: Consent): Promise<void> => {
  const { object } = consent;
  object.queuesAway = false;
  for (let round = 0; round < 80 && object.neededAt !== Infinity; round++) {
    object.sent = [];
    object.toTheNextAlarm();
    model.now = Date.now();
    model.look();
    if (object.hasAlarm()) await object.runAlarm();
    else await object.stub.look();
    await object.look();
    consent.note();
    for (const id of [...object.sent]) {
      if (!id.startsWith("notify")) await consent.finish(id);
      else if (await object.lease(id)) {
        const attempt = (await object.look()).record?.effects.find((effect) => effect.id === id);
        await object.report(id, attempt?.attempt ?? 1, { kind: "done" });
      }
      await object.look();
    }
  }
  object.begin();
  await keepsItsPromises(model, consent);
  expect(consent.record.effects).toEqual([]);
  expect([...consent.told]).toEqual(expect.arrayContaining([...consent.events.keys()]));
  expect(model.isFinal).toBe(true);
  // A rejected consent is kept from the end of its authorisation, which may still be ahead.
  vi.setSystemTime(Date.now() + AUTHORISE_MS + 400 * DAY);
  expect(await object.stub.retire()).toBe(true);
};

it("a consent's object, with steps and faults in any order, matches the model and ends", async () => {
  const reached = new Map<string, number>();
  const weighted = [
    ...[saying(tokenSteps), saying(tokenSteps), saying(tokenSteps), saying(consentSteps)],
    ...[approvals, approvals, approvals, pauses, performances, performances, mishaps],
  ];
  const commands = fc.commands<ConsentModel, Consent, false>(weighted, {
    maxCommands: 50,
    size: "max",
  });
  await fc.assert(
    fc.asyncProperty(commands, async (run) => {
      vi.useFakeTimers({ toFake: ["Date"], now: START });
      const model = new ConsentModel(START);
      const real = new Consent();
      await real.object.create();
      await fc.asyncModelRun(() => ({ model, real }), run);
      await comesToItsEnd(model, real);
      for (const name of new Set([...model.events, model.state])) {
        reached.set(name, (reached.get(name) ?? 0) + 1);
      }
    }),
    { numRuns: 40 },
  );
  expect([...reached.keys()]).toEqual(
    expect.arrayContaining([
      ...["consent.granted", "consent.rejected", "consent.revoked", "consent.expired"],
      ...["consent.expiring", "consent.reauthorisation_required"],
    ]),
  );
});
