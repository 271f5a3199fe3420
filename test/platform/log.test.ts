import { describe, expect, it } from "vitest";
import { redact } from "../../src/platform/log.ts";

const SESSION = `ps_${"a1B2c".repeat(8)}xyz`;

describe("logs", () => {
  it.each([
    ["an IBAN", "to DE47500208000100200300.", "to [iban]."],
    ["an IBAN in groups", "GB39 BORE 2040 6010 0200 30", "[iban]"],
    ["a merchant's key", "mk_test_abcdefgh12345678", "[key]"],
    ["a session token", "st_eyJzIjoi.0a1b2c3d", "[key]"],
    ["a code", "code 123456", "code [code]"],
    [
      "the secret of a checkout address",
      `/checkout/${SESSION}.4c11224b0ad9d2ce830b051246fee4f6/live`,
      `/checkout/${SESSION}.[address]/live`,
    ],
  ])("do not show %s", (_, text, left) => {
    expect(redact(text)).toBe(left);
  });

  it("show identifiers", () => {
    expect(redact(`${SESSION} evt_1 5000`)).toBe(`${SESSION} evt_1 5000`);
  });
});
