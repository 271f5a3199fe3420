import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import fc, { runsOf } from "../../support/fast-check.ts";
import {
  ibanAt,
  openGateway,
  Payment,
  party,
  registerMerchant,
  settlement,
} from "../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  deliverAll,
  endTest,
  ownerKey,
  railKeys,
  startTest,
  wait,
  wake,
} from "../../workers/gateway-worker.ts";
import { answering, lost, resetNeighbours } from "../../workers/neighbours.ts";
import { timelineOf } from "./timeline-reader.ts";

/**
 * Whatever customer, merchant, bank, rail and staff do and send, nothing secret and no IBAN gets
 * into a payment's timeline, not even by way of the correlation ids that they choose.
 */
const RIGHT_CODE = "123456";
const WRONG_CODE = "908172";
const TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
let signingSecret = "";

beforeAll(async () => {
  startTest();
  await openGateway();
  const webhook_url = "https://shop.example.com/hooks";
  const optional_events = ["payment.initiated", "payment.processing", "settlement.completed"];
  party.merchant = await registerMerchant({ webhook_url, optional_events });
  const path = `merchants/${party.merchant.merchant_id}/keys`;
  signingSecret = bodyOf(await askAdmin("POST", path, { kind: "SIGNING", mode: "test" }), 201).key;
});

beforeEach(startTest);
afterAll(endTest);

/** A payment, and all the texts that its timeline must not contain. */
class Watched {
  readonly paid: Payment;
  readonly secrets: Set<string>;
  displayCode: string | null = null;

  constructor(paid: Payment) {
    this.paid = paid;
    this.secrets = new Set([
      ...[RIGHT_CODE, WRONG_CODE, signingSecret, paid.token, ownerKey, railKeys.test],
      ...[paid.created.answer.checkout_url.split(".").at(-1) ?? "", "Amira Haddad", "otp-token"],
      ...Object.values(paid.merchant.headers.test).map((header) => header.replace("Bearer ", "")),
      ...Object.values(party.banks.test.alpha.headers),
    ]);
  }

  /** A well-formed correlation id made of this choice. A part of a secret is secret too. */
  correlationOf(choice: string): string {
    const chosen = correlations[choice]?.(this) ?? "";
    const id = chosen.replaceAll(/[^A-Za-z0-9._-]/g, "").slice(0, 64);
    if (this.secrets.has(chosen)) this.secrets.add(id);
    return id;
  }

  get ibans(): string[] {
    return [this.paid.payer, settlement];
  }

  async holdsNothingSecret(): Promise<void> {
    const timeline = await timelineOf(this.paid);
    const text = JSON.stringify(timeline.map(({ at: _, ...entry }) => entry));
    const compact = text.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();
    for (const iban of this.ibans) expect(compact).not.toContain(iban);
    for (const secret of this.secrets) expect(text).not.toContain(secret);
    for (const { what, outcome, actor } of timeline) {
      // Two digits may occur in any id, but not in an entry's own texts.
      if (this.displayCode) expect(`${what} ${outcome} ${actor}`).not.toContain(this.displayCode);
    }
    expect(timeline.length).toBeLessThanOrEqual(100);
    expect(timeline[0]).toMatchObject({ kind: "move", what: "created" });
  }
}

/** The same IBAN as people write it. */
const spellings: readonly ((iban: string) => string)[] = [
  (iban) => iban,
  (iban) => iban.toLowerCase(),
  (iban) => iban.replaceAll(/.{4}(?=.)/g, "$& "),
  (iban) => iban.toLowerCase().replaceAll(/.{4}(?=.)/g, "$&-"),
];

interface Step {
  name: string;
  run: (watched: Watched) => Promise<unknown>;
}

const plain = (name: string, run: (paid: Payment) => Promise<unknown>): Step => ({
  name,
  run: ({ paid }) => run(paid),
});

