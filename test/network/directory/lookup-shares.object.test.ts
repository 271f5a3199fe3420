import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { namedObject, type Remote } from "../../../src/base/platform/objects.ts";
import type { LookupShares } from "../../../src/network/directory/lookup-shares-object.ts";
import { registryTerms } from "../../../src/network/parties/limits.ts";
import { takeCrossings } from "../../costs/crossing.ts";
import { countCrossings } from "../../workers/crossings.ts";
import { openGateway, Payment, party, registerMerchant } from "../../workers/gateway-journey.ts";
import { type Answer, endTest, env, startTest, wait } from "../../workers/gateway-worker.ts";
import { answering, callsOf, type OutboundCall } from "../../workers/neighbours.ts";

/** Names that shoppers look up, with the contract's limits. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(() => {
  startTest();
  env.LIMITS = "contract";
  answering("registry resolve", registry);
});
afterEach(() => {
  env.LIMITS = "local";
  endTest();
});

const DAY_MS = 86_400_000;

/** Knows every name that begins with "known". */
const registry = ({ url }: Pick<OutboundCall, "url">) => {
  const handle = new URL(url).pathname.split("/").at(-1) ?? "";
  if (!handle.startsWith("known")) return new Response(null, { status: 404 });
  const account = { account_ref: "amira", default: true, capabilities: ["PAYMENTS"] };
  const routes = [{ bank_id: "alpha", bank_handle: "alpha", ...account }];
  return Response.json({ handle, bank_handle: "alpha", status: "ACTIVE", routes });
};

let counted = 0;
const guess = () => `nobody-${++counted}`;
const newName = () => `known-${++counted}`;
const newAddress = () => `198.51.${Math.floor(++counted / 250)}.${counted % 250}`;

const verdict = ({ status, body }: Answer) => [status, body.error?.code];

/** A shopper at this merchant and address, in a new session. */
const shopper = async (merchant = party.merchant, address = newAddress(), terms = {}) => {
  const payment = await Payment.open("alpha", { merchant, ...terms });
  payment.headers = { "cf-connecting-ip": address };
  return payment;
};

const lookUp = async (payer_alias: string, ...input: Parameters<typeof shopper>) =>
  verdict(await (await shopper(...input)).step("resolve-payer", { payer_alias }));

const found = [200, undefined];
const notFound = [422, "PAYER_NOT_FOUND"];
const limited = [429, "RATE_LIMITED"];

describe("a shopper who guesses names", () => {
  it("is refused after two, and is alone with that", async () => {
    const address = newAddress();
    const guesses = [];
    for (let count = 0; count < 3; count++) {
      guesses.push(await lookUp(guess(), party.merchant, address));
    }
    expect(guesses).toEqual([notFound, notFound, limited]);
    expect(callsOf("registry resolve")).toHaveLength(2);
    expect(await lookUp(newName())).toEqual(found);
  });

  it("may try again when the answer says so", async () => {
    const address = newAddress();
    for (let count = 0; count < 3; count++) await lookUp(guess(), party.merchant, address);
    const payment = await shopper(party.merchant, address);
    const refused = await payment.step("resolve-payer", { payer_alias: newName() });
    expect(verdict(refused)).toEqual(limited);
    wait(Number(refused.headers.get("retry-after")) * 1_000);
    expect(verdict(await payment.step("resolve-payer", { payer_alias: newName() }))).toEqual(found);
  });

  it("pays for the guesses that are refused too, until the address may look up nothing", async () => {
    const [address, name] = [newAddress(), newName()];
    expect(await lookUp(name)).toEqual(found);
    const answers = [];
    for (let count = 0; count < 20; count++) {
      answers.push(await lookUp(guess(), party.merchant, address));
    }
    expect(answers.slice(2)).toEqual(Array(18).fill(limited));
    expect(await lookUp(name, party.merchant, address)).toEqual(limited);
    expect(await lookUp(name)).toEqual(found);
  });

  it("costs the registry nothing with the same name again", async () => {
    const name = guess();
    for (let count = 0; count < 5; count++) expect(await lookUp(name)).toEqual(notFound);
    expect(callsOf("registry resolve")).toHaveLength(1);
    wait(2_000);
    await lookUp(name);
    expect(callsOf("registry resolve")).toHaveLength(2);
  });
});

it("an address whose names are all found is not refused", async () => {
  const address = newAddress();
  for (let count = 0; count < 8; count++) {
    expect(await lookUp(newName(), party.merchant, address)).toEqual(found);
  }
});

