import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { bankId } from "../../base/kernel/fields.ts";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { isoTime, isoTimeOrNull } from "../../base/platform/clock.ts";
import { randomBase62 } from "../../base/platform/crypto.ts";
import { database, type Statement } from "../../base/platform/database.ts";
import { type Call, type Reply, type Route, reply } from "../../base/platform/edge.ts";
import { keyHash, newKey } from "../../base/platform/keys.ts";
import { newestPage, type PageQuery, pageOf } from "../../base/platform/lists.ts";
import type { Author } from "../../frame/records/administration.ts";
import { commitTo, type Decision } from "../../frame/records/commit.ts";
import type { AdminCaller } from "../../frame/records/guard.ts";
import type { KeyRow } from "../../frame/records/keys.ts";
import { type KeyBook, partyKeyRoutes } from "../../frame/records/party-keys.ts";
import {
  moveProposal,
  proposalView,
  proposeBeside,
  selectOpenProposal,
  type Written,
} from "../../frame/records/proposals.ts";
import type { ProposalRow } from "../../frame/records/schema.ts";
import type * as answers from "../answers.ts";
import { addedParticipantKey, participantKey, proposedKey } from "../answers.ts";
import { type AdminInRealm, authorOf, type LookupCaller } from "../callers.ts";
import { createRecord } from "../change.ts";
import { checkReturn } from "../customers/customer-session.ts";
import { admin, type RegistryEnv, statusColumns } from "../environment.ts";
import { freeName } from "../handles/handles.ts";
import { gatewayId } from "../parameters.ts";
import { queries, type RegistryDatabase } from "../queries.ts";
import type * as requests from "../requests.ts";
import { addKeyRequest, addRealmBankKeyRequest } from "../requests.ts";
import {
  type GatewayRow,
  gateways,
  type ParticipantStatus,
  type Realm,
  type RealmBankRow,
  realmBanks,
} from "../schema.ts";
import { publicBankView } from "../views.ts";

/** Banks and gateways, as the registry's operator registers, changes and closes them. */
type AdminCall<Body = unknown, Path = unknown> = Call<RegistryEnv, AdminCaller, Body, Path>;
type RealmCall<Body> = Call<RegistryEnv, AdminInRealm, Body>;
type ListCall<Caller> = Call<RegistryEnv, Caller, unknown, unknown, PageQuery>;
type Sent<Name extends keyof typeof requests> = InferOutput<(typeof requests)[Name]>;

/** How a bank or a gateway is found, written and shown. */
interface Kind<Row, Change> {
  kind: "bank" | "gateway";
  find(db: RegistryDatabase, id: string): Statement & PromiseLike<Row[]>;
  update(db: RegistryDatabase, id: string, changes: Partial<Row>): Statement;
  /** Columns that follow from the change. */
  further?(change: Change): Partial<Row>;
  view(row: Row): object;
}

/** What the operator does with one bank or gateway, in either realm. */
const stepsOf = <
  Path,
  Row extends { realm: Realm; status: ParticipantStatus },
  Change extends { status?: ParticipantStatus | undefined },
>(
  { kind, find, update, further, view }: Kind<Row, Change>,
  idOf: (path: Path) => string,
) => {
  /** CLOSED is final, and closing again changes nothing. */
  const decide = (
    { caller, path }: AdminCall<unknown, Path>,
    row: Row | undefined,
    change: Change,
    { db, at }: { db: RegistryDatabase; at: number },
  ): Result<Decision<Row> & { author?: Author }> => {
    if (!row) return refuse("NOT_FOUND");
    if (row.status === "CLOSED") {
      return change.status === "CLOSED"
        ? ok({ statements: [], entries: [], answer: row })
        : refuse("PARTICIPANT_CLOSED");
    }
    const changes = { ...change, ...further?.(change), updated_at: at } as unknown as Partial<Row>;
    const id = idOf(path);
    return ok({
      statements: [update(db, id, changes)],
      entries: [{ action: `${kind}.changed`, subject: id, details: change }],
      answer: { ...row, ...changes },
      author: authorOf({ ...caller, realm: row.realm }),
    });
  };
  const apply = (call: AdminCall<unknown, Path>, change: Change) =>
    commitTo(admin, call.env, null, {
      read: (db) => ({ found: find(db, idOf(call.path)) }),
      decide: ({ found }, at, db) => decide(call, (found as Row[])[0], change, { db, at }),
    });
  return {
    decide,
    /** `GET …/{id}` */
    async read({ env, path }: AdminCall<unknown, Path>): Promise<Result<Reply>> {
      const [row] = await find(database(env), idOf(path));
      return row ? reply(200, view(row)) : refuse("NOT_FOUND");
    },
    /** `PATCH …/{id}`. Fields that are left out stay as they are. */
    async change(call: AdminCall<Change, Path>): Promise<Result<Reply>> {
      const done = await apply(call, call.body);
      return done.ok ? reply(200, view(done.value)) : done;
    },
    /** `DELETE …/{id}`: closes it permanently. Repeated, it changes nothing. */
    async close(call: AdminCall<unknown, Path>): Promise<Result<Reply>> {
      const done = await apply(call, { status: "CLOSED" } as Change);
      return done.ok ? reply(204, null) : done;
    },
  };
};

