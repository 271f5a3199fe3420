import { expect, it } from "vitest";
import { isFinalConsent } from "../../../src/products/consents/consent-machine.ts";
import type {
  ConsentCommand,
  ConsentRecord,
} from "../../../src/products/consents/consent-record.ts";
import fc from "../../support/fast-check.ts";
import { approve, begin, prove, reject } from "./consent-commands.ts";
import {
  authorisationOf,
  BROWSER,
  ConsentBench,
  DAY,
  MINUTE,
  OTHER_BROWSER,
  payerOf,
  SAVINGS,
  TPP,
  VERIFIER,
} from "./consent-fixtures.ts";

/** Any order of commands, from anyone, at any pace. */
type Act = (bench: ConsentBench) => void;

const acting =
  (command: ConsentCommand): Act =>
  (bench) =>
    void bench.act(command);
const browsers = fc.constantFrom(BROWSER, BROWSER, OTHER_BROWSER);
const clients = fc.constantFrom("tpp_1", "tpp_1", "tpp_2");

const request = (client_id: string) => ({
  ...{ client_id, consent_id: null, jkt: null, proof: null, public_client: false },
});

/** The bank's answers, taken from what was asked last. */
const bankSends: Act = (bench) => {
  const sending = bench.record.authorisation.sca.sending;
  if (!sending) return;
  const { challenge_id } = sending;
  bench.act({ type: "challenge_sent", challenge_id, token: challenge_id, phone_masked: null });
};
const bankVerifies =
  (outcome: "verified" | "wrong"): Act =>
  (bench) => {
    const verification_id = "v";
    bench.act({
      type: "begin_verification",
      browser_id: BROWSER,
      verification_id,
      code_digest: "",
    });
    const end = { type: "end_verification", verification_id, outcome, refusal: null } as const;
    bench.act({ ...end, checked_at: bench.now });
  };
const approveWholly: Act = (bench) => {
  bench.act(prove());
  bench.act(begin(BROWSER, `c${bench.now}`));
  bankSends(bench);
  bankVerifies("verified")(bench);
  bench.listed();
  bench.act(approve());
};
const reauthorise: Act = (bench) =>
  void bench.act({
    type: "reauthorise",
    ...TPP,
    authorisation: authorisationOf({ authorise_by: bench.now + 15 * MINUTE, expiry_days: 10 }),
  });

/** The newest code or one before, of any client. */
const redeems = fc.tuple(clients, fc.constantFrom(0, 0, 1)).map(
  ([client, ago]): Act =>
    (bench) =>
      void bench.act({
        ...{ type: "redeem_code", number: (bench.record.code?.number ?? 1) - ago },
        ...{ code_verifier: VERIFIER, redirect_uri: "https://tpp.example/back" },
        ...request(client),
      }),
);

/** The newest refresh token or one before, of this family or the last. */
const refreshes = fc.tuple(clients, fc.constantFrom(0, 0, 0, 1), fc.constantFrom(0, 0, 1)).map(
  ([client, ago, familiesAgo]): Act =>
    (bench) => {
      const { family = 1, issued } = bench.record.tokens ?? {};
      const generation = (issued?.generation ?? 1) - ago;
      const named = { family: family - familiesAgo, generation, scope: null };
      bench.act({ type: "refresh", ...named, ...request(client) });
    },
);

const permits = fc
  .tuple(fc.constantFrom("po_1", "po_2", "po_3"), fc.constantFrom("acc_1", "acc_2"), fc.boolean())
  .map(
    ([payment_order_id, account_id, use]): ConsentCommand => ({
      ...{ type: "permit_order", payment_order_id, account_id, use },
    }),
  );

const mandatePermits = fc
  .tuple(
    fc.constantFrom("mnd_1", "mnd_2", "mnd_3"),
    fc.constantFrom("acc_1", "acc_2"),
    fc.constantFrom(1, 20, null),
  )
  .map(
    ([mandate_id, account_id, days]): Act =>
      (bench) => {
        const lapses_at = days && bench.now + days * DAY;
        bench.act({ type: "permit_mandate", mandate_id, account_id, lapses_at });
      },
  );

const ends = fc.constantFrom<ConsentCommand>(
  { type: "revoke", by: { kind: "TPP", ...TPP }, reason: null },
  { type: "revoke", by: { kind: "OPERATOR" }, reason: null },
  reject(),
  reject(OTHER_BROWSER),
);

const pauses = fc.constantFrom(MINUTE / 4, MINUTE / 2, MINUTE, 15 * MINUTE, 5 * DAY, 40 * DAY);

const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 12,
    arbitrary: pauses.map(
      (pause): Act =>
        (bench) =>
          void bench.at(bench.now + pause).look(),
    ),
  },
  { weight: 12, arbitrary: fc.constantFrom(approveWholly, reauthorise) },
  {
    weight: 6,
    arbitrary: fc.constantFrom(bankSends, bankVerifies("verified"), bankVerifies("wrong")),
  },
  { weight: 1, arbitrary: fc.constant<Act>((bench) => void bench.listed()) },
  { weight: 1, arbitrary: browsers.map((browser) => acting(prove(browser))) },
  {
    weight: 1,
    arbitrary: browsers.map((browser) => acting(prove(browser, payerOf({ iban: SAVINGS })))),
  },
  { weight: 1, arbitrary: browsers.map((browser) => acting(begin(browser, `c-${browser}`))) },
  { weight: 1, arbitrary: browsers.map((browser) => acting(approve(null, browser))) },
  {
    weight: 1,
    arbitrary: browsers.map((browser_id) => acting({ type: "renew_code", browser_id })),
  },
  { weight: 15, arbitrary: redeems },
  { weight: 15, arbitrary: refreshes },
  { weight: 4, arbitrary: permits.map(acting) },
  { weight: 4, arbitrary: mandatePermits },
  { weight: 1, arbitrary: ends.map(acting) },
);

