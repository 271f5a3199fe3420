import { describe, expect, it } from "vitest";
import { bankRequests } from "../../src/network/banks/contract.ts";
import { read } from "../house/source.ts";

/** The guides for banks, as they are committed; that they are up to date is a check of its own. */
const guide = read("docs/banks.md") + read("docs/banks-account-data.md");

/** The text of one message, and its examples. */
const messageOf = (address: string) => {
  const [, ...rest] = guide.split(`### POST ${address}\n`);
  const text = rest.join("").split("\n#")[0] ?? "";
  const blocks = [...text.matchAll(/```json\n(.*?)\n```/gs)];
  return { found: rest.length, examples: blocks.map(([, json = ""]) => JSON.parse(json)) };
};

describe("the guide for banks", () => {
  it.each([
    ...Object.keys(bankRequests).map((operation) => `/${operation}`),
    "/gateway/callback/push-result",
    "/gateway/callback/consent-revoked",
    "/gateway/callback/mandate-cancelled",
    "/gateway/callback/charge-cancelled",
  ])("has %s once, with an example both ways", (address) => {
    const { found, examples } = messageOf(address);
    expect(found).toBe(1);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) expect(Object.keys(example)).not.toEqual([]);
  });

  it.each(["/send-otp", "/send-push"])("has an example of %s for each purpose", (address) => {
    const purposes = messageOf(address).examples.map(({ purpose }) => purpose);
    expect(purposes).toEqual([
      ...["PAYMENT", "PAYMENT_ORDER", "MANDATE", "CONSENT", "ACCESS"],
      undefined,
    ]);
  });

  it("has an example of execute-transaction with and without the customer's approval", () => {
    const types = messageOf("/execute-transaction").examples.flatMap(
      ({ purpose, authorisation }) => (purpose ? [[purpose, authorisation.type]] : []),
    );
    expect(types).toEqual([
      ["CHECKOUT", "SCA"],
      ["PAYMENT_ORDER", "EXEMPTION"],
      ["MANDATE_CHARGE", "MANDATE"],
    ]);
  });

  it("shows a refusal", () => {
    expect(guide).toContain('"code": "INSUFFICIENT_FUNDS"');
  });
});
