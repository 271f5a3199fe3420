import { beforeAll, expect, test, vi } from "vitest";
import { claimMoves } from "../../src/registry/claim-machine.ts";
import { handleMoves } from "../../src/registry/handle-machine.ts";
import { linkMoves } from "../../src/registry/link-machine.ts";
import { sweep } from "../../src/registry/sweep.ts";
import {
  readScene,
  requireDigests,
  requireFair,
  requireFrozen,
  requirePossible,
} from "./always.ts";
import { chanceFrom } from "./chance.ts";
import { DAY, standingClock } from "./clock.ts";
import { Follower } from "./follower.ts";
import {
  type Answer,
  accountRef,
  asOwner,
  type Bank,
  Browser,
  db,
  fresh,
  migrate,
  newApprover,
  newBank,
  ok,
  proofOf,
  registryEnv,
} from "./registry.ts";

/**
 * Three banks, their customers, the operator and time take random steps from a seed. The registry
 * never fails, and every promise holds after every step (always.ts).
 */
const SEED = 2;
const STEPS = 1_500;

const clock = standingClock(DAY);

const chance = chanceFrom(SEED);
const pick = <One>(list: readonly One[]): One => list[Math.floor(chance() * list.length)] as One;
const mostly = () => chance() < 0.85;

/** Few, so they meet often. Some customers have shown no national id. */
const names = ["ana", "ben", "cem", "dua", "eli"];
const people = ["id 101", "id 102", "id 103", "id 104", "id 105", "id 106", undefined];
/** The owner of a name or a claim. */
const owners = new Map<string, string | undefined>();
const persons: { id: string; call: Bank["call"] }[] = [];
let banks: Bank[];
let scene: Awaited<ReturnType<typeof readScene>>;
/** Each bank keeps copies by its changes alone. */
const followers = new Map<Bank, Follower>();

const hire = async () => {
  const { key_id, call } = await newApprover();
  persons.push({ id: key_id, call });
};

beforeAll(async () => {
  await migrate();
  banks = [await newBank(), await newBank(), await newBank()];
  for (let count = 0; count < 3; count++) await hire();
});

/** Mostly a suitable value, sometimes any. */
const bankOf = (id: string | undefined): Bank =>
  banks.find(({ bank_id }) => bank_id === id && mostly()) ?? pick(banks);
const handleWith = (...statuses: string[]) =>
  pick(scene.handles.filter(({ status }) => !mostly() || statuses.includes(status)));
const proofFor = (alias: string) =>
  proofOf(owners.has(alias) && mostly() ? owners.get(alias) : pick(people));
const account = (alias: string) => ({ alias, account_ref: accountRef(), currency: "USD" });

/** The step, its bank, and the answer. */
type Done = [does: string, bank: Bank | null, answer: Answer | null];

const create = async (): Promise<Done> => {
  const taken = scene.handles.map(({ alias }) => alias);
  const alias = pick(names.filter((name) => !taken.includes(name)));
  if (alias === undefined) return link();
  const [bank, subject, isProven] = [pick(banks), pick(people), chance() < 0.5];
  const json = { ...account(alias), ...(isProven && { customer_proof: proofOf(subject) }) };
  const answer = await bank.call("/identity/handles", json);
  if (answer.status === 201) owners.set(alias, subject);
  return ["create", bank, answer];
};

const verify = async (): Promise<Done> => {
  const handle = handleWith("PENDING_VERIFICATION");
  const [bank, alias, subject] = [bankOf(handle?.sponsor), handle?.alias ?? "ana", pick(people)];
  const json = { customer_proof: proofOf(subject) };
  const answer = await bank.call(`/identity/handles/${alias}/verify`, json);
  if (answer.status === 200) owners.set(alias, subject);
  return ["verify", bank, answer];
};

const link = async (): Promise<Done> => {
  const bank = pick(banks);
  const one = () => ({ ...account(handleWith("ACTIVE")?.alias ?? "ana"), default: chance() < 0.3 });
  if (mostly()) return ["link", bank, await bank.call(bank.accounts, one())];
  const json = { accounts: [one(), one(), one()] };
  return ["link", bank, await bank.call(`${bank.accounts}:batch`, json)];
};

