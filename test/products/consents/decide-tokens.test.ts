import { describe, expect, it } from "vitest";
import type { ConsentCommand } from "../../../src/products/consents/consent-record.ts";
import { MAX_PROOFS } from "../../../src/products/consents/decide/tokens.ts";
import {
  authorisationOf,
  BROWSER,
  ConsentBench,
  DAY,
  MINUTE,
  T0,
  TPP,
} from "./consent-fixtures.ts";
import {
  ask,
  granted,
  type Redeem,
  type Refresh,
  redeem,
  refresh,
  type Use,
  use,
} from "./token-commands.ts";

describe("a code", () => {
  it("is exchanged for the tokens of exactly the approved scopes", () => {
    expect(ask(new ConsentBench().approved(), redeem())).toEqual({
      ...{ consent_id: "cns_1", client_id: "tpp_1", family: 1 },
      issued: {
        ...{ generation: 1, serial: 1, jkt: null },
        scopes: ["accounts:read", "balances:read"],
        ...{ issued_at: T0, exp: T0 / 1000 + 900 },
      },
    });
  });

  it.each<[string, Partial<Redeem>]>([
    ["another client", { client_id: "tpp_2" }],
    ["another consent's id [consent swap]", { consent_id: "cns_2" }],
    ["another verifier [PKCE mismatch]", { code_verifier: "w".repeat(43) }],
    ["another redirect_uri", { redirect_uri: "https://attacker.example/" }],
    ["a number that was not made", { number: 2 }],
  ])("shown with %s is INVALID_GRANT", (_, changes) => {
    const bench = new ConsentBench().approved();
    expect(ask(bench, redeem(changes))).toBe("INVALID_GRANT");
    expect(bench.record.tokens).toBeNull();
    expect(ask(bench, redeem())).toMatchObject({ family: 1 });
  });

  // @rule O3.3
  it("needs no consent_id, which it knows", () => {
    expect(ask(new ConsentBench().approved(), redeem({ consent_id: null }))).toMatchObject({
      consent_id: "cns_1",
    });
  });

  it("counts its own client's failed tries, and ends at the fifth", () => {
    const bench = new ConsentBench().approved();
    const wrong = redeem({ code_verifier: "w".repeat(43) });
    for (let count = 0; count < 5; count++) expect(ask(bench, wrong)).toBe("INVALID_GRANT");
    expect(ask(bench, redeem())).toBe("INVALID_GRANT");
  });

  // @rule O3.4
  it("used twice ends its tokens, and the consent stays [code replay]", () => {
    const bench = granted();
    expect(ask(bench, redeem())).toBe("INVALID_GRANT");
    expect(bench.record).toMatchObject({ state: "AUTHORISED", tokens: { ended: "REPLAYED" } });
    expect(bench.events()).toEqual(["consent.granted", "consent.reauthorisation_required"]);
    expect(bench.act(use())).toBe("UNAUTHENTICATED");
  });

  it("of a public client, used again without its verifier, ends nothing [seen redirect]", () => {
    const bench = granted({ public_client: true });
    const seen = { public_client: true, code_verifier: "w".repeat(43) };
    expect(ask(bench, redeem(seen))).toBe("INVALID_GRANT");
    expect(bench.act(use())).toBeNull();
  });

  it("used ten times ends its tokens once: one event", () => {
    const bench = granted();
    for (let count = 0; count < 9; count++) ask(bench, redeem());
    expect(bench.events()).toEqual(["consent.granted", "consent.reauthorisation_required"]);
  });

  it("used by another client ends nothing [code injection]", () => {
    const bench = granted();
    expect(ask(bench, redeem({ client_id: "tpp_2" }))).toBe("INVALID_GRANT");
    expect(bench.act(use())).toBeNull();
  });

  it.each<[string, (bench: ConsentBench) => void]>([
    ["is not approved", () => {}],
    ["was revoked", (bench) => revoked(bench.approved())],
    ["has expired", (bench) => void bench.approved().at(T0 + 90 * DAY)],
  ])("of a consent that %s is INVALID_GRANT", (_, prepare) => {
    const bench = new ConsentBench();
    prepare(bench);
    expect(ask(bench, redeem())).toBe("INVALID_GRANT");
    expect(bench.record.tokens).toBeNull();
  });
});

