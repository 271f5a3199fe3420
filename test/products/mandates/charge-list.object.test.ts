import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { canonicalJson } from "../../../src/base/kernel/json.ts";
import { sha256Hex } from "../../../src/base/platform/crypto.ts";
import { newObjectId } from "../../../src/base/platform/objects.ts";
import {
  type ChargeStub,
  type ChargeView,
  chargeById,
  chargeIds,
} from "../../../src/products/charges/charge-record.ts";
import { readCharge } from "../../../src/products/mandates/verbs/charges.ts";
import { openGateway, party, registerMerchant } from "../../workers/gateway-journey.ts";
import {
  type Answer,
  askAdmin,
  deliverAll,
  endTest,
  env,
  startTest,
  wait,
} from "../../workers/gateway-worker.ts";
import { answering, lost, refusing } from "../../workers/neighbours.ts";
import { OwnedMandate } from "./row-scene.ts";

/** The list of a mandate's charges, and who sees them. */
beforeAll(async () => {
  startTest();
  await openGateway();
  endTest();
});

beforeEach(startTest);
afterEach(endTest);

const DAY = 24 * 3600_000;
const execute = "alpha execute-transaction";
const unknownId = `chg_${"0".repeat(43)}`;
const invoice = { amount: 1_000, reference: "invoice-7" };
const wide = { max_amount_per_period: 5_000 };

const charge = (mandate: OwnedMandate, changes: object = {}) =>
  mandate.ask("POST", "/charge", { ...invoice, ...changes });
const codeOf = ({ status, body }: Answer) => [status, body.error?.code];

/** A date so many days ahead, in UTC. */
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const announced = ({ viewer }: OwnedMandate, count: number, charge_date: string) => {
  const id = String(count).padStart(43, "0");
  return {
    ...({ type: "charge", charge_id: `chg_${id}`, payment_id: `pay_${id}`, amount: 1 } as const),
    ...{ reference: "announced", description: null, charge_date, notice_days: 0 },
    ...{ request_hash: `hash-${count}`, ...viewer },
  };
};