/** Suspends, reinstates or ends a handle or a link, as its bank or as the operator. */
const govern = async (): Promise<Done> => {
  const does = pick(["suspend", "suspend", "reinstate", "reinstate", "reinstate", "end"]);
  const isOperator = chance() < 0.5;
  // The operator's suspension is on top of a bank's own.
  const isAbove = does === "reinstate" || (isOperator && chance() < 0.5);
  const ends = does === "end" && chance() < 0.5;
  const waiting = ["PENDING_VERIFICATION", "PENDING_CONFIRMATION"];
  const fits = ends ? waiting : isAbove ? ["SUSPENDED"] : ["ACTIVE", "LINKED"];
  const handle = handleWith(...fits);
  const some = pick(scene.links.filter(({ status }) => !mostly() || fits.includes(status)));
  const ofHandle = chance() < (ends ? 0.6 : 0.35);
  const bank = bankOf(ofHandle ? handle?.sponsor : some?.bank);
  const [below, call] = isOperator ? ["/admin/v1", asOwner] : ["/identity", bank.call];
  const path = ofHandle
    ? `${below}/handles/${handle?.alias}`
    : `${isOperator ? "/admin/v1/links" : bank.accounts}/${some?.ref}`;
  const reason = pick(
    isOperator ? ["FRAUD", "FRAUD", "LEGAL"] : ["BANK", "BANK", "CUSTOMER_LOCK", "LEGAL"],
  );
  const answer =
    does === "end"
      ? await call(`${path}?realm=test`, undefined, { method: "DELETE" })
      : await call(`${path}/${does}?realm=test`, does === "suspend" ? { reason } : {});
  return [isOperator ? "operator" : does, bank, answer];
};

/** A sponsor gives a handle to another bank of the customer. */
const handOver = async (): Promise<Done> => {
  const handle = handleWith("ACTIVE");
  const [bank, alias] = [bankOf(handle?.sponsor), handle?.alias ?? "ana"];
  const linked = scene.links.filter((row) => row.handle === handle?.id && row.status === "LINKED");
  const others = linked.filter((row) => row.bank !== handle?.sponsor);
  const json = { bank_handle: bankOf(pick(others)?.bank).bank_handle };
  return ["handover", bank, await bank.call(`/identity/handles/${alias}/handover`, json)];
};

/** A DELETE by mistake, undone. */
const undo = async (): Promise<Done> => {
  const handle = handleWith("ACTIVE", "SUSPENDED");
  const [bank, alias] = [bankOf(handle?.sponsor), handle?.alias ?? "ana"];
  await bank.call(`/identity/handles/${alias}`, undefined, { method: "DELETE" });
  const json = { customer_proof: proofFor(alias) };
  return ["undo", bank, await bank.call(`/identity/handles/${alias}/restore`, json)];
};

const claim = async (): Promise<Done> => {
  const [handle, bank] = [handleWith("ACTIVE", "SUSPENDED"), pick(banks)];
  const [alias, type] = [handle?.alias ?? "ana", pick(["OWNERSHIP", "PORTABILITY", "RECOVERY"])];
  const rival = mostly() ? fresh("id") : pick(people);
  const subject = type !== "OWNERSHIP" && mostly() ? owners.get(alias) : rival;
  const json = { ...account(alias), type, customer_proof: proofOf(subject) };
  const answer = await bank.call("/identity/claims", json);
  if (answer.status === 201) owners.set(answer.body.claim_id, subject);
  return ["claim", bank, answer];
};

/** The usual steps for a claim in each state. */
const next: Record<string, string[]> = {
  OPEN: ["acknowledge", "acknowledge", "acknowledge", "approve", "dispute", "cancel"],
  WAITING_RESOLUTION: ["confirm", "confirm", "confirm", "approve", "approve", "dispute", "cancel"],
  CONFIRMED: ["complete", "complete", "complete", "complete", "approve", "dispute", "cancel"],
};

const goOn = async (): Promise<Done> => {
  const asked = pick(scene.claims);
  if (!asked) return claim();
  const { id, alias, status, holder, claimant } = asked;
  const does = pick(next[mostly() ? status : "OPEN"] ?? []);
  const isHolders = does === "acknowledge" || does === "confirm" || chance() < 0.2;
  const bank = bankOf(isHolders ? holder : claimant);
  const body = does === "confirm" ? { customer_proof: proofFor(alias) } : {};
  const json = does === "dispute" ? { reason: "not theirs" } : body;
  const path = `${does === "approve" ? "/admin/v1" : "/identity"}/claims/${id}/${does}`;
  const answer = await (does === "approve" ? pick(persons) : bank).call(path, json);
  if (does === "complete" && answer.status === 200) owners.set(alias, owners.get(id));
  return [does, bank, answer];
};

