import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { T0, wait } from "../../products/payments/object-bench.ts";
import { DEBTOR_IBAN, FOREIGN_IBAN } from "../../products/payments/session-fixtures.ts";
import { untilTrue } from "../../support/until-true.ts";
import { lists } from "./gateway.ts";
import {
  enrolStaff,
  keys,
  lateMoney,
  list,
  MINUTE,
  read,
  resolve,
  unknown,
} from "./stuck-payments.ts";

beforeAll(enrolStaff);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: T0 });
  await lists.prepare("delete from reviews").run();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the list", () => {
  test("shows movements without an outcome for half an hour, as their objects have them", async () => {
    const { paymentId, instruction } = await unknown();
    const answer = await read(list, keys.eve);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      next_cursor: null,
      data: [
        {
          payment_id: paymentId,
          movement: null,
          merchant_id: "mer_1",
          tpp_id: null,
          mode: "test",
          reason: "UNKNOWN_OUTCOME",
          since: new Date(T0 + 30 * MINUTE).toISOString(),
          resolved_at: null,
          state: "EXECUTING",
          amount: 2_500,
          currency: "USD",
          reference: "order-7",
          end_to_end_id: instruction.end_to_end_id,
          route: "INTERBANK",
          debtor: { bank_handle: "alpha", masked_iban: "DE•• •••• 0300" },
          creditor: { bank_handle: "borealis", masked_iban: "GB•• •••• 0321" },
          decided_at: new Date(T0).toISOString(),
          not_after: new Date(T0 + MINUTE).toISOString(),
          attempts_open: 2,
          answer: null,
          credit: null,
          failure: null,
          funds: null,
          late_money: [],
          proposal: null,
          decisions: [],
        },
      ],
    });
    expect(answer.text).not.toContain(DEBTOR_IBAN);
    expect(answer.text).not.toContain(FOREIGN_IBAN);
  });

  test("is newest first, page by page without gaps", async () => {
    const payments: string[] = [];
    for (let count = 0; count < 3; count++) payments.push((await lateMoney()).paymentId);
    wait(MINUTE);
    payments.push((await lateMoney()).paymentId);
    const first = (await read(`${list}?limit=2`)).body;
    const second = (await read(`${list}?limit=2&cursor=${first.next_cursor}`)).body;
    expect(second.next_cursor).toBeNull();
    const shown = [...first.data, ...second.data].map((row) => row.payment_id);
    expect(shown[0]).toBe(payments[3]);
    expect([...shown].sort()).toEqual([...payments].sort());
  });

  test("leaves out movements resolved since, and updates D1", async () => {
    const { credit, paymentId } = await unknown();
    await credit("CREDITED");
    expect((await read(list)).body.data).toEqual([]);
    const row = lists
      .prepare("select reason, resolved_at from reviews where object_id = ?")
      .bind(paymentId);
    const known = { reason: "UNKNOWN_OUTCOME", resolved_at: T0 + 30 * MINUTE };
    await untilTrue(async () => expect(await row.first()).toEqual(known));
  });

  test("drops a movement that ended by itself when the payment's row is written", async () => {
    const { credit, project, paymentId } = await unknown();
    await credit("CREDITED");
    await project();
    const open = await lists
      .prepare("select count(*) as n from reviews where resolved_at is null")
      .first("n");
    expect(open).toBe(0);
    const one = (await read(`${list}/${paymentId}`)).body;
    expect(one).toMatchObject({
      payment_id: paymentId,
      movements: [{ state: "COMPLETED", credit: { rail_ref: "RAIL-1" } }],
    });
    expect(one.movements[0].resolved_at).not.toBeNull();
  });

  test("shows a movement again when more late money comes", async () => {
    const payment = await lateMoney();
    await resolve(payment.paymentId, { outcome: "ACKNOWLEDGED" });
    await payment.project();
    expect((await read(list)).body.data).toEqual([]);
    wait(MINUTE);
    await payment.credit("REJECTED");
    await payment.project();
    const { data } = (await read(list)).body;
    expect(data).toMatchObject([
      { reason: "LATE_MONEY", late_money: [{ said: "credited" }, { said: "rejected" }] },
    ]);
  });

  test.each(["limit=0", "cursor=bogus"])("?%s is 422", async (query) => {
    expect((await read(`${list}?${query}`)).status).toBe(422);
  });
});
