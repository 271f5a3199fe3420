import { beforeAll, describe, expect, test } from "vitest";
import {
  type HandleState,
  type HandleTrigger,
  handleMoves,
  moveHandle,
} from "../../src/registry/handle-machine.ts";
import {
  type LinkState,
  type LinkTrigger,
  linkMoves,
  moveLink,
} from "../../src/registry/link-machine.ts";
import { gridOf, type Step, taken } from "./registry-grid.ts";
import {
  type Answer,
  accountRef,
  type Bank,
  DAY,
  fresh,
  ok,
  proofOf,
  type Registry,
  type RegistryCustomer,
  verdictOf,
} from "./registry-steps.ts";
import { enterRegistry, expectWhole, type RegistryWorld } from "./registry-world.ts";

/**
 * Every step that the registry serves for handles and links, in every state. A step makes the
 * machine's move and is audited by its name; without a move nothing changes. Claims are in
 * registry-claim-machine.test.ts.
 */
let advance: RegistryWorld["advance"];
let registry: Registry;
let home: Bank;
let further: Bank;
let noted: RegistryWorld["noted"];

beforeAll(async () => {
  ({ registry, advance, noted } = await enterRegistry());
  home = await registry.newBank("home");
  further = await registry.newBank("further");
});

const atTestRealm = (path: string) => `/admin/v1/${path}?realm=test`;
const handlePath = (alias: string) => `/identity/handles/${alias}`;

describe("a handle", () => {
  const unverified = async () => {
    const alias = fresh("unverified");
    ok(await home.call("/identity/handles", { alias, account_ref: accountRef() }));
    return alias;
  };
  const active = async () => (await registry.newCustomer(home)).alias;
  const having = async (begin: () => Promise<string>, take: (alias: string) => Promise<Answer>) => {
    const alias = await begin();
    expect((await take(alias)).status).toBeLessThan(300);
    return alias;
  };
  const byBank = (step: string, json: object) => (alias: string) =>
    home.call(`${handlePath(alias)}/${step}`, json);
  const byOperator = (step: string, json: object) => (alias: string) =>
    registry.owner(atTestRealm(`handles/${alias}/${step}`), json);
  const remove = (alias: string) => home.remove(handlePath(alias));

  const steps: Step<HandleState, HandleTrigger, string>[] = [
    {
      name: "its bank verifies it",
      trigger: () => "verify",
      take: (alias) => byBank("verify", { customer_proof: proofOf(`id of ${alias}`) })(alias),
    },
    {
      name: "its bank suspends it",
      trigger: () => "suspend",
      take: byBank("suspend", { reason: "CUSTOMER_LOCK" }),
    },
    {
      name: "the operator suspends it",
      trigger: (from) => (from === "SUSPENDED" ? "impose" : "suspend"),
      take: byOperator("suspend", { reason: "LEGAL" }),
    },
    { name: "its bank reinstates it", trigger: () => "reinstate", take: byBank("reinstate", {}) },
    { name: "its bank deactivates it", trigger: () => "deactivate", take: remove },
  ];
  const grid = gridOf(
    {
      PENDING_VERIFICATION: unverified,
      ACTIVE: active,
      SUSPENDED: () => having(active, byBank("suspend", { reason: "BANK" })),
      DEACTIVATED: () => having(active, remove),
      RELEASED: () => having(unverified, remove),
    },
    steps,
  );

  test.each(grid)("$state: $name", async ({ state, step, reach }) => {
    const alias = await reach();
    const { answer, actions } = await taken(registry, step, alias);
    const move = moveHandle(state, step.trigger(state));
    const read = await registry.owner(atTestRealm(`handles/${alias}`));
    // A released name leads to no handle.
    expect(read.body.status ?? "RELEASED").toBe(move?.to ?? state);
    if (move) {
      expect(answer.status).toBe(step.take === remove ? 204 : 200);
      expect(actions.at(-1)).toBe(move.emits);
    } else {
      // A repeated DELETE succeeds, because the first answer may have been lost.
      const isRepeat = step.take === remove && ["DEACTIVATED", "RELEASED"].includes(state);
      const again = isRepeat ? [204] : undefined;
      const refused = state === "RELEASED" ? [404, "NOT_FOUND"] : [409, "INVALID_STATE"];
      expect(verdictOf(answer)).toEqual(again ?? refused);
      expect(actions).toEqual([]);
    }
  });

  test("that both suspended stays suspended by its bank when the operator lifts its own", async () => {
    const alias = await having(active, byBank("suspend", { reason: "CUSTOMER_LOCK" }));
    ok(await byOperator("suspend", { reason: "FRAUD" })(alias), 200);
    const { answer, actions } = await taken(registry, { take: byOperator("reinstate", {}) }, alias);
    expect(answer.body).toMatchObject({ status: "SUSPENDED", reason: "CUSTOMER_LOCK" });
    expect(actions).toEqual([moveHandle("SUSPENDED", "lift")?.emits]);
  });

  test("that is unverified lapses, and a quarantine ends, when the time is over", async () => {
    const { sequence } = await registry.headOf();
    const [lapsing, released] = [await unverified(), await having(active, remove)];
    await advance(90 * DAY);
    for (const alias of [lapsing, released]) {
      const late = await registry.owner(atTestRealm(`handles/${alias}/reinstate`), {});
      expect(late.status).toBe(404);
      ok(await further.call("/identity/handles", { alias }));
    }
    const history = [
      await registry.historyOf(lapsing, sequence),
      await registry.historyOf(released, sequence),
    ];
    expect(history).toEqual([
      ["handle.created", "handle.lapsed", "handle.created"],
      ["handle.created", "handle.deactivated", "handle.released", "handle.created"],
    ]);
  });
});

