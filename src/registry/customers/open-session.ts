import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { isoTime } from "../../platform/clock.ts";
import { randomBase62, sha256Hex } from "../../platform/crypto.ts";
import type { Call, Reply } from "../../platform/edge.ts";
import { authorOf, type BankCaller } from "../callers.ts";
import { create } from "../change.ts";
import type { RegistryEnv } from "../environment.ts";
import { CUSTOMER_SESSION_MS } from "../periods.ts";
import type { customerSessionRequest } from "../requests.ts";
import { customerSessions } from "../schema-governance.ts";
import { asHeld, provenSubject, renewSubject } from "../subjects.ts";
import { mayOpenCustomerSession } from "./customer-rules.ts";
import { readReturnUrl } from "./way-back.ts";

/**
 * `POST /identity/customer-sessions`: a one-time address for a customer whom the bank has just
 * verified. It works for fifteen minutes and in one browser.
 */
export const openCustomerSession = (
  call: Call<RegistryEnv, BankCaller, InferOutput<typeof customerSessionRequest>>,
): Promise<Result<Reply>> => {
  const { env, body, caller } = call;
  const subject = provenSubject(env, caller.realm, body.customer_proof);
  const wanted = { realm: caller.realm, byBank: caller.bankId, aliases: [body.alias] };
  return create(call, authorOf(caller), "/identity/customer-sessions", wanted, (draft) => {
    const context = draft.byAlias(body.alias);
    if (context?.handle.status !== "ACTIVE") return refuse("NOT_FOUND");
    const { handle, links } = context;
    if (!mayOpenCustomerSession({ bankId: caller.bankId, handle, links }))
      return refuse("NOT_FOUND");
    if (handle.subject !== null && asHeld(subject, handle.subject) !== handle.subject) {
      return refuse("FORBIDDEN", {
        message: "The proof is not for the handle's customer. Verify the customer again.",
      });
    }
    const returnUrl = readReturnUrl(env, draft.bank(caller.bankId), body);
    if (!returnUrl.ok) return returnUrl;
    renewSubject(draft, handle, subject);
    const address = randomBase62();
    const expiresAt = draft.at + CUSTOMER_SESSION_MS;
    const row = { realm: caller.realm, handleId: handle.handleId, bankId: caller.bankId };
    draft.write(
      draft.db.insert(customerSessions).values({
        ...row,
        addressSha256: sha256Hex(address),
        createdAt: draft.at,
        expiresAt,
        returnUrl: returnUrl.value,
        state: body.state ?? null,
        purpose: body.purpose ?? null,
      }),
    );
    draft.note("customer_session.issued", handle.handleId, { bank: caller.bankId });
    const url = `${env.BASE_URL}/identity/customer/${address}`;
    return ok({ answer: { showOnce: { url, expires_at: isoTime(expiresAt) } } });
  });
};