const revoked = (bench: ConsentBench): ConsentBench => {
  bench.must({
    type: "revoke",
    by: { kind: "CUSTOMER", iban: bench.record.payer?.iban ?? "", mode: "test" },
    reason: null,
  });
  return bench;
};

describe("a refresh token", () => {
  it("rotates", () => {
    const bench = granted();
    expect(ask(bench, refresh(1))).toMatchObject({ issued: { generation: 2, serial: 2 } });
    expect(ask(bench, refresh(2))).toMatchObject({ issued: { generation: 3, serial: 3 } });
  });

  it.each<[string, Partial<Refresh>, string]>([
    ["another client [cross-TPP]", { client_id: "tpp_2" }, "INVALID_GRANT"],
    ["another consent's id", { consent_id: "cns_2" }, "INVALID_GRANT"],
    ["another family's number", { family: 2 }, "INVALID_GRANT"],
    ["more scopes than granted", { scope: "transactions:read" }, "INVALID_SCOPE"],
  ])("shown with %s is refused and uses nothing", (_, changes, code) => {
    const bench = granted();
    expect(ask(bench, refresh(1, changes))).toBe(code);
    expect(ask(bench, refresh(1))).toMatchObject({ issued: { generation: 2 } });
  });

  it("of a public client without its DPoP key uses and ends nothing [stolen token]", () => {
    const bench = granted({ jkt: "k" });
    expect(ask(bench, refresh(1, { public_client: true }))).toBe("INVALID_GRANT");
    expect(bench.record.tokens).toMatchObject({ ended: null, issued: { generation: 1 } });
  });

  it("of a public client sent ten times at once: one answer, and the family ends", () => {
    const bench = granted({ public_client: true });
    const answers = Array.from({ length: 10 }, () =>
      ask(bench, refresh(1, { public_client: true })),
    );
    expect(answers.filter((answer) => typeof answer !== "string")).toHaveLength(1);
    expect(bench.record.tokens?.ended).toBe("REPLAYED");
    expect(bench.record.state).toBe("AUTHORISED");
    expect(bench.events()).toEqual(["consent.granted", "consent.reauthorisation_required"]);
  });

  // @rule O3.7
  it("of a client that authenticates, sent ten times at once: one answer, ten times", () => {
    const bench = granted();
    const answers = Array.from({ length: 10 }, () => JSON.stringify(ask(bench, refresh(1))));
    expect(new Set(answers).size).toBe(1);
    expect(bench.record.tokens).toMatchObject({ ended: null, issued: { generation: 2 } });
  });

  it("that comes again needs a new proof, and the timeline names both", () => {
    const bench = granted();
    const proof = (jti_hash: string) => ({ jti_hash, expires_at: T0 + 2 * MINUTE });
    const proved = (jti_hash: string) => refresh(1, { jkt: "k", proof: proof(jti_hash) });
    const first = ask(bench, proved("p1"));
    expect(ask(bench, proved("p1"))).toBe("INVALID_DPOP_PROOF");
    expect(ask(bench, proved("p2"))).toEqual(first);
    const noted = bench.record.timeline.filter(({ what }) => what === "refresh");
    expect(noted.map(({ outcome }) => outcome)).toEqual(["issued", "repeated"]);
  });

  // @rule O3.2
  it("issues nothing that outlives the consent", () => {
    const bench = granted().at(T0 + 90 * DAY - MINUTE);
    expect(ask(bench, refresh(1))).toMatchObject({ issued: { exp: (T0 + 90 * DAY) / 1000 } });
  });

  it("of a revoked consent is INVALID_GRANT", () => {
    expect(ask(revoked(granted()), refresh(1))).toBe("INVALID_GRANT");
  });

  it("of an expired consent is INVALID_GRANT", () => {
    expect(ask(granted().at(T0 + 90 * DAY), refresh(1))).toBe("INVALID_GRANT");
  });
});

