import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openGateway, Payment } from "./gateway-journey.ts";
import {
  askAdmin,
  bodyOf,
  deliver,
  deliverAll,
  endTest,
  env,
  runAlarm,
  startTest,
  takeFrom,
  wait,
  wake,
} from "./gateway-worker.ts";
import { answering, callsOf, honestly, lost } from "./neighbours.ts";

/** Messages that cannot be handled: they do not affect other messages, and all of them are kept. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(async () => {
  startTest();
  await env.DB.exec("DELETE FROM dead_letters");
});
afterEach(endTest);

/** No message of a queue of ours. */
const unreadable: [string, unknown][] = [
  ["nothing", null],
  ["a text", "pointer"],
  ["a number", 7],
  ["a list", []],
  ["an empty message", {}],
  ["a pointer without its effect", { namespace: "ENDPOINTS", object: "00", traceparent: "" }],
  [
    "a pointer to a number",
    { namespace: "ENDPOINTS", object: 0, effect: "evt_1", traceparent: "" },
  ],
];

const keptLetters = async () => {
  const { results } = await env.DB.prepare("select * from dead_letters").all();
  return results;
};

const listed = async (payment: Payment): Promise<boolean> => (await payment.listed()) !== undefined;

describe("a message that cannot be read", () => {
  it.each(unreadable)("is sent back alone from a batch of pointers: %s", async (_, message) => {
    const payment = await Payment.open("borealis");
    answering("borealis execute-transaction", lost);
    await payment.pay();
    honestly("borealis execute-transaction");
    wait(3_000);
    await runAlarm(payment.payment_id);
    const pointers = takeFrom("bank-calls");
    expect(pointers).toHaveLength(1);
    expect(await deliver("bank-calls", [message, ...pointers])).toEqual([message]);
    expect(callsOf("borealis execute-transaction")).toHaveLength(2);
  });

  it.each(unreadable)("is sent back alone from a batch of rows: %s", async (_, message) => {
    const payment = await Payment.open();
    const rows = takeFrom("projections");
    expect(await deliver("projections", [message, ...rows])).toEqual([message]);
    expect(await listed(payment)).toBe(true);
  });
});

it("a row that the database refuses is sent back alone", async () => {
  const payment = await Payment.open();
  const [row] = takeFrom("projections") as [{ row: object }];
  const wrong = { ...row, row: { ...row.row, objectId: null } };
  expect(await deliver("projections", [wrong, row])).toEqual([wrong]);
  expect(await listed(payment)).toBe(true);
});

describe("a dead letter", () => {
  const pointer = { namespace: "ENDPOINTS", object: "00", effect: "evt_1", traceparent: "" };
  const row = { row: {}, reviews: [], effect: { namespace: "N", object: "01", id: "project:3" } };

  it.each<[string, unknown, object]>([
    ["a pointer", pointer, { namespace: "ENDPOINTS", object: "00", effect: "evt_1" }],
    ["a row", row, { namespace: "N", object: "01", effect: "project:3" }],
    ...unreadable
      .slice(0, 5)
      .map(([name, body]): [string, unknown, object] => [
        name,
        body,
        { namespace: null, object: null, effect: null },
      ]),
  ])("is logged and stays in the database: %s", async (_, body, work) => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    // The queue may deliver it twice.
    for (let time = 1; time <= 2; time++) {
      expect(await deliver("acme-dead-letters", [body])).toEqual([]);
    }
    expect(await keptLetters()).toEqual([
      {
        died_at: Date.now(),
        message_id: "0",
        ...work,
        body: JSON.stringify(body),
        put_back_at: null,
      },
    ]);
    const line = { level: "warn", event: "dead letter", message_id: "0", ...work };
    expect(JSON.parse(warned.mock.calls[0]?.[0])).toEqual(line);
  });

  it("that JSON cannot hold stays as text", async () => {
    expect(await deliver("dead-letters", [7n])).toEqual([]);
    expect(await keptLetters()).toEqual([expect.objectContaining({ body: '"7"' })]);
  });

  it("waits while the database is down, and does not delay the others", async () => {
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    await env.DB.exec("ALTER TABLE dead_letters RENAME TO gone");
    expect(await deliver("dead-letters", [pointer, row])).toEqual([pointer, row]);
    await env.DB.exec("ALTER TABLE gone RENAME TO dead_letters");
    expect(warned).toHaveBeenCalledTimes(2);
    expect(await deliver("dead-letters", [pointer, row])).toEqual([]);
    expect(await keptLetters()).toHaveLength(2);
  });
});