const steps: Step[] = [
  ...spellings.map((spell, place) =>
    plain(`resolve by IBAN, spelling ${place}`, (paid) =>
      paid.step("resolve-payer", { payer_iban: spell(paid.payer) }),
    ),
  ),
  plain("code", (paid) => paid.select("OTP")),
  {
    name: "prompt",
    run: async (watched) => {
      const { body } = await watched.paid.select("PUSH");
      watched.displayCode = body.display_code ?? watched.displayCode;
    },
  },
  plain("right code", (paid) => paid.confirm(RIGHT_CODE)),
  plain("right code again", (paid) => paid.confirm(RIGHT_CODE)),
  plain("wrong code", (paid) => paid.confirm(WRONG_CODE)),
  plain("ask about the prompt", (paid) => paid.step("confirm", {})),
  ...(["APPROVED", "DECLINED"] as const).map((result) =>
    plain(`prompt ${result}`, (paid) => paid.pushResult(result, party.banks.test.alpha)),
  ),
  ...(["CREDITED", "REJECTED"] as const).map((status) =>
    plain(`rail: ${status}`, async (paid) => paid.instruction && paid.credit(status)),
  ),
  plain("cancel", (paid) => paid.cancel()),
  plain("refund", (paid) => paid.refund({ amount: 500, reason: `to ${paid.payer}` })),
  plain("staff resolve", (paid) => {
    const path = `/admin/v1/reconciliation/${paid.payment_id}/resolve`;
    const note = `Amira Haddad gave the code ${RIGHT_CODE}`;
    const headers = { ...paid.headers, "x-gateway-admin-key": ownerKey };
    return ask("POST", path, headers, { outcome: "COMPLETED", note });
  }),
  plain("deliver", deliverAll),
  ...[2_000, 11_000, 90_000, 900_000].map((milliseconds) =>
    plain(`wait ${milliseconds}`, (paid) => {
      wait(milliseconds);
      return wake(paid.session_id);
    }),
  ),
  ...["send-otp", "verify-otp", "execute-transaction", "push-status"].flatMap((operation) => [
    plain(`${operation} is lost`, async () => answering(`alpha ${operation}`, lost)),
    plain(`${operation} is refused`, async (paid) =>
      answering(`alpha ${operation}`, ({ body: { end_to_end_id } }) => {
        // A bank's message may say anything.
        const message = `${paid.payer} may not, with ${RIGHT_CODE}`;
        const error = { code: "INSUFFICIENT_FUNDS", message, retryable: false };
        return Response.json({ end_to_end_id, error }, { status: 422 });
      }),
    ),
  ]),
  plain("all is well again", async () => resetNeighbours()),
];

/** The correlation ids that a caller chooses. */
const correlations: Record<string, (watched: Watched) => string> = {
  usual: () => "order-7.a",
  "the payer's IBAN": ({ paid }) => paid.payer,
  "the payer's IBAN in small letters": ({ paid }) => paid.payer.toLowerCase(),
  "the payer's IBAN in groups": ({ paid }) => paid.payer.replaceAll(/.{4}(?=.)/g, "$&-"),
  "the payee's IBAN in a word": () => `to.${settlement.toLowerCase()}.x`,
  "a code": () => RIGHT_CODE,
  "the merchant's key": ({ paid }) =>
    paid.merchant.headers.test.authorization.replace("Bearer ", ""),
  "the page's token": ({ paid }) => paid.token,
  "the signing secret": () => signingSecret,
};

const runs = fc.array(
  fc.record({
    step: fc.constantFrom(...steps).map((step) => ({ ...step, toString: () => step.name })),
    correlation: fc.constantFrom(...Object.keys(correlations)),
  }),
  { minLength: 5, maxLength: 25, size: "max" },
);

/** By chance alone few runs would come to the money. */
const starts: Record<string, string[]> = {
  "from the start": [],
  "with a code": ["resolve by IBAN, spelling 0", "code"],
  "with a prompt": ["resolve by IBAN, spelling 1", "prompt", "ask about the prompt"],
  paid: ["resolve by IBAN, spelling 2", "code", "wrong code", "right code"],
  refunded: ["resolve by IBAN, spelling 2", "code", "right code", "refund"],
  "without an answer": [
    ...["resolve by IBAN, spelling 1", "code", "execute-transaction is lost", "right code"],
    ...["wait 90000", "staff resolve"],
  ],
};

/** Each start is taken once, whatever is generated. */
const examples = Object.keys(starts).map((start): ["alpha", string, []] => ["alpha", start, []]);

let customer = 1_000;

it("no timeline holds an IBAN, a code, a key, a token or a secret", async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom<("alpha" | "borealis")[]>("alpha", "borealis"),
      fc.constantFrom(...Object.keys(starts)),
      runs,
      async (bank, start, run) => {
        startTest();
        const payer = ibanAt(bank, ++customer);
        const watched = new Watched(await Payment.open(bank, { payer }));
        const began = starts[start]?.map((name) => steps.find((step) => step.name === name));
        for (const step of began ?? []) await step?.run(watched);
        await watched.holdsNothingSecret();
        for (const { step, correlation } of run) {
          const id = watched.correlationOf(correlation);
          watched.paid.headers = { "x-correlation-id": id, traceparent: TRACE };
          await step.run(watched);
          await watched.holdsNothingSecret();
        }
        for (const { kind, what } of await timelineOf(watched.paid)) seen.add(`${kind} ${what}`);
      },
    ),
    { numRuns: runsOf(20), examples },
  );
  // The runs must reach at least these entries.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...["bank_call send-otp", "bank_call verify-otp", "bank_call execute-transaction"],
      ...["bank_call send-push", "bank_call push-status", "challenge code checked"],
      ...["event payment.completed", "decision refund", "decision resolution"],
    ]),
  );
});
