import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../kernel/result.ts";
import { isoTime } from "../../platform/clock.ts";
import { randomBase62, sha256Hex } from "../../platform/crypto.ts";
import type { Call, Reply } from "../../platform/edge.ts";
import { create } from "../administration.ts";
import { authorOf, type BankCaller } from "../callers.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { readByAlias } from "../handles/apply-due.ts";
import { CUSTOMER_SESSION_MS } from "../periods.ts";
import type { customerSessionRequest } from "../requests.ts";
import { customerSessions } from "../schema-governance.ts";
import { provenSubject } from "../subjects.ts";
import { mayOpenCustomerSession } from "./customer-rules.ts";

/**
 * `POST /identity/customer-sessions`: a one-time address for a customer whom the bank has just
 * verified. It works for fifteen minutes and in one browser.
 */
export const openCustomerSession = (
  call: Call<RegistryEnv, BankCaller, InferOutput<typeof customerSessionRequest>>,
): Promise<Result<Reply>> => {
  const { env, body, caller } = call;
  const subject = provenSubject(env, caller.realm, body.customer_proof);
  return create(call, authorOf(caller), "/identity/customer-sessions", async (db, at) => {
    const draft = new Draft(db, caller.realm, at);
    const context = await readByAlias(draft, body.alias);
    if (context?.handle.status !== "ACTIVE") return refuse("NOT_FOUND");
    const { handle, links } = context;
    if (!mayOpenCustomerSession({ bankId: caller.bankId, handle, links }))
      return refuse("NOT_FOUND");
    if (handle.subject !== null && handle.subject !== subject) {
      return refuse("FORBIDDEN", {
        message: "The proof is not for the handle's customer. Verify the customer again.",
      });
    }
    const address = randomBase62();
    const expiresAt = at + CUSTOMER_SESSION_MS;
    const row = { realm: caller.realm, handleId: handle.handleId, bankId: caller.bankId };
    draft.write(
      db.insert(customerSessions).values({
        ...row,
        addressSha256: sha256Hex(address),
        createdAt: at,
        expiresAt,
      }),
    );
    draft.note("customer_session.issued", handle.handleId, { bank: caller.bankId });
    const url = `${env.BASE_URL}/identity/customer/${address}`;
    const answer = { showOnce: { url, expires_at: isoTime(expiresAt) } };
    return ok({ ...(await draft.decision(null)), answer });
  });
};