describe("after a re-authorisation", () => {
  const renewed = () => {
    const bench = granted().at(T0 + DAY);
    const authorisation = authorisationOf({ authorise_by: T0 + DAY + 15 * MINUTE });
    bench.must({ type: "reauthorise", ...TPP, authorisation });
    bench.proved(BROWSER, "ch2").listed();
    bench.must({ type: "approve", browser_id: BROWSER, accounts: null });
    return bench;
  };

  // @rule O5.19
  it("old tokens live until its code is used, and then end", () => {
    const bench = renewed();
    expect(ask(bench, refresh(1))).toMatchObject({ issued: { generation: 2 } });
    expect(bench.act(use())).toBeNull();
    expect(ask(bench, redeem({ number: 2 }))).toMatchObject({ family: 2 });
    expect(ask(bench, refresh(2))).toBe("INVALID_GRANT");
    expect(bench.act(use())).toBe("UNAUTHENTICATED");
    expect(bench.act(use({ family: 2 }))).toBeNull();
  });

  it("a replay of the old code still ends the old tokens", () => {
    const bench = renewed();
    expect(ask(bench, redeem({ number: 1 }))).toBe("INVALID_GRANT");
    expect(bench.record.tokens?.ended).toBe("REPLAYED");
    expect(ask(bench, redeem({ number: 2 }))).toMatchObject({ family: 2 });
  });

  it("the old code of a public client ends nothing: no verifier can be checked", () => {
    const bench = renewed();
    expect(ask(bench, redeem({ number: 1, public_client: true }))).toBe("INVALID_GRANT");
    expect(bench.act(use())).toBeNull();
  });
});

describe("a data call", () => {
  it.each<[string, Partial<Use>, string | null]>([
    ["with its scope", {}, null],
    ["about a shared account", { account_id: "acc_1" }, null],
    ["with one of two scopes", { needs: ["transactions:read", "balances:read"] }, null],
    ["about another account", { account_id: "acc_9" }, "NOT_FOUND"],
    ["for a scope that was not granted", { needs: ["transactions:read"] }, "INSUFFICIENT_SCOPE"],
    [
      "for a scope that its token was narrowed from",
      { scopes: ["balances:read"] },
      "INSUFFICIENT_SCOPE",
    ],
    [
      "for a scope that its token claims and the consent lacks [scope escalation]",
      { scopes: ["transactions:read"], needs: ["transactions:read"] },
      "INSUFFICIENT_SCOPE",
    ],
    ["with a token of another family", { family: 2 }, "UNAUTHENTICATED"],
  ])("%s: $2", (_, changes, code) => {
    expect(granted().act(use(changes))).toBe(code);
  });

  // @rule O7.4
  it("about an account that the customer deselected is NOT_FOUND", () => {
    const bench = new ConsentBench().approved(["acc_1"]);
    ask(bench, redeem());
    expect(bench.act(use({ account_id: "acc_2" }))).toBe("NOT_FOUND");
    const data = bench.view<{ accounts: unknown[] }>({ view: "data", account_id: null });
    expect(data.accounts).toHaveLength(1);
    expect(bench.viewResult({ view: "data", account_id: "acc_2" })).toMatchObject({ ok: false });
  });

  it.each<[string, (bench: ConsentBench) => void]>([
    ["was revoked", (bench) => void revoked(bench)],
    ["has expired", (bench) => void bench.at(T0 + 90 * DAY)],
  ])("under a consent that %s is refused at once", (_, end) => {
    const bench = granted();
    end(bench);
    expect(bench.act(use())).toBe("UNAUTHENTICATED");
  });

  // @rule O5.18
  it("writes once an hour that the consent was used", () => {
    const bench = granted().at(T0 + 5 * MINUTE);
    bench.must(use());
    const { record } = bench;
    expect(record.last_used_at).toBe(T0);
    bench.at(T0 + 59 * MINUTE).must(use());
    expect(bench.record).toBe(record);
    bench.at(T0 + 60 * MINUTE).must(use());
    expect(bench.record.last_used_at).toBe(T0 + 60 * MINUTE);
  });
});

