import { beforeAll, describe, expect, test } from "vitest";
import {
  type ClaimState,
  type ClaimTrigger,
  claimMoves,
  moveClaim,
} from "../../src/registry/claim-machine.ts";
import { gridOf, type Step, taken } from "./registry-grid.ts";
import {
  type Answer,
  accountRef,
  type Bank,
  DAY,
  ok,
  proofOf,
  type Registry,
  type RegistryCustomer,
  type StaffKey,
  verdictOf,
} from "./registry-steps.ts";
import { enterRegistry, expectWhole, type RegistryWorld } from "./registry-world.ts";

/** Each party's steps with a claim in every state, for each type of claim. */
let advance: RegistryWorld["advance"];
let registry: Registry;
let home: Bank;
let further: Bank;
let approvers: StaffKey[];
let noted: RegistryWorld["noted"];

beforeAll(async () => {
  ({ registry, advance, noted } = await enterRegistry());
  home = await registry.newBank("home");
  further = await registry.newBank("further");
  approvers = [];
  for (let count = 0; count < 4; count++) approvers.push(await registry.newStaff("approver"));
});

describe.each(["PORTABILITY", "OWNERSHIP", "RECOVERY"] as const)("a claim for %s", (type) => {
  interface Claim {
    customer: RegistryCustomer;
    path: string;
  }

  const opened = async (): Promise<Claim> => {
    const customer = await registry.newCustomer(home);
    const { alias, subject } = customer;
    const customer_proof = proofOf(type === "OWNERSHIP" ? `rival of ${subject}` : subject);
    const json = { type, alias, account_ref: accountRef(), customer_proof };
    const { claim_id } = ok(await further.call("/identity/claims", json)).body;
    return { customer, path: `/identity/claims/${claim_id}` };
  };
  const by =
    (bank: () => Bank, step: string, json: object = {}) =>
    (claim: Claim) =>
      bank().call(`${claim.path}/${step}`, json);
  const [holder, claimant] = [() => home, () => further];
  const acknowledge = by(holder, "acknowledge");
  const complete = by(claimant, "complete");
  const cancel = by(claimant, "cancel");
  const confirm = (claim: Claim) => {
    const customer_proof = proofOf(claim.customer.subject);
    return by(holder, "confirm", { customer_proof })(claim);
  };
  const read = async ({ path }: Claim) => ok(await further.call(path), 200).body;
  const adminPath = ({ path }: Claim, step: string) =>
    `${path.replace("identity", "admin/v1")}/${step}`;
  const approveAs = (claim: Claim, who: number) =>
    (approvers[who] as StaffKey).call(adminPath(claim, "approve"), {});
  /** By a key that has not approved yet. */
  const approve = async (claim: Claim) => approveAs(claim, (await read(claim)).approvals);
  const having = async (
    begin: () => Promise<Claim>,
    ...all: ((claim: Claim) => Promise<Answer>)[]
  ) => {
    const claim = await begin();
    for (const take of all) ok(await take(claim), 200);
    return claim;
  };
  const isRecovery = type === "RECOVERY";
  const confirmed = async () => {
    const claim = await having(
      opened,
      ...(isRecovery ? [approve, approve] : [acknowledge, confirm]),
    );
    // Until then the holder can object to an approved claim.
    if (isRecovery) await advance(7 * DAY);
    return claim;
  };

  const steps: Step<ClaimState, ClaimTrigger, Claim>[] = [
    { name: "the holder acknowledges", trigger: () => "acknowledge", take: acknowledge },
    { name: "the holder's customer confirms", trigger: () => "holder_confirms", take: confirm },
    {
      name: "an approver approves",
      trigger: (from) => (from === "OPEN" ? "first_approval" : "second_approval"),
      take: approve,
    },
    {
      name: "the claimant disputes",
      trigger: () => "dispute",
      take: by(claimant, "dispute", { reason: "ours" }),
    },
    { name: "the claimant completes", trigger: () => "complete", take: complete },
    { name: "the claimant cancels", trigger: () => "cancel", take: cancel },
    { name: "the holder cancels", trigger: () => "cancel", take: by(holder, "cancel") },
    {
      name: "the operator cancels",
      trigger: () => "cancel",
      take: (claim) => registry.owner(adminPath(claim, "cancel"), {}),
    },
  ];
  const grid = gridOf(
    {
      OPEN: opened,
      WAITING_RESOLUTION: () => having(opened, isRecovery ? approve : acknowledge),
      CONFIRMED: confirmed,
      COMPLETED: () => having(confirmed, complete),
      CANCELLED: () => having(opened, cancel),
    },
    steps,
  );

  /** Moves that the machine has, but this party or this type of claim has not. */
  const isForbidden = (state: ClaimState, name: string): boolean => {
    if (state === "COMPLETED" || state === "CANCELLED") return false;
    if (name.endsWith("customer confirms")) return isRecovery;
    if (name === "the claimant disputes") return isRecovery;
    return (name.endsWith("approver approves") || name === "the holder cancels") && !isRecovery;
  };

  /** Two have approved already. In a dispute they may also approve what the holder confirmed. */
  const isDone = (state: ClaimState, name: string): boolean =>
    isRecovery && state === "CONFIRMED" && name.endsWith("approver approves");

  test.each(grid)("$state: $name", async ({ state, name, step, reach }) => {
    const claim = await reach();
    const { answer, actions } = await taken(registry, step, claim);
    const forbidden = isForbidden(state, name);
    const move = forbidden || isDone(state, name) ? null : moveClaim(state, step.trigger(state));
    expect((await read(claim)).status).toBe(move?.to ?? state);
    if (move) {
      expect(answer.status).toBe(200);
      expect(actions).toContain(move.emits);
    } else {
      expect(verdictOf(answer)).toEqual(forbidden ? [403, "FORBIDDEN"] : [409, "INVALID_STATE"]);
      expect(actions).toEqual([]);
    }
  });

  const approvedAnew = async () => {
    const claim = await confirmed();
    const [first] = approvers.splice(0, 1);
    await first?.retire();
    expect(verdictOf(await complete(claim))).toEqual([409, "APPROVAL_REQUIRED"]);
    expect(verdictOf(await approveAs(claim, 0))).toEqual([403, "FORBIDDEN"]);
    const { answer, actions } = await taken(registry, { take: () => approveAs(claim, 1) }, null);
    expect([answer.status, answer.body.status]).toEqual([200, "CONFIRMED"]);
    expect(actions).toEqual([moveClaim("CONFIRMED", "second_approval")?.emits]);
    // From then on the holder has seven new days.
    expect(verdictOf(await complete(claim))).toEqual([409, "OBJECTION_PERIOD"]);
    await advance(7 * DAY);
    ok(await complete(claim), 200);
  };
  if (isRecovery) test("CONFIRMED: another key replaces a retired approval", approvedAnew);

  test.each(["OPEN", "WAITING_RESOLUTION", "CONFIRMED"])("%s: time runs out", async (state) => {
    const { sequence } = await registry.headOf();
    const claim = await (grid.find((row) => row.state === state)?.reach() ?? opened());
    await advance((isRecovery ? 30 : 14) * DAY);
    const { claim_id, ...over } = await read(claim);
    expect(over).toMatchObject({ status: "CANCELLED", cancel_reason: "TIME_RAN_OUT" });
    expect(verdictOf(await complete(claim))).toEqual([409, "INVALID_STATE"]);
    // The next decision about the handle writes what time has changed.
    const path = `/identity/handles/${claim.customer.alias}`;
    ok(await home.call(`${path}/suspend`, { reason: "BANK" }), 200);
    expect((await registry.historyOf(claim_id, sequence)).at(-1)).toBe("claim.lapsed");
  });
});

test("every move was audited in this run, and the chain is intact", async () => {
  const entries = await registry.auditSince(noted.sequence);
  const audited = new Set(entries.map(({ action }) => action));
  expect(claimMoves.filter(([, , , emits]) => !audited.has(emits))).toEqual([]);
  await expectWhole({ registry, noted });
});
