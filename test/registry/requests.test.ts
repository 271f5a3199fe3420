import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { linkAccountRequest } from "../../src/registry/requests.ts";

const isAccepted = (account_ref: unknown): boolean =>
  safeParse(linkAccountRequest, { alias: "layla", account_ref }).success;

test.each([
  "acc_1a2b",
  "A-0000-0000",
  "x".repeat(64),
  "acc_01J5Z3NDEKTSV4RRFFQ69G5FAV",
  // Begins as an IBAN does, but its country's IBANs hold digits only.
  "DE89ABCDEFGHJKMNPQRSTV",
])("an account_ref: %s", (account_ref) => {
  expect(isAccepted(account_ref)).toBe(true);
});

// @rule R2.1 R3.9
test.each([
  ["too short", "acc_1a2"],
  ["too long", "x".repeat(65)],
  ["an IBAN with a wrong check digit", "DE88370400440532013000"],
  ["an account number", "0012345678"],
  ["an IBAN", "DE89370400440532013000"],
  ["in small letters", "de89370400440532013000"],
  ["with something before it", "acc_DE89370400440532013000"],
  ["with something behind it", "DE89370400440532013000_1"],
  ["in groups", "DE89-3704-0044-0532-0130-00"],
  ["with a space", "acc 1a2b3c"],
  ["a number", 12_345_678],
])("refused: %s", (_case, account_ref) => {
  expect(isAccepted(account_ref)).toBe(false);
});