describe("the list of charges", () => {
  // @rule M3.26
  it("has a new one at once, newest first, page by page", async () => {
    const mandate = await OwnedMandate.active({ max_amount_per_period: 100_000 });
    const made: string[] = [];
    for (const reference of ["a", "b", "c"]) {
      made.unshift((await charge(mandate, { reference })).body.charge_id);
      await deliverAll();
      wait(1_000);
    }
    const ids = async (query: string) => {
      const { body } = await mandate.ask("GET", `/charges${query}`);
      return { ids: body.data.map((each: { charge_id: string }) => each.charge_id), body };
    };
    expect((await ids("")).ids).toEqual(made);
    const first = await ids("?limit=2");
    expect(first.ids).toEqual(made.slice(0, 2));
    const second = await ids(`?limit=2&cursor=${first.body.next_cursor}`);
    expect([second.ids, second.body.next_cursor]).toEqual([made.slice(2), null]);
    answering(execute, lost);
    const newest = (await charge(mandate, { reference: "d" })).body.charge_id;
    expect((await ids("")).ids).toEqual([newest, ...made]);
    expect(codeOf(await mandate.ask("GET", "/charges?limit=0"))).toEqual([
      ...[422, "VALIDATION_FAILED"],
    ]);
  });

  it("shows a charge that its mandate lists no longer, which can no longer change", async () => {
    const mandate = await OwnedMandate.active({ max_amount_per_period: 1_000_000 });
    answering(execute, refusing("INSUFFICIENT_FUNDS"));
    const oldest = (await charge(mandate)).body.charge_id;
    const address = `/charges/${oldest}`;
    const retry = (key: string) =>
      mandate.ask("POST", `${address}/retry`, { idempotency_key: key });
    const retries: Answer[] = [];
    for (const key of ["a", "b", "c"]) {
      await deliverAll();
      wait(DAY);
      retries.push(await retry(key));
    }
    await deliverAll();
    const { attempts } = (await mandate.ask("GET", address)).body;
    expect(attempts).toHaveLength(4);
    // Announced and cancelled: each is one more entry of the mandate.
    for (let count = 0; count < 50; count++) {
      const { charge_id, ...rest } = announced(mandate, count, inDays(3));
      await mandate.act({ ...rest, charge_id });
      const by = { kind: "OWNER", ...mandate.viewer } as const;
      await mandate.act({ type: "cancel_charge", charge_id, by });
    }
    expect((await mandate.ask("GET", address)).body).toMatchObject({
      ...{ charge_id: oldest, status: "FAILED", mandate_id: mandate.mandate_id, attempts },
    });
    expect(codeOf(await mandate.ask("POST", `${address}/cancel`, {}))).toEqual([
      ...[409, "INVALID_STATE"],
    ]);
    expect(codeOf(await mandate.ask("POST", `${address}/retry`, {}))).toEqual([
      ...[409, "CHARGE_NOT_RETRYABLE"],
    ]);
    expect(codeOf(await retry("d"))).toEqual([409, "CHARGE_NOT_RETRYABLE"]);
    for (const [place, key] of ["a", "b", "c"].entries()) {
      const { status, body, headers } = await retry(key);
      expect([status, body]).toEqual([200, retries[place]?.body]);
      expect(headers.get("idempotency-replayed")).toBe("true");
    }
    const { body } = await mandate.ask("GET", "/charges?limit=100");
    expect(body.data.at(-1)).toMatchObject({ charge_id: oldest, status: "FAILED" });
  });

  it("has one whose object is made while it is looked for", async () => {
    const mandate = await OwnedMandate.active(wide);
    const { charge_id } = (await charge(mandate)).body;
    await deliverAll();
    // The first question comes before the object, the second one after its end.
    let asked = 0;
    const view = async (stub: ChargeStub, request: ChargeView) =>
      asked++ === 0 ? null : await stub.view(request);
    const slow = new Proxy(env.CHARGES, {
      get: (charges, name) =>
        name === "get"
          ? (id: DurableObjectId) => {
              const stub = charges.get(id) as unknown as ChargeStub;
              return { view: (request: ChargeView) => view(stub, request) };
            }
          : Reflect.get(charges, name).bind(charges),
    });
    const path = { id: mandate.mandate_id, charge_id };
    const call = { env: { ...env, CHARGES: slow }, caller: mandate.viewer, path, query: {} };
    const read = await readCharge(call);
    expect(JSON.parse(read.ok ? read.value : "{}")).toMatchObject({
      charge_id,
      status: "COMPLETED",
    });
    expect(asked).toBe(2);
  });

  it("has one whose object does not exist yet, which its owner can cancel", async () => {
    const mandate = await OwnedMandate.active(wide);
    const ids = chargeIds(newObjectId(env, "CHARGES"));
    const made = { ...announced(mandate, 1, inDays(3)), ...ids };
    const address = `/charges/${made.charge_id}`;
    // The worker dies once the mandate has decided.
    await mandate.act(made);
    expect(await chargeById(env, made.charge_id)?.look()).toBeNull();
    const shown = { charge_id: made.charge_id, status: "SCHEDULED", attempts: [], amount: 1 };
    expect((await mandate.ask("GET", address)).body).toMatchObject(shown);
    expect((await mandate.ask("GET", "/charges")).body.data).toMatchObject([shown]);
    const staff = await askAdmin("GET", `mandates/${mandate.mandate_id}`);
    expect(staff.body.charges).toMatchObject([shown]);
    const cancelled = await mandate.ask("POST", `${address}/cancel`, {});
    expect(cancelled.body).toMatchObject({ status: "CANCELLED", cancelled_by: "MERCHANT" });
    await deliverAll();
    expect((await chargeById(env, made.charge_id)?.look())?.row.status).toBe("CANCELLED");
    expect((await mandate.ask("GET", address)).body).toEqual(cancelled.body);
  });

  it("gives the retry of a worker that died its first answer when it comes again", async () => {
    const mandate = await OwnedMandate.active(wide);
    answering(execute, refusing("INSUFFICIENT_FUNDS"));
    const { charge_id } = (await charge(mandate)).body;
    await deliverAll();
    wait(DAY);
    const key_hash = sha256Hex(canonicalJson(["again"]));
    await mandate.act({ type: "retry_charge", charge_id, key_hash, ...mandate.viewer });
    const again = () =>
      mandate.ask("POST", `/charges/${charge_id}/retry`, { idempotency_key: "again" });
    const first = await again();
    expect([first.status, first.body]).toMatchObject([
      200,
      { status: "PROCESSING", attempts: [{ status: "FAILED" }, { status: "PROCESSING" }] },
    ]);
    await deliverAll();
    expect(await again()).toMatchObject({ status: 200, body: first.body });
  });

  it("and each charge of another merchant, mandate or mode is not found", async () => {
    const mandate = await OwnedMandate.active(wide);
    const { charge_id } = (await charge(mandate)).body;
    const other = await OwnedMandate.active();
    const stranger = await registerMerchant();
    const about = (owned: OwnedMandate, id: string, headers?: Record<string, string>) => [
      owned.ask("GET", `/charges/${id}`, undefined, headers),
      owned.ask("POST", `/charges/${id}/cancel`, {}, headers),
      owned.ask("POST", `/charges/${id}/retry`, {}, headers),
    ];
    const answers = await Promise.all([
      ...about(mandate, charge_id, stranger.headers.test),
      ...about(mandate, charge_id, party.merchant.headers.live),
      ...about(other, charge_id),
      ...about(mandate, unknownId),
      ...about(mandate, "chg_1"),
      mandate.ask("GET", "/charges", undefined, stranger.headers.test),
      mandate.ask("POST", "/charge", invoice, stranger.headers.test),
    ]);
    expect(answers).toHaveLength(17);
    for (const answer of answers) expect(codeOf(answer)).toEqual([404, "NOT_FOUND"]);
  });
});