const shared = ({ accounts }: ConsentRecord) =>
  accounts.flatMap(({ account_id, status }) => (status === "SHARED" ? [account_id] : []));

const idsOf = ({ permits }: ConsentRecord): string[] =>
  permits.map(({ payment_order_id }) => payment_order_id);

const ordersToEnd = ({ effects }: ConsentRecord): string[] =>
  effects.flatMap((effect) => (effect.kind === "end_orders" ? effect.orders : []));

const mandatesToEnd = ({ effects }: ConsentRecord): string[] =>
  effects.flatMap((effect) => (effect.kind === "end_mandates" ? effect.mandates : []));

/**
 * The end of a consent is told to every order and every mandate that it permitted and that has not
 * lapsed.
 */
const checkWhoIsTold = (before: ConsentRecord, { record, now }: ConsentBench): void => {
  if (isFinalConsent(before.state) || !isFinalConsent(record.state)) return;
  const alive = before.permits.filter(({ lapses_at }) => lapses_at > now);
  expect(ordersToEnd(record).sort()).toEqual(idsOf({ ...before, permits: alive }).sort());
  const mandates = before.mandates.filter(({ lapses_at }) => lapses_at === null || lapses_at > now);
  expect(mandatesToEnd(record)).toEqual(mandates.map(({ mandate_id }) => mandate_id));
};

/** What holds between two values that follow each other. */
const checkStep = (before: ConsentRecord, after: ConsentRecord): void => {
  if (isFinalConsent(before.state)) {
    expect(after.state).toBe(before.state);
    expect([after.tokens, after.code]).toEqual([before.tokens, before.code]);
    expect(ordersToEnd(after)).toEqual(ordersToEnd(before));
    expect(mandatesToEnd(after)).toEqual(mandatesToEnd(before));
  }
  if (before.payer) {
    expect(after.payer?.iban).toBe(before.payer.iban);
    expect(shared(before)).toEqual(expect.arrayContaining(shared(after)));
  }
  expect(after.code?.number ?? 0).toBeGreaterThanOrEqual(before.code?.number ?? 0);
  if (before.tokens && after.tokens && before.tokens.family === after.tokens.family) {
    const [one, other] = [before.tokens, after.tokens];
    expect(other.issued.generation).toBeGreaterThanOrEqual(one.issued.generation);
    if (one.ended) expect(other).toEqual(one);
  }
};

/** What holds at every instant. */
const checkState = ({ record, now }: ConsentBench): void => {
  if (record.state !== "AUTHORISED") expect([record.permits, record.mandates]).toEqual([[], []]);
  expect(new Set(record.mandates.map(({ mandate_id }) => mandate_id)).size).toBe(
    record.mandates.length,
  );
  expect(new Set(idsOf(record)).size).toBe(record.permits.length);
  if (record.state === "AUTHORISED") {
    expect(record.expires_at).toBeGreaterThan(now);
    expect(shared(record).length).toBeGreaterThan(0);
    expect(record.bank_reference).not.toBeNull();
  }
  if (record.authorised_at === null) expect([record.code, record.tokens]).toEqual([null, null]);
  if (record.tokens) {
    expect(record.tokens.issued.exp * 1000).toBeLessThanOrEqual(record.expires_at);
    expect(record.tokens.family).toBeLessThanOrEqual(record.code?.number ?? 0);
  }
  if (record.authorisation.outcome !== null) {
    expect(record.effects.map(({ kind }) => kind)).not.toContain("list_accounts");
  }
};

/** One end is told once, and nothing is told after it. */
const checkEvents = (bench: ConsentBench): void => {
  const events = bench.events();
  const ends = ["consent.rejected", "consent.revoked", "consent.expired"];
  const told = events.filter((event) => ends.includes(event));
  expect(told).toHaveLength(isFinalConsent(bench.record.state) ? 1 : 0);
  if (told.length > 0) expect(ends).toContain(events.at(-1));
};

it("no order of commands breaks a promise of the consent", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      fc.array(acts, { maxLength: 40, size: "max" }),
      fc.boolean(),
      (steps, isGranted) => {
        const bench = new ConsentBench({ scopes: ["payments:write", "mandates:write"] });
        if (isGranted) approveWholly(bench);
        for (const act of steps) {
          const before = bench.record;
          act(bench);
          checkStep(before, bench.record);
          checkState(bench);
          checkWhoIsTold(before, bench);
        }
        checkEvents(bench);
        seen.add(bench.record.state);
        if (ordersToEnd(bench.record).length > 0) seen.add("orders ended");
        if (mandatesToEnd(bench.record).length > 0) seen.add("mandates ended");
        if (bench.record.tokens) seen.add(`tokens ${bench.record.tokens.ended}`);
        if (bench.record.code?.redeemed && bench.record.code.number > 1) seen.add("second code");
      },
    ),
    { numRuns: 400, seed: 20_261_122 },
  );
  // The runs have reached what they are about.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...["AUTHORISED", "REJECTED", "REVOKED", "EXPIRED"],
      ...["tokens null", "tokens REPLAYED", "second code", "orders ended"],
      "mandates ended",
    ]),
  );
});