it("a payment whose pointer became a dead letter is completed by its own alarm", async () => {
  const payment = await Payment.open();
  answering("alpha execute-transaction", lost);
  await payment.pay();
  honestly("alpha execute-transaction");
  wait(3_000);
  await runAlarm(payment.payment_id);
  const pointers = takeFrom("bank-calls");
  expect(pointers).toHaveLength(1);
  await deliver("dead-letters", pointers);
  expect((await payment.session()).state).toBe("EXECUTING");
  wait(30_000);
  await wake(payment.payment_id);
  await deliverAll();
  expect((await payment.session()).state).toBe("COMPLETED");
  expect(callsOf("alpha execute-transaction")).toHaveLength(2);
});

describe("staff", () => {
  const listed = async (query = "") => bodyOf(await askAdmin("GET", `dead-letters${query}`)).data;
  const putBack = (id: string) => askAdmin("POST", `dead-letters/${id}/put-back`, {});

  /** The letter that this message became. */
  const dead = async (body: unknown) => {
    wait(1);
    await deliver("dead-letters", [body]);
    return (await listed("?limit=1"))[0];
  };

  it("list dead letters newest first, page by page and by status", async () => {
    const pointer = { namespace: "ENDPOINTS", object: "00", effect: "evt_1", traceparent: "" };
    const letters = [];
    for (const body of [pointer, { row: {}, reviews: [], effect: null }, 7]) {
      letters.unshift(await dead(body));
    }
    expect(letters.map(({ kind, status }) => [kind, status])).toEqual([
      ["UNREADABLE", "KEPT"],
      ["ROW", "KEPT"],
      ["POINTER", "KEPT"],
    ]);
    expect(await listed()).toEqual(letters);
    const first = bodyOf(await askAdmin("GET", "dead-letters?limit=2"));
    expect(first.data).toEqual(letters.slice(0, 2));
    const second = await listed(`?limit=2&cursor=${first.next_cursor}`);
    expect(second).toEqual(letters.slice(2));
    await putBack(letters[2].dead_letter_id);
    expect(await listed("?status=KEPT")).toEqual(letters.slice(0, 2));
    const put = { ...letters[2], status: "PUT_BACK", put_back_at: new Date().toISOString() };
    expect(await listed("?status=PUT_BACK")).toEqual([put]);
  });

  it("read a message, without accounts, keys and its performer's input", async () => {
    const iban = "DE89370400440532013000";
    const key = `mk_live_${"a".repeat(30)}`;
    const lease = { material: { payer: "Amira Haddad" } };
    const body = { namespace: "N", object: "01", effect: `${key} ${iban}`, traceparent: "", lease };
    const letter = await dead(body);
    const read = await askAdmin("GET", `dead-letters/${letter.dead_letter_id}`);
    expect(bodyOf(read)).toEqual(letter);
    expect(letter.effect).toBe("[key] [iban]");
    expect(JSON.parse(letter.message)).toEqual({
      ...{ namespace: "N", object: "01", effect: "[key] [iban]", traceparent: "" },
    });
    expect((await dead("x".repeat(600))).message).toHaveLength(500);
  });

  it("put a pointer back without its input, so the object decides anew", async () => {
    const payment = await Payment.open();
    answering("alpha execute-transaction", lost);
    await payment.pay();
    honestly("alpha execute-transaction");
    wait(3_000);
    await runAlarm(payment.payment_id);
    const [pointer] = takeFrom("bank-calls") as [object];
    const letter = await dead({ ...pointer, lease: { effect: { held_until: Infinity } } });
    wait(30_000);
    expect((await putBack(letter.dead_letter_id)).status).toBe(202);
    const sent = takeFrom("bank-calls");
    expect(sent).toEqual([pointer]);
    await deliver("bank-calls", sent);
    expect((await payment.session()).state).toBe("COMPLETED");
    const { results } = await env.DB.prepare(
      "select action, details from audit_log where subject = ?",
    )
      .bind(letter.dead_letter_id)
      .all<{ action: string; details: string }>();
    expect(results.map(({ action }) => action)).toEqual(["dead_letter.put_back"]);
  });

  it("put a row back, and the list has it", async () => {
    const payment = await Payment.open();
    const [row] = takeFrom("projections");
    const letter = await dead(row);
    await env.LISTS_1.exec("DELETE FROM objects");
    await putBack(letter.dead_letter_id);
    await deliverAll();
    expect(await payment.listed()).toBeDefined();
  });

  it("put an event's pointer into the queue of webhooks", async () => {
    const pointer = { namespace: "ENDPOINTS", object: "00", effect: "evt_1", traceparent: "" };
    await putBack((await dead(pointer)).dead_letter_id);
    expect([takeFrom("webhooks"), takeFrom("bank-calls")]).toEqual([[pointer], []]);
  });
});