const bankView = (row: RealmBankRow): InferOutput<typeof answers.realmBank> => ({
  ...publicBankView(row),
  realm: row.realm,
  daily_quota: row.daily_quota,
  return_origins: [...row.return_origins],
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
});

/** `POST /admin/v1/banks`: registers a bank in one realm, under its own handle. */
export const registerRealmBank = (call: RealmCall<Sent<"registerRealmBankRequest">>) => {
  const { body, caller } = call;
  const realm = body.realm ?? caller.realm;
  const author = authorOf({ ...caller, realm });
  const wanted = { realm, aliases: [body.bank_handle] };
  return createRecord(call, author, "/admin/v1/banks", wanted, (draft) => {
    const { db, at } = draft;
    const free = freeName(draft, body.bank_handle, { verified: true });
    if (!free.ok) return refuse("ALREADY_EXISTS", { field: "bank_handle" });
    const bank: RealmBankRow = {
      bank_id: body.bank_id ?? `bnk_${randomBase62()}`,
      realm,
      bank_handle: body.bank_handle,
      name: body.name,
      capabilities: body.capabilities,
      status: "ACTIVE",
      daily_quota: null,
      return_origins: [],
      passed_on_through: null,
      created_at: at,
      updated_at: at,
    };
    draft.write(db.insert(realmBanks).values(bank));
    draft.note("bank.registered", bank.bank_id, { bank_handle: bank.bank_handle });
    const location = `/admin/v1/banks/${bank.bank_id}`;
    return ok({ location, answer: { show: bankView(bank) } });
  });
};

/** The realm's banks in the order of their handles, including suspended and closed ones. */
const banksShown =
  <Caller extends AdminInRealm | LookupCaller>(view: (row: RealmBankRow) => object) =>
  async ({ env, caller, query }: ListCall<Caller>): Promise<Result<Reply>> => {
    const { limit, cursor = "" } = query;
    const rows = await queries.banksAfter(database(env), caller.realm, cursor, limit + 1);
    const found = pageOf(rows, limit, (row) => row.bank_handle);
    return reply(200, { ...found, data: found.data.map(view) });
  };

/** `GET /admin/v1/banks` */
export const listRealmBanks = banksShown<AdminInRealm>(bankView);
/** `GET /identity/banks` (R3.8) */
export const listPublicBanks = banksShown<LookupCaller>(publicBankView);

/**
 * A bank that is suspended or closed is no longer routed to. When it closes its links end, and
 * sponsorship and defaults pass on (apply-due.ts). Handle and realm cannot change, because others
 * know the bank by them.
 */
const bankSteps = stepsOf<{ bank_id: string }, RealmBankRow, Sent<"changeRealmBankRequest">>(
  {
    kind: "bank",
    find: queries.bankById,
    update: (db, id, changes) =>
      db.update(realmBanks).set(changes).where(eq(realmBanks.bank_id, id)),
    further: ({ status }) => statusColumns(status),
    view: bankView,
  },
  (path) => path.bank_id,
);
export const { read: readBank } = bankSteps;

type BankChange = Sent<"changeRealmBankRequest">;
type BankCall<Body = unknown> = AdminCall<Body, { bank_id: string }>;

