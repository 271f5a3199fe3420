import { afterAll, beforeAll, expect, it } from "vitest";
import { takeCrossings } from "../costs/crossing.ts";
import { countCrossings } from "./crossings.ts";
import { openGateway, Payment } from "./gateway-journey.ts";
import { bodyOf, deliverAll, endTest, env, startTest } from "./gateway-worker.ts";
import { answering, customers } from "./neighbours.ts";

/**
 * Steps that do not need each other's answers are taken at the same time. A neighbour answers only
 * when nothing else is on its way any more, so a step that waits for another one is not seen.
 */
beforeAll(async () => {
  startTest();
  await openGateway();
  countCrossings(env);
});

afterAll(endTest);

/** Turns of the event loop after which whatever is on its way has been seen. */
const TURNS = 50;

const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
};

it("payer and payee are resolved at the same time", async () => {
  const payment = await Payment.open();
  await deliverAll();
  let [open, most] = [0, 0];
  answering("alpha resolve-alias", async ({ body }) => {
    most = Math.max(most, ++open);
    await quiet();
    open--;
    const iban = body.iban ?? customers.amira.iban;
    const accounts = [{ iban, display_name: "Amira Haddad", currency: "USD", default: true }];
    return Response.json({ accounts, available_auth_methods: ["OTP", "PUSH"] });
  });
  bodyOf(await payment.resolve());
  expect(most).toBe(2);
});

it("banks and merchant are read while the directory is asked before an instruction", async () => {
  const payment = await Payment.open("borealis");
  await payment.challenged();
  await deliverAll();
  let before: string[] | null = null;
  answering("directory resolve", async ({ body }) => {
    await quiet();
    before ??= takeCrossings().map(({ what }) => what);
    return Response.json({ iban: body.value, institution_code: "ALPHDEFFXXX" });
  });
  takeCrossings();
  await payment.confirm();
  const read = ["banks", "merchant_settings"].filter((table) =>
    (before as string[] | null)?.some((what) => what.includes(`from "${table}"`)),
  );
  expect(read).toEqual(["banks", "merchant_settings"]);
});
