import { describe, expect, it } from "vitest";
import { bankRequests } from "../../src/banks/contract.ts";
import { read } from "../house/source.ts";

/** The guide for banks, as it is committed; that it is up to date is a check of its own. */
const guide = read("docs/banks.md");

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
  ])("has %s once, with an example both ways", (address) => {
    const { found, examples } = messageOf(address);
    expect(found).toBe(1);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const example of examples) expect(Object.keys(example)).not.toEqual([]);
  });

  it.each(["/send-otp", "/send-push"])("has an example of %s for each purpose", (address) => {
    const purposes = messageOf(address).examples.map(({ purpose }) => purpose);
    expect(purposes).toEqual(["PAYMENT", "CONSENT", "ACCESS", undefined]);
  });

  it("shows a refusal", () => {
    expect(guide).toContain('"code": "INSUFFICIENT_FUNDS"');
  });
});
