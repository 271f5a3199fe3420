import type { InferOutput } from "valibot";
import { ok, type Result, refuse, refuseField } from "../../../base/kernel/result.ts";
import { DAY_MS, isoTime } from "../../../base/platform/clock.ts";
import { randomBase62 } from "../../../base/platform/crypto.ts";
import type { Database } from "../../../base/platform/database.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { type GatewayEnv, isLocal, type Mode } from "../../../base/platform/env.ts";
import { type BankRow, banks } from "../../../base/platform/schema.ts";
import {
  checkPublicTarget,
  hostOf,
  isLoopback,
  parseAddress,
} from "../../../base/platform/targets.ts";
import type { AuditEntry } from "../../../frame/records/chain.ts";
import type { Decision } from "../../../frame/records/commit.ts";
import {
  differences,
  formerOf,
  guardedOf,
  openOf,
  shownValues,
} from "../../../frame/records/fields.ts";
import { findOpenProposal, moveProposal, type Written } from "../../../frame/records/proposals.ts";
import type { ProposalRow } from "../../../frame/records/schema.ts";
import {
  bankFields,
  readGuardedBank,
  refuseTakenBankField,
  writeBank,
} from "../../../network/parties/guarded-bank.ts";
import { addIbanPrefixes } from "../../../network/parties/iban-prefixes.ts";
import {
  type AdminCall,
  admin,
  commit,
  create,
  proposeChange,
  replyOrPropose,
} from "../administration.ts";
import { refuseBrand } from "../brand.ts";
import { takeLogo } from "../logo.ts";
import type { changeBankRequest, registerBankRequest } from "../requests.ts";
import { bankView } from "../views.ts";
import { type closeBankRequest, findBank } from "./read-banks.ts";

/**
 * `POST /admin/v1/banks`: enrols a bank in one mode. A live bank is SUSPENDED until an approved
 * change makes it ACTIVE. Otherwise one key could enrol a bank that confirms its own payments.
 */
export const registerBank = async (
  call: AdminCall<InferOutput<typeof registerBankRequest>>,
): Promise<Result<Reply>> => {
  const { env, body } = call;
  const { idempotency_key: _, fees, iban_prefixes, ...fields } = body;
  const address = checkBankAddress(env, body.mode, body.core_base_url);
  if (!address.ok) return address;
  const refused = refuseBrand(env, body);
  if (refused) return refused;
  return create(call, "/admin/v1/banks", async (db, at) => {
    const logo = await takeLogo(db, at, fields);
    if (!logo.ok) return logo;
    const taken = await refuseTakenBankField(db, body.mode, "", { iban_prefixes });
    if (taken) return taken;
    const bank: BankRow = {
      ...fields,
      ...logo.value.column,
      bank_id: body.bank_id ?? `bnk_${randomBase62()}`,
      core_base_url: address.value,
      gateway_fee: fees.gateway_fee,
      // @rule A3.2
      status: body.mode === "live" ? "SUSPENDED" : "ACTIVE",
      closes_at: null,
      created_at: at,
      updated_at: at,
    };
    const { bank_id: bankId, mode } = bank;
    const view = bankView(bank, iban_prefixes.toSorted());
    return ok({
      statements: [
        ...logo.value.statements,
        db.insert(banks).values(bank),
        addIbanPrefixes(db, mode, bankId, iban_prefixes),
      ],
      entries: [{ action: "bank.registered", subject: bankId, details: view }],
      location: `/admin/v1/banks/${bankId}`,
      answer: { show: view },
    });
  });
};

type Change = InferOutput<typeof changeBankRequest>;
type ChangeCall = AdminCall<Change, { bank_id: string }>;
type Bank = NonNullable<Awaited<ReturnType<typeof findBank>>>;

/**
 * `PATCH /admin/v1/banks/{bank_id}`. Handle and mode cannot change, because others know the bank by
 * them. In live mode the fields that redirect money, and a bank's return to ACTIVE, are proposed.
 */
