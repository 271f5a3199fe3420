import { env as bindings } from "cloudflare:workers";
import { beforeAll, expect, it, vi } from "vitest";
import type { RegistryEnv } from "../../src/registry/environment.ts";
import {
  accountRef,
  ask,
  asOwner,
  type Bank,
  db,
  link,
  migrate,
  newBank,
  newCustomer,
  newGateway,
  ok,
  proofOf,
  resolve,
} from "../registry/registry.ts";
import { capturedAt } from "./clock.ts";
import { dumpDatabase } from "./stored.ts";

/** Makes the registry's files of one release: its database, and what it answered. */
const { RELEASE } = bindings as unknown as RegistryEnv & { RELEASE: string };

let aurora: Bank;
let borealis: Bank;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: capturedAt(RELEASE) });
  await migrate();
  [aurora, borealis] = [await newBank("aurora"), await newBank("borealis")];
  await newGateway("gateway");
});

const write = (name: string, content: unknown): Promise<void> =>
  expect(
    typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`,
  ).toMatchFileSnapshot(`./${RELEASE}/${name}`);

/** A claim of borealis on this name, as far as these steps take it. */
const claim = async (
  type: "OWNERSHIP" | "PORTABILITY",
  { alias, proof, subject }: Awaited<ReturnType<typeof newCustomer>>,
  steps: ("acknowledge" | "confirm" | "dispute" | "complete")[],
): Promise<{ claim_id: string; account_ref: string }> => {
  const account_ref = accountRef();
  const opened = ok(
    await borealis.call("/identity/claims", {
      ...{ type, alias, account_ref, currency: "USD" },
      customer_proof: type === "OWNERSHIP" ? proofOf(`rightful ${alias}`) : proofOf(subject),
    }),
  );
  const { claim_id } = opened.body;
  for (const step of steps) {
    const bank = step === "complete" ? borealis : aurora;
    const json = {
      acknowledge: {},
      confirm: { customer_proof: proof },
      dispute: { reason: "the customer objects" },
      complete: {},
    }[step];
    ok(await bank.call(`/identity/claims/${claim_id}/${step}`, json), 200);
  }
  return { claim_id, account_ref };
};

it("the registry's database, with names, links and claims in every state", async () => {
  await newCustomer(aurora, "ana");
  await newCustomer(aurora, "ben");
  // A second account waits for its owner's confirmation.
  await link(borealis, "ben");
  const cem = await newCustomer(aurora, "cem");
  const suspend = "/admin/v1/handles/cem/suspend?realm=test";
  ok(await asOwner(suspend, { reason: "FRAUD" }), 200);
  const pending = { alias: "dua", account_ref: accountRef(), currency: "USD" };
  ok(await aurora.call("/identity/handles", pending));
  const eli = await newCustomer(aurora, "eli");
  const moved = await claim("PORTABILITY", eli, ["acknowledge", "confirm", "complete"]);
  const fay = await newCustomer(aurora, "fay");
  const confirmed = await claim("PORTABILITY", fay, ["acknowledge", "confirm"]);
  const gus = await newCustomer(aurora, "gus");
  const opened = await claim("PORTABILITY", gus, []);
  const hana = await newCustomer(aurora, "hana");
  const disputed = await claim("OWNERSHIP", hana, ["acknowledge", "dispute"]);
  await newCustomer(aurora, "ida");
  const ended = { method: "DELETE" };
  ok(await aurora.call("/identity/handles/ida", undefined, ended), 204);
  ok(await asOwner("/admin/v1/admin-keys", { name: "Ada", role: "operator" }));

  const names = ["ana", "ben", "cem", "dua", "eli", "fay", "gus", "hana", "ida"];
  const routes: Record<string, string | null> = {};
  for (const name of names) {
    const { status, body } = await resolve(name);
    routes[name] = status === 200 ? body.routes[0].account_ref : null;
  }
  const statuses: Record<string, string> = {};
  for (const { claim_id } of [moved, confirmed, opened, disputed]) {
    const { body } = ok(await borealis.call(`/identity/claims/${claim_id}`), 200);
    statuses[claim_id] = body.status;
  }
  const [head] = ok(await ask("/identity/audit/heads"), 200).body.data;
  await write("registry.json", {
    head: { sequence: head.sequence, hash: head.hash },
    captured_at: Date.now(),
    banks: { aurora: aurora.bank_id, borealis: borealis.bank_id },
    routes,
    claims: statuses,
    confirmed: { alias: "fay", ...confirmed },
    opened: { alias: "gus", ...opened, proof: gus.proof },
    suspended: { alias: "cem", account_ref: cem.account_ref },
  });
  await write("registry.sql", await dumpDatabase(db));
});
