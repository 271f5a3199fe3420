import { expect, it } from "vitest";
import { checkoutRedirectUrl } from "../../../src/products/payments/views.ts";
import { SessionBench } from "./session-fixtures.ts";

/** The address that a finished session sends its customer to (P3.15). */
const wayBack = (redirect_url: string | null) =>
  checkoutRedirectUrl({ ...new SessionBench({ redirect_url }).record, state: "COMPLETED" });

// @rule P3.15
it.each([
  [null, null],
  ["https://shop.example/", "https://shop.example/?session_id=ps_1&status=completed"],
  ["https://shop.example/?a=1", "https://shop.example/?a=1&session_id=ps_1&status=completed"],
  ["https://shop.example/#top", "https://shop.example/?session_id=ps_1&status=completed#top"],
])("a session of %j sends its customer to %j", (redirect_url, expected) => {
  expect(wayBack(redirect_url)).toBe(expected);
});