export const changeBank = async (call: ChangeCall): Promise<Result<Reply>> => {
  const { env, body } = call;
  const bankId = call.path.bank_id;
  const refused = refuseBrand(env, body);
  if (refused) return refused;
  const done = await commit(call, async (db, at) => {
    const bank = await findBank(env, bankId);
    if (!bank) return refuse("NOT_FOUND");
    const logo = await takeLogo(db, at, body);
    if (!logo.ok) return logo;
    const url = body.core_base_url;
    const address = url === undefined ? null : checkBankAddress(env, bank.mode, url);
    if (address && !address.ok) return address;
    const asked = {
      ...body,
      ...logo.value.column,
      ...(address ? { core_base_url: address.value } : {}),
    };
    const taken = await refuseTakenBankField(db, bank.mode, bankId, asked);
    if (taken) return taken;
    const decided =
      bank.mode === "live"
        ? await changeLiveBank(call, db, at, bank, asked)
        : ok({ ...changeNow(db, at, bank, asked), answer: null });
    if (!decided.ok) return decided;
    const statements = [...logo.value.statements, ...decided.value.statements];
    return ok({ ...decided.value, statements });
  });
  if (!done.ok) return done;
  const bank = await findBank(env, bankId);
  return bank ? replyOrPropose(bank, done.value) : refuse("NOT_FOUND");
};

// @rule A2.1
const changeLiveBank = async (
  call: ChangeCall,
  db: Database,
  at: number,
  bank: Bank,
  asked: Change,
): Promise<Result<Decision<ProposalRow | null>>> => {
  const { status, fees, ...fields } = asked;
  const wanted = {
    ...guardedOf(bankFields, { ...fields, iban_prefixes: asked.iban_prefixes?.toSorted() }),
    ...(status === "ACTIVE" ? { status, closes_at: null } : {}),
  };
  const present = await readGuardedBank(db, bank.bank_id);
  if (!present) return refuse("NOT_FOUND");
  const changes = differences<typeof present.fields>(present.fields, wanted);
  const subject = { subjectKind: "BANK", subjectId: bank.bank_id } as const;
  const proposed = await proposeChange(call, db, at, subject, changes);
  if (!proposed.ok) return proposed;
  const stopped = status === "SUSPENDED" ? await stopReactivation(db, at, subject) : nothing;
  const now = {
    ...openOf(bankFields, fields),
    ...(fees === undefined ? {} : { fees }),
    ...(status === "SUSPENDED" ? { status } : {}),
  };
  const changed = Object.keys(now).length > 0 ? changeNow(db, at, bank, now) : nothing;
  const written = [proposed.value, stopped, changed];
  return ok({
    statements: written.flatMap(({ statements }) => statements),
    entries: written.flatMap(({ entries }): AuditEntry[] => entries),
    answer: proposed.value.answer,
  });
};

const nothing: Written = { statements: [], entries: [] };

/** Suspending or closing a bank also ends a proposal to make it ACTIVE again. */
const stopReactivation = async (
  db: Database,
  at: number,
  subject: { subjectKind: "BANK"; subjectId: string },
): Promise<Written> => {
  const open = await findOpenProposal(db, subject);
  const reactivates = ["status", "closes_at"];
  if (!open?.changes.some(({ field }) => reactivates.includes(field))) return nothing;
  const voidReason = "SUSPENDED_AGAIN";
  const moved = moveProposal(admin, db, open, { trigger: "make_void", at, voidReason });
  return moved.ok ? moved.value : nothing;
};

const changeNow = (db: Database, at: number, bank: Bank, asked: Change): Written => {
  const { fees, ...fields } = asked;
  const change = { ...fields, gateway_fee: fees?.gateway_fee };
  const details = shownValues(bankFields, asked);
  const before = formerOf(details, shownValues(bankFields, bank));
  const opened = asked.status === "ACTIVE" ? { ...change, closes_at: null } : change;
  return {
    statements: writeBank(db, bank, opened, at),
    entries: [{ action: "bank.changed", subject: bank.bank_id, details: { ...details, before } }],
  };
};