const customerSession = async (): Promise<Done> => {
  const handle = handleWith("ACTIVE");
  const own = scene.links.filter((row) => row.handle === handle?.id);
  const bank = bankOf(pick(own.filter(({ status }) => status === "LINKED"))?.bank);
  const who = { alias: handle?.alias ?? "ana", proof: proofFor(handle?.alias ?? "ana") };
  const session = { alias: who.alias, customer_proof: who.proof };
  const begun = await bank.call("/identity/customer-sessions", session);
  if (begun.status !== 201) return ["customer_session", bank, begun];
  const browser = await Browser.openedBy(bank, who);
  const waiting = own.filter(({ status }) => status === "PENDING_CONFIRMATION");
  const choices = ["default", "default", "default", "visibility", "username"];
  const choice = pick(waiting[0] ? ["confirm", "confirm", "reject"] : choices);
  const fields = {
    account_ref: pick(waiting[0] ? waiting : own)?.ref ?? "none",
    ...{
      kind: pick(["ANY", "PAYER", "PAYEE", "BANK"]),
      username: pick([...names, "fay", "gil", "hal"]),
    },
    visibility: pick(["PUBLIC", "GATEWAYS"]),
  };
  const done = await browser.choose(choice, fields);
  if (choice === "username" && done.status === 303) {
    owners.set(fields.username, owners.get(who.alias));
  }
  return ["customer_session", bank, done];
};

/** An approver leaves, and another one comes. */
const change = async (): Promise<Done> => {
  await hire();
  const path = `/admin/v1/admin-keys/${persons.shift()?.id}/retire`;
  return ["operator", null, await asOwner(path, {})];
};

/** A bank closes, and another one comes. The sweep passes on what it leaves. */
const close = async (): Promise<Done> => {
  const place = Math.floor(chance() * banks.length);
  const closing = banks[place] as Bank;
  if (chance() < 0.85) return goOn();
  const path = `/admin/v1/banks/${closing.bank_id}`;
  const answer = await asOwner(path, undefined, { method: "DELETE" });
  banks[place] = await newBank();
  await sweep(registryEnv());
  return ["close", closing, answer];
};

/** Every bank reads its changes. Those of closed banks are left out. */
const followAll = async () => {
  for (const bank of banks) {
    const follower = followers.get(bank) ?? new Follower(bank);
    followers.set(bank, follower);
    await follower.follow();
  }
};

/** Time alone changes nothing that banks are told of; the sweep writes it. */
const requireCopies = async (told: string) => {
  await sweep(registryEnv());
  await followAll();
  for (const bank of banks) await followers.get(bank)?.requireExact(told);
};

const wait = async (): Promise<Done> => {
  if (mostly()) await followAll();
  clock.moveBy(pick([1, 1, 3, 3, 8, 8, 8, 15, 95]) * DAY);
  if (chance() < 0.5) await sweep(registryEnv());
  return ["wait", null, null];
};

const moves = [
  undo,
  handOver,
  ...[create, create, verify, link, link, link, ...Array.from({ length: 7 }, () => govern), claim],
  ...[
    goOn,
    goOn,
    goOn,
    goOn,
    goOn,
    goOn,
    goOn,
    customerSession,
    customerSession,
    customerSession,
    customerSession,
    change,
    change,
    close,
    wait,
  ],
];

test("any random steps", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  scene = await readScene();
  let handovers = 0;
  for (let count = 0; count < STEPS; count++) {
    const [does, bank, answer] = await pick(moves)();
    const told = `step ${count}: ${does}, ${answer?.status} ${answer?.text.slice(0, 300)}`;
    expect(answer?.status ?? 200, told).toBeLessThan(500);
    const after = await readScene();
    const step = { does, bankId: bank?.bank_id ?? "" };
    const sponsors = new Map(scene.handles.map(({ id, sponsor }) => [id, sponsor]));
    const isNew = after.handles.some(({ id, sponsor }) => sponsors.get(id) !== sponsor);
    if (does === "handover" && answer?.status === 200 && isNew) handovers += 1;
    requireFair(step, scene, after, told);
    requireFrozen(step, scene, after, told);
    scene = after;
    if (count % 20 > 0) continue;
    await requirePossible(told);
    await requireDigests(told);
    if (count % 200 === 0) await requireCopies(told);
  }
  const times = [...followers.values()].map(({ begun }) => begun);
  expect(Math.max(...times), "a place grew old").toBeGreaterThan(0);
  expect(handovers, "a sponsor gave its handle to another bank").toBeGreaterThan(0);
  const verified = ok(await asOwner("/admin/v1/audit/verification"), 200).body;
  expect(verified).toMatchObject({ intact: true, complete: true });
  const { results } = await db.prepare("select distinct action from audit_log").all();
  const seen = new Set(results.map(({ action }) => action));
  const moved: string[] = [...handleMoves, ...linkMoves, ...claimMoves].map((move) => move[3]);
  moved.push("handle.renamed", "link.default_chosen", "link.visibility", "link.default_passed");
  expect(
    moved.filter((action) => !seen.has(action)),
    "never happened",
  ).toEqual([]);
});
