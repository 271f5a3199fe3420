import type { InferOutput } from "valibot";
import { ok, type Result } from "../../kernel/result.ts";
import { randomBase62 } from "../../platform/crypto.ts";
import type { Call, Reply } from "../../platform/edge.ts";
import { create } from "../administration.ts";
import { authorOf, type BankCaller } from "../callers.ts";
import { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { requireNoOtherHandle, takeName } from "../handles/names.ts";
import { UNVERIFIED_MS } from "../periods.ts";
import type { createHandleRequest } from "../requests.ts";
import type { HandleRow } from "../schema.ts";
import { provenSubject } from "../subjects.ts";
import { handleView, linkView } from "../views.ts";
import { insertAccount, requireAble } from "./link-account.ts";

/**
 * `POST /identity/handles` (§4.6): a bank creates a handle for its customer and sponsors it. With
 * the bank's proof it is ACTIVE at once; without a proof the name is reserved for seven days.
 */
export const createHandle = (
  call: Call<RegistryEnv, BankCaller, InferOutput<typeof createHandleRequest>>,
): Promise<Result<Reply>> => {
  const { env, body, caller } = call;
  const { realm, bankId, bankHandle } = caller;
  const proven = body.customer_proof !== undefined;
  const subject = provenSubject(env, realm, body.customer_proof);
  return create(call, authorOf(caller), "/identity/handles", async (db, at) => {
    const draft = new Draft(db, realm, at);
    const { account_ref } = body;
    const account =
      account_ref === undefined
        ? ok(null)
        : await requireAble(draft, caller, { ...body, account_ref });
    if (!account.ok) return account;
    const name = await takeName(draft, body.alias, { verified: proven });
    if (!name.ok) return name;
    const single = await requireNoOtherHandle(draft, subject);
    if (!single.ok) return single;

    const handle: HandleRow = {
      realm,
      handleId: `hdl_${randomBase62()}`,
      alias: body.alias,
      status: proven ? "ACTIVE" : "PENDING_VERIFICATION",
      ...{ suspensionReason: null, underlyingReason: null },
      sponsorBankId: bankId,
      subject,
      createdAt: at,
      verifiedAt: proven ? at : null,
      renamedAt: null,
      dueAt: proven ? null : at + UNVERIFIED_MS,
    };
    draft.insertHandle(handle);
    draft.note("handle.created", handle.handleId, { alias: handle.alias, status: handle.status });
    const link = account.value
      ? await insertAccount(draft, { handle, links: [], claim: null }, account.value)
      : null;
    if (link && !link.ok) return link;
    const links = link ? [linkView(link.value, handle.alias, bankHandle)] : [];
    return ok({
      ...(await draft.decision(null)),
      location: `/identity/handles/${handle.alias}`,
      answer: { show: handleView(handle, bankHandle, links) },
    });
  });
};