describe("a name that was found before", () => {
  const shares = () => namedObject<Remote<LookupShares>>(env, "LOOKUP_SHARES", "test");

  /** Guesses from many addresses: every new name is refused at this merchant. */
  const exhaust = async (merchant = party.merchant) => {
    const { merchant_id } = merchant;
    for (let count = 0; count < 9; count++) {
      await shares().take(registryTerms(env), { merchant_id, address: newAddress() }, [guess()]);
    }
    expect(await lookUp(newName(), merchant)).toEqual(limited);
  };

  it("is looked up even when its merchant's share is used up by guesses", async () => {
    const name = newName();
    expect(await lookUp(name)).toEqual(found);
    await exhaust();
    expect(await lookUp(name)).toEqual(found);
    expect(await lookUp(newName(), await registerMerchant())).toEqual(found);
  });

  it("is remembered when the object was evicted, for ninety days", async () => {
    const name = newName();
    await lookUp(name);
    const raw = shares() as unknown as DurableObjectStub;
    await evictDurableObject(raw);
    await exhaust();
    await evictDurableObject(raw);
    expect(await lookUp(name)).toEqual(found);
    wait(90 * DAY_MS);
    await runDurableObjectAlarm(raw);
    await exhaust();
    expect(await lookUp(name)).toEqual(limited);
  });

  it("and is unknown now costs as much as a guess, and is forgotten", async () => {
    const [merchant, address] = [await registerMerchant(), newAddress()];
    const names = [newName(), newName(), newName()];
    for (const name of names) expect(await lookUp(name)).toEqual(found);
    answering("registry resolve", () => new Response(null, { status: 404 }));
    for (const name of names) expect(await lookUp(name, merchant, address)).toEqual(notFound);
    wait(2_000);
    expect(await lookUp(names[0] ?? "", merchant, address)).toEqual(limited);
  });
});

it("a registry without an answer may have counted a guess, so it costs one", async () => {
  const address = newAddress();
  answering("registry resolve", () => new Response(null, { status: 500 }));
  const answers = [];
  for (let count = 0; count < 3; count++) {
    answers.push(await lookUp(newName(), party.merchant, address));
  }
  const unavailable = [503, "REGISTRY_UNAVAILABLE"];
  expect(answers).toEqual([unavailable, unavailable, limited]);
});

describe("the payee of a session", () => {
  const terms = (value: string) => ({ destination: { type: "alias", value } });
  const asked = () => callsOf("registry resolve").map(({ url }) => new URL(url).pathname);

  it("that nobody knows is looked up once, with good payers and bad ones", async () => {
    const name = guess();
    const payment = await shopper(party.merchant, newAddress(), terms(name));
    answering("directory resolve", () => new Response(null, { status: 404 }));
    for (let count = 0; count < 15; count++) {
      expect(verdict(await payment.resolve())).toEqual([422, "DESTINATION_NOT_FOUND"]);
      // Longer than unknown names are cached.
      wait(2_000);
    }
    expect(asked()).toEqual([`/identity/resolve/${name}`]);
  });

  it("that is known is looked up once, however often the payer changes", async () => {
    const name = newName();
    const payment = await shopper(party.merchant, newAddress(), terms(name));
    await payment.step("resolve-payer", { payer_alias: guess() });
    await payment.step("resolve-payer", { payer_alias: guess() });
    expect(asked().filter((path) => path.endsWith(name))).toHaveLength(1);
  });
});

it("ten resolutions of a session are all, however they end, and the next asks nobody", async () => {
  env.LIMITS = "local";
  const payment = await Payment.open("alpha");
  const resolve = () => payment.step("resolve-payer", { payer_alias: guess() });
  for (let count = 0; count < 10; count++) expect(verdict(await resolve())).toEqual(notFound);
  const before = callsOf("registry resolve").length;
  expect(verdict(await payment.resolve())).toEqual([429, "PAYER_CHANGE_LIMIT_REACHED"]);
  expect(callsOf("registry resolve")).toHaveLength(before);
});

describe("the object of the shares", () => {
  beforeAll(() => countCrossings(env));

  const callsMade = () =>
    takeCrossings().filter(({ what }) => what === "LOOKUP_SHARES.take").length;

  it("is not called for a name that this worker has found, ten times", async () => {
    wait(300_000);
    const name = newName();
    expect(await lookUp(name)).toEqual(found);
    const calls = [];
    for (let count = 0; count < 11; count++) {
      const payment = await shopper();
      takeCrossings();
      expect(verdict(await payment.step("resolve-payer", { payer_alias: name }))).toEqual(found);
      calls.push(callsMade());
    }
    expect(calls).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it("is called once for a payer and a payee that are new", async () => {
    const destination = { type: "alias", value: newName() };
    const payment = await shopper(party.merchant, newAddress(), { destination });
    takeCrossings();
    await payment.step("resolve-payer", { payer_alias: newName() });
    expect(callsOf("registry resolve")).toHaveLength(2);
    expect(callsMade()).toBe(1);
  });
});