describe("an account link", () => {
  interface Linked {
    customer: RegistryCustomer;
    account_ref: string;
  }

  const waiting = async (): Promise<Linked> => {
    const customer = await registry.newCustomer(home);
    return { customer, account_ref: await registry.link(further, customer.alias) };
  };
  const pathOf = ({ account_ref }: Linked) => `${further.accounts}/${account_ref}`;
  const byBank = (step: string, json: object) => (linked: Linked) =>
    further.call(`${pathOf(linked)}/${step}`, json);
  const byOperator = (step: string, json: object) => (linked: Linked) =>
    registry.owner(atTestRealm(`links/${linked.account_ref}/${step}`), json);
  const byCustomer = (action: string) => async (linked: Linked) =>
    (await registry.customerSession(home, linked.customer)).choose(action, linked as never);
  const unlink = (linked: Linked) => further.remove(pathOf(linked));
  const endHandle = ({ customer }: Linked) => home.remove(handlePath(customer.alias));
  const having = async (
    begin: () => Promise<Linked>,
    take: (linked: Linked) => Promise<Answer>,
  ) => {
    const linked = await begin();
    expect((await take(linked)).status).toBeLessThan(400);
    return linked;
  };
  const confirmed = () => having(waiting, byCustomer("confirm"));

  const steps: Step<LinkState, LinkTrigger, Linked>[] = [
    { name: "the customer confirms it", trigger: () => "confirm", take: byCustomer("confirm") },
    { name: "the customer rejects it", trigger: () => "reject", take: byCustomer("reject") },
    {
      name: "its bank suspends it",
      trigger: () => "suspend",
      take: byBank("suspend", { reason: "BANK" }),
    },
    {
      name: "the operator suspends it",
      trigger: (from) => (from === "SUSPENDED" ? "impose" : "suspend"),
      take: byOperator("suspend", { reason: "FRAUD" }),
    },
    { name: "its bank reinstates it", trigger: () => "reinstate", take: byBank("reinstate", {}) },
    { name: "its bank unlinks it", trigger: () => "unlink", take: unlink },
    { name: "the handle is deactivated", trigger: () => "handle_ended", take: endHandle },
  ];
  const grid = gridOf(
    {
      PENDING_CONFIRMATION: waiting,
      LINKED: confirmed,
      SUSPENDED: () => having(confirmed, byBank("suspend", { reason: "CUSTOMER_LOCK" })),
      UNLINKED: () => having(confirmed, unlink),
    },
    steps,
  );

  test.each(grid)("$state: $name", async ({ state, step, reach }) => {
    const linked = await reach();
    const before = await further.call(pathOf(linked));
    const { answer, actions } = await taken(registry, step, linked);
    const move = moveLink(state, step.trigger(state));
    const read = await further.call(pathOf(linked));
    expect([before.body.status, read.body.status]).toEqual([state, move?.to ?? state]);
    if (move) {
      expect(answer.status).toBeLessThan(400);
      expect(actions).toContain(move.emits);
    } else {
      expect(actions.filter((action) => /^link\.(?!ended)/.test(action))).toEqual([]);
      if (step.take === unlink || step.take === endHandle) expect(answer.status).toBe(204);
      else expect(answer.status).toBe(409);
    }
  });

  test("that both suspended stays suspended by its bank when the operator lifts its own", async () => {
    const linked = await having(confirmed, byBank("suspend", { reason: "CUSTOMER_LOCK" }));
    ok(await byOperator("suspend", { reason: "FRAUD" })(linked), 200);
    const { answer, actions } = await taken(
      registry,
      { take: byOperator("reinstate", {}) },
      linked,
    );
    expect(answer.body).toMatchObject({ status: "SUSPENDED", reason: "CUSTOMER_LOCK" });
    expect(actions).toEqual([moveLink("SUSPENDED", "lift")?.emits]);
  });

  test("that is unconfirmed lapses after seven days", async () => {
    const { sequence } = await registry.headOf();
    const linked = await waiting();
    await advance(7 * DAY);
    ok(await unlink(linked), 204);
    expect((await further.call(pathOf(linked))).body).toMatchObject({
      ...{ status: "UNLINKED", reason: "LAPSED" },
    });
    const history = await registry.historyOf(linked.account_ref, sequence);
    expect(history).toEqual(["link.added", "link.lapsed"]);
  });
});

/** Only a claim makes that move, and an undo (test/registry/restore.object.test.ts). */
const isElsewhere = (trigger: HandleTrigger | LinkTrigger): boolean =>
  trigger === "name_transferred" || trigger === "restore";

test("every move was audited in this run, and the chain is intact", async () => {
  const entries = await registry.auditSince(noted.sequence);
  const audited = new Set(entries.map(({ action }) => action));
  const moves = [...handleMoves, ...linkMoves].filter(([, trigger]) => !isElsewhere(trigger));
  expect(moves.filter(([, , , emits]) => !audited.has(emits))).toEqual([]);
  await expectWhole({ registry, noted });
});
