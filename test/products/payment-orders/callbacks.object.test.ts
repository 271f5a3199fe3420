import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatId } from "../../../src/base/kernel/ids.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import type { TppRecord } from "../../../src/network/parties/tpps.ts";
import {
  type OrderStub,
  type OrderTerms,
  orderById,
} from "../../../src/products/payment-orders/order-record.ts";
import { CALL, creation } from "../../frame/objects/object-under-test.ts";
import { party, railReport } from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  env,
  railKeys,
  startTest,
} from "../../workers/gateway-worker.ts";
import { answering, callsOf, refusing } from "../../workers/neighbours.ts";
import { newApproved } from "../oauth/scene.ts";
import { beginChallenge, challengeSent, routes } from "../payments/session-fixtures.ts";
import { EXEMPTION, termsOf } from "./order-fixtures.ts";
import { openBank } from "./order-scene.ts";

/** What banks and rail report on payment orders, over HTTP to the deployed worker. */
let tpp: Pick<TppRecord, "tpp_id" | "mode"> = { tpp_id: "", mode: "test" };

beforeAll(async () => {
  await openBank();
  const registration = {
    ...{ name: "Ledgerly", mode: "test", auth_method: "SECRET" },
    ...{ redirect_uris: ["https://tpp.example/back"], scopes: ["payments:write"] },
  };
  tpp = { ...tpp, ...bodyOf(await askAdmin("POST", "tpps", registration), 201) };
});
beforeEach(startTest);
afterEach(endTest);

interface Order {
  id: string;
  stub: OrderStub;
}

/** An order across banks, of a consent that is in force. */
const newOrder = async (changes: Partial<OrderTerms> = {}): Promise<Order> => {
  const { bank_id } = party.banks.test.alpha;
  const scopes = { scopes: ["payments:write" as const], bank_id };
  const { consent_id } = await newApproved(env, tpp as TppRecord, { terms: scopes });
  const id = formatId("po", newObjectId(env, "PAYMENT_ORDERS"));
  const creditor = { ...routes.crossBank.creditor, core_base_url: null };
  const terms = termsOf({
    ...{ payment_order_id: id, consent_id, tpp_id: tpp.tpp_id, created_at: Date.now() },
    source: { ...termsOf().source, bank_id, core_base_url: null },
    route: { type: "NATIONAL_RAIL_INITIATE", creditor },
    ...changes,
  });
  const stub = orderById(env, id);
  if (!stub) throw new Error("an id that we made ourselves");
  await stub.create({ terms, checked_at: Date.now() }, creation, CALL);
  return { id, stub };
};

const prompted = async (): Promise<Order> => {
  const order = await newOrder();
  for (const command of [beginChallenge("PUSH"), challengeSent()]) {
    await order.stub.act(command, CALL);
  }
  return order;
};

const seen = async ({ stub }: Order) => {
  const view = await stub.view({ view: "order", ...tpp, consent_id: null });
  return view?.ok ? JSON.parse(view.value) : view;
};

const pushResult = (
  { id }: Order,
  { headers }: { headers: Record<string, string> },
  result: "APPROVED" | "DECLINED" = "APPROVED",
) => {
  const said = { session_id: id, push_token: "token-c1", result };
  return ask("POST", "/gateway/callback/push-result", headers, said);
};

const credit = (report: object, mode: "test" | "live" = "test") =>
  ask("POST", "/gateway/callback/credit", { "x-gateway-rail-key": railKeys[mode] }, report);

const instructions = () => callsOf("alpha execute-transaction").map(({ body }) => body);

describe("a bank's report on its prompt about an order", () => {
  it("is not found under another bank's key; the payer's bank has it executed", async () => {
    const order = await prompted();
    for (const bank of [party.banks.live.alpha, party.banks.test.borealis]) {
      expect((await pushResult(order, bank)).status).toBe(404);
    }
    expect(instructions()).toEqual([]);
    expect((await pushResult(order, party.banks.test.alpha)).status).toBe(202);
    expect(instructions()).toMatchObject([
      {
        ...{ session_id: order.id, originator_ref: order.id, purpose: "PAYMENT_ORDER" },
        authorisation: { type: "SCA", reference: "token-c1" },
      },
    ]);
    expect(await seen(order)).toMatchObject({ status: "PROCESSING" });
  });

  it("that declines it rejects the order, and a repeat is accepted", async () => {
    const order = await prompted();
    for (const _ of ["once", "repeated"]) {
      const said = await pushResult(order, party.banks.test.alpha, "DECLINED");
      expect(said.status).toBe(202);
    }
    expect(await seen(order)).toMatchObject({
      ...{ status: "REJECTED", status_reason: "PUSH_DECLINED" },
    });
  });
});

describe("the rail's report on an order", () => {
  it("completes it under the key of its mode, and only if nothing differs", async () => {
    const order = await prompted();
    bodyOf(await pushResult(order, party.banks.test.alpha), 202);
    const [instruction] = instructions();
    const report = railReport(instruction, "CREDITED");
    expect((await credit(report, "live")).status).toBe(404);
    expect((await credit({ ...report, amount: 1 })).status).toBe(409);
    expect(await seen(order)).toMatchObject({ status: "PROCESSING" });
    for (const _ of ["once", "repeated"]) expect((await credit(report)).status).toBe(202);
    expect(await seen(order)).toMatchObject({ status: "COMPLETED" });
  });

  it.each(["other", "exempt"])(
    "on a movement %s that it does not have finds none",
    async (name) => {
      const order = await prompted();
      bodyOf(await pushResult(order, party.banks.test.alpha), 202);
      const originator_ref = `${order.id}.${name}`;
      const report = { ...railReport(instructions()[0], "CREDITED"), originator_ref };
      expect((await credit(report)).status).toBe(404);
    },
  );
});

it("an exempt order for which the bank wants SCA is paid once, under the second name", async () => {
  answering("alpha execute-transaction", refusing("SCA_REQUIRED"));
  const order = await newOrder({ exemption: EXEMPTION });
  await deliverAll();
  expect(await seen(order)).toMatchObject({ status: "PENDING_SCA" });
  const [exempt] = instructions();
  expect(exempt).toMatchObject({ originator_ref: `${order.id}.exempt` });
  answering("alpha execute-transaction", ({ body: { end_to_end_id } }) =>
    Response.json({
      end_to_end_id,
      transfer_ref: "R",
      route_used: "NATIONAL_RAIL",
      status: "SUBMITTED",
    }),
  );
  for (const command of [beginChallenge("PUSH"), challengeSent()]) {
    await order.stub.act(command, CALL);
  }
  bodyOf(await pushResult(order, party.banks.test.alpha), 202);
  const approved = instructions()[1];
  expect(approved).toMatchObject({ originator_ref: order.id });
  expect(approved.end_to_end_id).not.toBe(exempt.end_to_end_id);
  // A rail that reports the refused one all the same is accepted, and staff hear of it.
  bodyOf(await credit(railReport(exempt, "CREDITED")), 202);
  expect(await seen(order)).toMatchObject({ status: "PROCESSING" });
  bodyOf(await credit(railReport(approved, "CREDITED")), 202);
  expect(await seen(order)).toMatchObject({ status: "COMPLETED" });
  await deliverAll();
  const { data } = bodyOf(await askAdmin("GET", "reconciliation"));
  expect(data).toMatchObject([
    { payment_id: order.id, movement: "exempt", reason: "LATE_MONEY", tpp_id: tpp.tpp_id },
  ]);
});