/** `PATCH /admin/v1/banks/{bank_id}` */
export const changeRealmBank = async (call: BankCall<BankChange>): Promise<Result<Reply>> => {
  for (const origin of call.body.return_origins ?? []) {
    const checked = checkReturn(call.env, origin, "return_origins");
    if (!checked.ok) return checked;
  }
  const done = await applyToBank(call, call.body);
  if (!done.ok) return done;
  const { bank, proposal } = done.value;
  return proposal ? replyProposed(bank, proposal) : reply(200, bankView(bank));
};

/** `DELETE /admin/v1/banks/{bank_id}`: closes it permanently. Repeated, it changes nothing. */
export const closeRealmBank = async (call: BankCall): Promise<Result<Reply>> => {
  const done = await applyToBank(call, { status: "CLOSED" });
  if (!done.ok) return done;
  const { bank, proposal } = done.value;
  return proposal ? replyProposed(bank, proposal) : reply(204, null);
};

const replyProposed = (bank: RealmBankRow, proposal: ProposalRow): Result<Reply> =>
  reply(202, { ...bankView(bank), proposal: proposalView(admin, proposal) });

interface ChangedBank {
  bank: RealmBankRow;
  proposal: ProposalRow | null;
}

/**
 * In the live realm closing and reactivating are proposed; everything else is done at once. A
 * suspension also ends a proposal to reactivate the bank. @rule R7.1
 */
const applyToBank = (call: BankCall, asked: BankChange): Promise<Result<ChangedBank>> => {
  const { env, caller, path } = call;
  const subject = { subjectKind: "BANK", subjectId: path.bank_id } as const;
  return commitTo(admin, env, null, {
    read: (db) => ({
      found: queries.bankById(db, path.bank_id),
      pending: selectOpenProposal(db, subject),
    }),
    decide({ found, pending }, at, db): Result<Decision<ChangedBank>> {
      const [bank] = found;
      const [open] = pending;
      const staff = admin.staff(caller.keyId);
      const { status, ...others } = asked;
      const isLive = bank?.realm === "live" && bank.status !== "CLOSED";
      const isProposed =
        isLive && status !== undefined && status !== "SUSPENDED" && status !== bank.status;
      const changes = [{ field: "status", from: bank?.status ?? null, to: status ?? null }];
      const proposed = isProposed
        ? proposeBeside(admin, db, at, { ...subject, changes, proposedBy: caller.keyId }, open)
        : ok({ ...nothing, answer: null });
      if (!proposed.ok) return proposed;
      const stopped = isLive && status === "SUSPENDED" ? stopReactivation(db, at, open) : nothing;
      const now = isProposed ? others : asked;
      const isChanged = !isProposed || Object.keys(others).length > 0;
      const changed = isChanged
        ? bankSteps.decide(call, bank, now, { db, at })
        : ok({ ...nothing, answer: bank });
      if (!changed.ok) return changed;
      const beside = [proposed.value, stopped];
      return ok({
        ...changed.value,
        statements: [changed.value, ...beside].flatMap(({ statements }) => statements),
        answer: { bank: changed.value.answer, proposal: proposed.value.answer },
        beside: { author: staff, entries: beside.flatMap(({ entries }) => entries) },
      });
    },
  });
};

const nothing: Written = { statements: [], entries: [] };

const stopReactivation = (
  db: RegistryDatabase,
  at: number,
  open: ProposalRow | undefined,
): Written => {
  if (!open?.changes.some(({ field, to }) => field === "status" && to === "ACTIVE")) return nothing;
  const voidReason = "SUSPENDED_AGAIN";
  const moved = moveProposal(admin, db, open, { trigger: "make_void", at, voidReason });
  return moved.ok ? moved.value : nothing;
};

const gatewayView = (row: GatewayRow): InferOutput<typeof answers.gateway> => ({
  ...row,
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
});

