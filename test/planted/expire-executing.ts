import * as original from "../../src/products/payments/decide/session.ts";
import { emit } from "../../src/products/payments/decide/session.ts";

/**
 * A planted bug, bundled in place of src/products/payments/decide/session.ts: a session also
 * expires while its payment is executing.
 */
export * from "../../src/products/payments/decide/session.ts";

export const expireIfDue: typeof original.expireIfDue = (record, fresh) => {
  if (record.state !== "EXECUTING" || fresh.now < record.terms.expires_at) {
    return original.expireIfDue(record, fresh);
  }
  const expired = { ...record, state: "EXPIRED", failure: "SESSION_EXPIRED", effects: [] } as const;
  return emit({ ...expired, effects: [] }, "payment.expired", fresh);
};