const LONGEST_MS = 400 * DAY_MS;

type CloseCall = AdminCall<InferOutput<typeof closeBankRequest>, { bank_id: string }>;

/**
 * `POST /admin/v1/banks/{bank_id}/close`: from now on nothing new begins at the bank, and at
 * `closes_at` it is CLOSED. One person can do this and bring the time forward, as with a
 * suspension. The way back is a change to ACTIVE, which takes two people in live mode.
 */
export const closeBank = async (call: CloseCall): Promise<Result<Reply>> => {
  const { env, path, body } = call;
  const closesAt = Date.parse(body.closes_at);
  const done = await commit(call, async (db, at) => {
    const bank = await findBank(env, path.bank_id);
    if (!bank) return refuse("NOT_FOUND");
    const present = bank.closes_at === null ? Infinity : Date.parse(bank.closes_at);
    const refused = refuseTime(closesAt, at, present);
    if (refused) return refused;
    if (closesAt === present) return ok({ statements: [], entries: [], answer: null });
    const subject = { subjectKind: "BANK", subjectId: bank.bank_id } as const;
    const stopped = await stopReactivation(db, at, subject);
    const details = { closes_at: isoTime(closesAt), note: body.note };
    return ok({
      statements: [...writeBank(db, bank, { closes_at: closesAt }, at), ...stopped.statements],
      entries: [{ action: "bank.closing", subject: bank.bank_id, details }, ...stopped.entries],
      answer: null,
    });
  });
  if (!done.ok) return done;
  const bank = await findBank(env, path.bank_id);
  return bank ? reply(200, bank) : refuse("NOT_FOUND");
};

const refuseTime = (closesAt: number, at: number, present: number) => {
  const refuseIt = (reason: string) => refuseField("closes_at", reason);
  if (closesAt <= at) return refuseIt("must be in the future");
  if (closesAt > at + LONGEST_MS) return refuseIt("must be at most 400 days ahead");
  return closesAt > present ? refuseIt("must not be later than it is already") : null;
};

const FIELD = "core_base_url";

/**
 * The allowed address of a bank: in test mode the operator's sandbox (in a local run any address on
 * this machine), in live mode any public host except the sandbox. Returns the stored form, without
 * a slash at the end, because an operation's name is appended to it.
 * @rule G6.2
 */
const checkBankAddress = (env: GatewayEnv, mode: Mode, text: string): Result<string> => {
  const sandboxes = env.TEST_BANK_ORIGINS.split(/\s+/)
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin));
  const checked = mode === "test" ? testAddress(env, sandboxes, text) : liveAddress(env, text);
  if (!checked.ok) return checked;
  const url = checked.value;
  if (mode === "live" && sandboxes.some((sandbox) => hostOf(sandbox) === hostOf(url))) {
    return refuseField(FIELD, "must not be a sandbox in live mode");
  }
  // The parser keeps the mark of an empty query or fragment only in `href`.
  if (/[?#]/.test(url.href)) return refuseField(FIELD, "must have neither query nor fragment");
  return ok(url.href.replace(/\/+$/, ""));
};

const liveAddress = (env: GatewayEnv, text: string): Result<URL> =>
  checkPublicTarget(text, { allowLocal: false, ownBaseUrl: env.BASE_URL, field: FIELD });

const testAddress = (env: GatewayEnv, sandboxes: readonly URL[], text: string): Result<URL> => {
  const parsed = parseAddress(text, FIELD);
  if (!parsed.ok) return parsed;
  const url = parsed.value;
  const isHere = isLocal(env) && isLoopback(url);
  if (isHere || sandboxes.some((sandbox) => sandbox.origin === url.origin)) return parsed;
  return refuseField(FIELD, "must be at a sandbox of this gateway in test mode");
};
