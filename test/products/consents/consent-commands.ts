import type { ConsentCommand } from "../../../src/products/consents/consent-record.ts";
import { BROWSER, type ConsentBench, payerOf } from "./consent-fixtures.ts";

/** The customer's commands, from the bound browser unless the test says otherwise. */
export const prove = (browser_id = BROWSER, payer = payerOf()): ConsentCommand => ({
  type: "name_payer",
  browser_id,
  payer,
});

export const approve = (
  accounts: string[] | null = null,
  browser_id = BROWSER,
): ConsentCommand => ({
  type: "approve",
  browser_id,
  accounts,
});

export const reject = (browser_id = BROWSER): ConsentCommand => ({ type: "reject", browser_id });

export const begin = (browser_id = BROWSER, challenge_id = "ch2"): ConsentCommand => ({
  type: "begin_challenge",
  browser_id,
  auth_mode: "OTP",
  challenge_id,
  display_code: null,
});

/** One wrong code under the challenge that is open. */
export const wrongCode = (bench: ConsentBench, verification_id: string): void => {
  const code_digest = verification_id;
  bench.must({
    type: "begin_verification",
    browser_id: BROWSER,
    verification_id,
    code_digest,
  });
  bench.must({
    type: "end_verification",
    verification_id,
    outcome: "wrong",
    refusal: null,
    checked_at: bench.now,
  });
};

/** The accounts by id. */
export const statuses = ({ record }: ConsentBench) =>
  Object.fromEntries(record.accounts.map(({ account_id, status }) => [account_id, status]));