describe("a DPoP proof is good once", () => {
  const proof = (jti_hash: string, at: number) => ({ jti_hash, expires_at: at + 2 * MINUTE });

  it("for data calls, token requests and both together", () => {
    const bench = new ConsentBench().approved();
    expect(ask(bench, redeem({ jkt: "k", proof: proof("p1", T0) }))).toMatchObject({
      issued: { jkt: "k" },
    });
    expect(ask(bench, refresh(1, { proof: proof("p1", T0) }))).toBe("INVALID_DPOP_PROOF");
    expect(bench.act(use({ proof: proof("p1", T0) }))).toBe("INVALID_DPOP_PROOF");
    expect(bench.act(use({ proof: proof("p2", T0) }))).toBeNull();
    expect(bench.act(use({ proof: proof("p2", T0) }))).toBe("INVALID_DPOP_PROOF");
  });

  it("and uses up nothing when it comes again", () => {
    const bench = granted({ jkt: "k", proof: proof("p1", T0) });
    ask(bench, refresh(1, { proof: proof("p1", T0) }));
    expect(ask(bench, refresh(1, { proof: proof("p2", T0) }))).toMatchObject({
      issued: { generation: 2 },
    });
  });

  it("and is forgotten when it is too old to be accepted", () => {
    const bench = granted({ proof: proof("p1", T0) }).at(T0 + 2 * MINUTE);
    bench.must(use({ proof: proof("p2", T0 + 2 * MINUTE) }));
    expect(bench.record.used_proofs.map(({ jti_hash }) => jti_hash)).toEqual(["p2"]);
  });

  it("and is RATE_LIMITED while the consent remembers as many as it can", () => {
    const bench = granted();
    for (let count = 0; count < MAX_PROOFS; count++) {
      bench.must(use({ proof: proof(`p${count}`, T0) }));
    }
    const { record } = bench;
    expect(bench.act(use({ proof: proof("more", T0) }))).toBe("RATE_LIMITED");
    expect(bench.act(use({ proof: proof("p0", T0) }))).toBe("INVALID_DPOP_PROOF");
    expect(bench.record).toBe(record);
    bench.at(T0 + 2 * MINUTE).must(use({ proof: proof("later", T0 + 2 * MINUTE) }));
    expect(bench.record.used_proofs).toHaveLength(1);
  });
});

describe("revocation and introspection", () => {
  const access = (serial = 1, client_id = "tpp_1"): ConsentCommand => ({
    ...{ type: "revoke_access_token", client_id, family: 1, serial, exp: T0 / 1000 + 900 },
  });
  const family = (generation: number, client_id = "tpp_1"): ConsentCommand => ({
    ...{ type: "revoke_refresh_token", client_id, family: 1, generation },
  });
  const isActive = (bench: ConsentBench, serial = 1, client_id = "tpp_1") =>
    bench.view({ view: "access_token", client_id, family: 1, serial }).active;
  const isRefreshable = (bench: ConsentBench, generation = 1, client_id = "tpp_1") =>
    bench.view({ view: "refresh_token", client_id, family: 1, generation, now: bench.now }).active;

  // @rule O3.10
  it("of an access token ends it alone", () => {
    const bench = granted();
    bench.must(access());
    expect(bench.act(use())).toBe("UNAUTHENTICATED");
    expect([isActive(bench), isRefreshable(bench)]).toEqual([false, true]);
    expect(ask(bench, refresh(1))).toMatchObject({ issued: { serial: 2 } });
    expect(bench.act(use({ serial: 2 }))).toBeNull();
  });

  it.each([1, 2])("of the refresh token of generation %i ends the family", (generation) => {
    const bench = granted();
    ask(bench, refresh(1));
    bench.must(family(generation));
    expect([isActive(bench, 2), isRefreshable(bench, 2)]).toEqual([false, false]);
    expect(bench.record.state).toBe("AUTHORISED");
    expect(bench.events()).toEqual(["consent.granted"]);
  });

  it("of another client's tokens changes nothing, and says so to nobody", () => {
    const bench = granted();
    const { record } = bench;
    expect([bench.act(access(1, "tpp_2")), bench.act(family(1, "tpp_2"))]).toEqual([null, null]);
    expect(bench.record).toBe(record);
    expect([isActive(bench, 1, "tpp_2"), isRefreshable(bench, 1, "tpp_2")]).toEqual([false, false]);
  });

  it("repeated changes nothing", () => {
    const bench = granted();
    bench.must(family(1));
    const { record } = bench;
    bench.must(family(1));
    bench.must(access());
    expect(bench.record).toBe(record);
  });

  it("says nothing is active once the consent has ended", () => {
    const bench = revoked(granted());
    expect([isActive(bench), isRefreshable(bench)]).toEqual([false, false]);
  });
});

it("storage holds nothing that could be used as a code or a token", () => {
  const { code, tokens } = granted().record;
  const texts: unknown[] = [];
  JSON.stringify({ ...code, terms: null, tokens }, (_, value) => {
    if (typeof value === "string") texts.push(value);
    return value;
  });
  expect([...new Set(texts)].sort()).toEqual(["accounts:read", "balances:read"]);
});
