import * as v from "valibot";
import { pushToken, sessionId } from "../banks/contract.ts";
import { named } from "../kernel/fields.ts";

/** A bank's report on a push prompt (contract/payments.md § Bank interface, inbound). */
export const pushResultRequest = v.pipe(
  v.strictObject({
    session_id: sessionId,
    push_token: pushToken,
    result: v.picklist(["APPROVED", "DECLINED"]),
  }),
  named("PushResult", "The customer's answer to a prompt."),
);