/** `POST /admin/v1/gateways`: registers a gateway that may look up routes in one realm. */
export const registerGateway = (call: RealmCall<Sent<"registerGatewayRequest">>) => {
  const { name, realm = call.caller.realm } = call.body;
  const author = authorOf({ ...call.caller, realm });
  return createRecord(call, author, "/admin/v1/gateways", { realm }, (draft) => {
    const { db, at } = draft;
    const gatewayId = `gtw_${randomBase62()}`;
    const gateway: GatewayRow = {
      gateway_id: gatewayId,
      realm,
      name,
      status: "ACTIVE",
      lookup_burst: null,
      lookups_per_minute: null,
      created_at: at,
      updated_at: at,
    };
    draft.write(db.insert(gateways).values(gateway));
    draft.note("gateway.registered", gatewayId, { name });
    const location = `/admin/v1/gateways/${gatewayId}`;
    return ok({ location, answer: { show: gatewayView(gateway) } });
  });
};

/** `GET /admin/v1/gateways`: the realm's, newest first. */
export const listGateways = async ({
  env,
  caller,
  query,
}: ListCall<AdminInRealm>): Promise<Result<Reply>> => {
  const by = ["created_at", "gateway_id"] as const;
  const list = { table: gateways, by, condition: eq(gateways.realm, caller.realm) };
  const page = await newestPage([database(env)], list, query, gatewayView);
  return page.ok ? reply(200, page.value) : page;
};

const findGateway = (db: RegistryDatabase, gatewayId: string) =>
  db.select().from(gateways).where(eq(gateways.gateway_id, gatewayId));

export const {
  read: readGateway,
  change: changeGateway,
  close: closeGateway,
} = stepsOf<{ gateway_id: string }, GatewayRow, Sent<"changeGatewayRequest">>(
  {
    kind: "gateway",
    find: findGateway,
    update: (db, id, changes) =>
      db.update(gateways).set(changes).where(eq(gateways.gateway_id, id)),
    view: gatewayView,
  },
  (path) => path.gateway_id,
);

const keyView = (row: KeyRow): InferOutput<typeof participantKey> => ({
  key_id: row.keyId,
  kind: row.ownerKind as "BANK" | "GATEWAY",
  realm: row.mode,
  status: row.status,
  created_at: isoTime(row.createdAt),
  promoted_at: isoTimeOrNull(row.promotedAt),
  retired_at: isoTimeOrNull(row.retiredAt),
});

const book: KeyBook<RegistryEnv> = {
  admin,
  author: (caller, realm) => authorOf({ ...caller, realm }),
  view: keyView,
  async make(env, _keyId, { owner }) {
    const made = newKey(env, owner.kind === "BANK" ? "bk" : "gk");
    return { key: made, sha256: keyHash(made), sealed: null };
  },
  guardedBy: ({ mode, owner }) =>
    owner.kind === "BANK" && mode === "live" ? { subjectKind: "BANK", subjectId: owner.id } : null,
};

/** The keys of banks and gateways (records/party-keys.ts). */
export const participantKeyRoutes: readonly Route<RegistryEnv>[] = [
  ...partyKeyRoutes(book, {
    kind: "BANK",
    name: "Bank",
    owner: "bank",
    id: bankId,
    parent: "/admin/v1/banks",
    answers: { key: participantKey, addedKey: addedParticipantKey, proposedKey },
    find: (env, id) => queries.bankById(database(env), id).get(),
    add: {
      summary: "Add a key of a bank",
      description:
        "The bank may make the key and send its SHA-256. A live bank must: its key is a proposal " +
        "(202), which needs an approver, and is accepted after the delay, within a minute.",
      body: addRealmBankKeyRequest,
      refusals: ["CHANGE_PENDING", "ALREADY_EXISTS"],
    },
    slot: ({ realm: mode }, { sha256 }) =>
      ok({ mode, kind: "BANK_TO_REGISTRY", ...(sha256 === undefined ? {} : { sha256 }) }),
  }),
  ...partyKeyRoutes(book, {
    kind: "GATEWAY",
    name: "Gateway",
    owner: "gateway",
    id: gatewayId,
    parent: "/admin/v1/gateways",
    answers: { key: participantKey, addedKey: addedParticipantKey },
    find: (env, id) => findGateway(database(env), id).get(),
    add: { summary: "Add a key of a gateway", body: addKeyRequest },
    slot: ({ realm: mode }) => ok({ mode, kind: "GATEWAY_TO_REGISTRY" }),
  }),
];
