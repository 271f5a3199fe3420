import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openGateway, Payment } from "../../workers/gateway-journey.ts";
import { askAdmin, bodyOf, deliverAll, endTest, startTest } from "../../workers/gateway-worker.ts";
import { answering, customers } from "../../workers/neighbours.ts";

/** What merchants and staff see of the payee's bank, also where it is not enrolled here. */
beforeAll(async () => {
  startTest();
  await openGateway();
});
beforeEach(startTest);
afterEach(endTest);

const AWAY = { iban: "FR1420041010050500013M02606", institution_code: "CIRRFRPPXXX" };
const AT_BOREALIS = { iban: customers.boris.iban, institution_code: "BOREGB2LXXX" };

const notHeld = () => answering("registry resolve", () => new Response(null, { status: 404 }));
const heldAt = (bank_handle: string) => {
  const account = { account_ref: "zoe", default: true, capabilities: ["PAYMENTS"] };
  const routes = [{ bank_id: bank_handle, bank_handle, ...account }];
  answering("registry resolve", { handle: "zoe", bank_handle, status: "ACTIVE", routes });
};

const alias = { type: "alias", value: "zoe" };

/** Paid from alpha over the rail. */
const payTo = async (destination: object): Promise<Payment> => {
  const payment = await Payment.open("alpha", { destination });
  bodyOf(await payment.resolve());
  bodyOf(await payment.select());
  expect(bodyOf(await payment.confirm()).state).toBe("SETTLEMENT_PENDING");
  await deliverAll();
  expect((await payment.credit()).status).toBe(202);
  await deliverAll();
  return payment;
};

const found = async (query: string): Promise<{ payment_id: string; creditor_bank: string }[]> =>
  bodyOf(await askAdmin("GET", `payments?${query}`)).data;

// @rule P6.5
describe("the creditor's bank", () => {
  it.each([
    ["that is enrolled here, and that only the directory named", notHeld, AT_BOREALIS, "borealis"],
    ["that only the registry names", () => heldAt("cirrus"), AWAY, "cirrus"],
    ["that only the directory knows", notHeld, AWAY, "CIRRFRPPXXX"],
  ] as const)("%s, is in status, events and lists", async (_, registry, entry, bank) => {
    registry();
    answering("directory resolve", entry);
    const payment = await payTo(alias);
    const { route } = await payment.status();
    expect(route).toMatchObject({ type: "INTERBANK", debtor_bank: "alpha", creditor_bank: bank });
    const { data } = bodyOf(await payment.asMerchant("GET", "/api/v1/events?limit=100"));
    const own = data.filter(
      ({ session_id }: { session_id: string }) => session_id === payment.session_id,
    );
    // Events of one instant have no order.
    for (const status of ["PROCESSING", "COMPLETED"]) {
      const data = expect.objectContaining({ status, creditor_bank: bank });
      expect(own).toContainEqual(expect.objectContaining({ data }));
    }
    const { payment_id } = payment;
    for (const query of [`q=${payment_id}`, `creditor_bank=${bank}&limit=1`, `bank=${bank}`]) {
      expect(await found(query)).toContainEqual(
        expect.objectContaining({ payment_id, creditor_bank: bank, route: "INTERBANK" }),
      );
    }
  });

  it("of an account without a name is its institution code", async () => {
    answering("directory resolve", AWAY);
    const payment = await payTo({ type: "iban", value: AWAY.iban });
    expect((await payment.status()).route.creditor_bank).toBe("CIRRFRPPXXX");
  });

  it("of a dry run is its institution code", async () => {
    answering("directory resolve", AWAY);
    const between = { debtor_iban: customers.amira.iban, creditor_iban: AWAY.iban, mode: "test" };
    const answer = bodyOf(await askAdmin("POST", "settlement-strategy/dry-run", between));
    expect(answer).toMatchObject({ route: "INTERBANK", creditor_bank: "CIRRFRPPXXX" });
  });

  it.each(["bank", "creditor_bank"])("in a filter %s has a form", async (name) => {
    const { status, body } = await askAdmin("GET", `payments?${name}=no%20bank`);
    expect([status, body.error]).toMatchObject([422, { code: "VALIDATION_FAILED", field: name }]);
    expect(body.error.message).toContain("a bank handle or an institution code");
    const refused = await askAdmin("GET", "payments?debtor_bank=CIRRFRPPXXX");
    expect(refused.body.error).toMatchObject({ code: "VALIDATION_FAILED", field: "debtor_bank" });
  });
});
