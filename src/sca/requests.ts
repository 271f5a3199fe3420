import * as v from "valibot";
import { described, named, token } from "../kernel/fields.ts";

/** A bank's report on a push prompt (contract/payments.md § Bank interface, inbound). */
export const pushResultRequest = v.pipe(
  v.strictObject({
    session_id: v.pipe(
      v.string(),
      v.maxLength(64),
      described("The session_id of send-push.", `ps_${"0123456789".repeat(4)}abc`),
    ),
    push_token: token(255, "The push_token of the bank's answer.", "push_7f3a"),
    result: v.picklist(["APPROVED", "DECLINED"]),
  }),
  named("PushResult", "The customer's answer to a prompt."),
);
