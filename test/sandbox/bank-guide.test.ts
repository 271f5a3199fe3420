import { describe, expect, it } from "vitest";
import { openAccount } from "../../src/sandbox/bank/ledger.ts";
import { read } from "../house/source.ts";
import { worldBooks } from "./memory-books.ts";
import { ask, callerAt } from "./payer.ts";

/**
 * The examples of the guide for banks, sent to a bank of the sandbox as they are printed: a bank
 * that follows the guide can try them in the same order.
 */
const guide = read("docs/banks.md") + read("docs/banks-account-data.md");

type Example = Record<string, unknown>;

const examplesOf = (operation: string): Example[] => {
  const text = guide.split(`### POST /${operation}\n`)[1]?.split("\n#")[0] ?? "";
  return [...text.matchAll(/```json\n(.*?)\n```/gs)].map(([, json = ""]) => JSON.parse(json));
};

/** The guide's customer and payee, both at one bank, at the time of the examples. */
const worldOfGuide = () => {
  const world = worldBooks();
  world.moment.now = Date.parse("2026-11-21T10:15:00.000Z");
  world.moment.token = () => "7f3a";
  world.moment.digits = () => "482913";
  const account = {
    bank: "alpha",
    phone: "+4915550100112",
    currency: "USD",
    status: "OPEN",
  } as const;
  const more = { payment_limit: null, auth_methods: "OTP PUSH" };
  const never = { movedMinor: 0, openedAt: 0 };
  const layla = { iban: "DE89370400440532013000", customer: "layla", holder: "Layla Haddad" };
  const shop = { iban: "GB33BUKB20201555555555", customer: null, holder: "Corner Shop" };
  openAccount(world.books, 10_000, { ...account, ...more, ...layla, kind: "customer" }, never);
  openAccount(world.books, 0, { ...account, ...more, ...shop, kind: "merchant" }, never);
  return world;
};

/** Sends the first example that fits, and expects the status and the members of an answer. */
const send = (
  world: ReturnType<typeof worldOfGuide>,
  operation: Parameters<typeof ask>[1],
  isMeant: (example: Example) => boolean = () => true,
  changes: Example = {},
) => {
  const examples = examplesOf(operation);
  const example = examples.find(isMeant);
  const outcome = ask(world, operation, { ...example, ...changes }, callerAt("alpha", "acme"));
  expect([example !== undefined, outcome.answer.status, outcome.answer.body]).toMatchObject([
    ...[true, 200, expect.anything()],
  ]);
  return outcome.answer.body;
};
const of = (purpose: string) => (example: Example) => example.purpose === purpose;

describe("the examples of the guide for banks", () => {
  it("pay a checkout", () => {
    const world = worldOfGuide();
    expect(send(world, "send-otp", of("PAYMENT"))).toMatchObject({ otp_token: "otp_7f3a" });
    expect(send(world, "verify-otp")).toEqual({ verified: true });
    expect(send(world, "execute-transaction", of("CHECKOUT"))).toMatchObject({ status: "BOOKED" });
    expect(send(world, "transaction-status")).toMatchObject({ status: "BOOKED" });
    expect(world.books.accounts.get("GB33BUKB20201555555555")?.booked).toBe(1_250);
  });

  it("approve a mandate, announce a charge and take it on its day", () => {
    const world = worldOfGuide();
    world.moment.now -= 86_400_000;
    const { session_id } = examplesOf("send-otp").find(of("MANDATE")) ?? {};
    send(world, "send-otp", of("MANDATE"));
    send(world, "verify-otp", () => true, { session_id });
    const isNotice = ({ kind }: Example) => kind === "MANDATE";
    expect(send(world, "notify-authorisation", isNotice)).toEqual({ acknowledged: true });
    expect(send(world, "notify-charge")).toEqual({ acknowledged: true });
    world.moment.now += 86_400_000;
    const isQuestion = ({ mandate_id }: Example) => mandate_id !== undefined;
    expect(send(world, "funds-confirmation", isQuestion)).toMatchObject({ funds_available: true });
    const charged = send(world, "execute-transaction", of("MANDATE_CHARGE"));
    expect(charged).toMatchObject({ status: "BOOKED" });
    expect(world.books.mandate_charges.list({})).toMatchObject([{ mandate_id: session_id }]);
  });
});
