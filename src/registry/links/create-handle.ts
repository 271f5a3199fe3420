import type { InferOutput } from "valibot";
import { ok, type Refusal, type Result, refuse } from "../../base/kernel/result.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import type { Call, Reply } from "../../base/platform/edge.ts";
import { authorOf, type RealmBankCaller } from "../callers.ts";
import { createRecord } from "../change.ts";
import type { Draft } from "../draft.ts";
import type { RegistryEnv } from "../environment.ts";
import { requireNoOtherHandle, takeName } from "../handles/handles.ts";
import { UNVERIFIED_MS } from "../periods.ts";
import type { Wanted } from "../records.ts";
import type { createHandleRequest, createHandlesRequest } from "../requests.ts";
import type { HandleRow, LinkRow } from "../schema.ts";
import { provenSubject } from "../subjects.ts";
import { handleView, linkView } from "../views.ts";
import { insertAccount, itemError, withCapabilities } from "./link-account.ts";

type CreateCall<Body> = Call<RegistryEnv, RealmBankCaller, Body>;

/** A handle to create. */
type NewHandle = Omit<InferOutput<typeof createHandleRequest>, "idempotency_key">;

interface Created {
  handle: HandleRow;
  link: LinkRow | null;
}

/**
 * `POST /identity/handles`: a bank creates a handle for its customer. Without a proof the name is
 * reserved (R1.5).
 * @rule R1.10
 */
export const createHandle = (
  call: CreateCall<InferOutput<typeof createHandleRequest>>,
): Promise<Result<Reply>> => {
  const { body, caller } = call;
  const asked = withSubjects(call, [body]);
  return createRecord(
    call,
    authorOf(caller),
    "/identity/handles",
    wantedBy(caller, asked),
    (draft) => {
      const [result] = asked.map((one) => createOne(draft, caller, one));
      if (!result?.ok) return result as Refusal;
      return ok({
        location: `/identity/handles/${body.alias}`,
        answer: { show: viewOf(result.value, caller) },
      });
    },
  );
};

/**
 * `POST /identity/handles:batch`: up to a hundred handles in one change. Each is decided and
 * answered separately, in the order of the list. A refused one does not stop the others.
 */
export const createHandles = (
  call: CreateCall<InferOutput<typeof createHandlesRequest>>,
): Promise<Result<Reply>> => {
  const { body, caller } = call;
  const asked = withSubjects(call, body.handles);
  const collection = "/identity/handles:batch";
  return createRecord(call, authorOf(caller), collection, wantedBy(caller, asked), (draft) => {
    const data = asked.map((one) => {
      const result = createOne(draft, caller, one);
      return result.ok
        ? { handle: viewOf(result.value, caller), error: null }
        : { handle: null, error: itemError(result), alias: one.alias };
    });
    draft.note("handles.batch", caller.bankId, { handles: asked.length });
    return ok({ status: 200, answer: { show: { data } } });
  });
};

type Asked = NewHandle & { subject: string | null };

const withSubjects = (
  { env, caller }: CreateCall<unknown>,
  handles: readonly NewHandle[],
): Asked[] =>
  handles.map((handle) => ({
    ...handle,
    subject: provenSubject(env, caller.realm, handle.customer_proof),
  }));

const wantedBy = ({ realm, bankId }: RealmBankCaller, asked: readonly Asked[]): Wanted => ({
  realm,
  byBank: bankId,
  aliases: asked.map(({ alias }) => alias),
  subjects: asked.map(({ subject }) => subject),
  accountRefs: asked.flatMap(({ account_ref }) => account_ref ?? []),
});

const viewOf = ({ handle, link }: Created, { bankHandle }: RealmBankCaller) =>
  handleView(handle, bankHandle, link ? [linkView(link, handle.alias, bankHandle)] : []);

/** Refuses before it writes anything: the draft may hold other handles of a batch. */
const createOne = (
  draft: Draft,
  caller: RealmBankCaller,
  { alias, account_ref, subject, ...asked }: Asked,
): Result<Created> => {
  const { bankId, realm } = caller;
  const proven = asked.customer_proof !== undefined;
  const account =
    account_ref === undefined
      ? ok(null)
      : withCapabilities(draft.bank(bankId), { ...asked, account_ref });
  if (!account.ok) return account;
  if (account_ref !== undefined && draft.link(account_ref)) {
    return refuse("ALREADY_EXISTS", { field: "account_ref" });
  }
  const single = requireNoOtherHandle(draft, subject);
  if (!single.ok) return single;
  const name = takeName(draft, alias, { verified: proven });
  if (!name.ok) return name;

  const handle = draft.insertHandle({
    realm,
    handleId: `hdl_${randomBase62()}`,
    alias,
    // @rule R1.5
    status: proven ? "ACTIVE" : "PENDING_VERIFICATION",
    bankSuspension: null,
    operatorSuspension: null,
    sponsorBankId: bankId,
    subject,
    createdAt: draft.at,
    verifiedAt: proven ? draft.at : null,
    renamedAt: null,
    dueAt: proven ? null : draft.at + UNVERIFIED_MS,
    deletion: null,
  });
  draft.note("handle.created", handle.handleId, { alias, status: handle.status });
  if (!account.value) return ok({ handle, link: null });
  const link = insertAccount(draft, caller, handle.handleId, account.value);
  return link.ok ? ok({ handle, link: link.value }) : link;
};
