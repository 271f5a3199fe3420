import type { InferOutput } from "valibot";
import { ok, type Result, refuse } from "../../../base/kernel/result.ts";
import type { Database } from "../../../base/platform/database.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import type { AuditEntry } from "../../../frame/records/chain.ts";
import type { Decision } from "../../../frame/records/commit.ts";
import { differences, guardedOf, openOf, shownValues } from "../../../frame/records/fields.ts";
import { findOpenProposal, moveProposal, type Written } from "../../../frame/records/proposals.ts";
import type { ProposalRow } from "../../../frame/records/schema.ts";
import {
  bankFields,
  readGuardedBank,
  refuseTakenBankField,
  writeBank,
} from "../../../network/parties/guarded-bank.ts";
import { type AdminCall, admin, commit } from "../administration.ts";
import { proposeChange, replyOrPropose } from "../propose-change.ts";
import type { changeBankRequest } from "../requests.ts";
import { checkBankAddress } from "./bank-address.ts";
import { findBank } from "./read-banks.ts";

type Change = InferOutput<typeof changeBankRequest>;
type Call = AdminCall<Change, { bank_id: string }>;
type Bank = NonNullable<Awaited<ReturnType<typeof findBank>>>;

/**
 * `PATCH /admin/v1/banks/{bank_id}`. Handle and mode cannot change, because others know the bank by
 * them. In live mode the fields that redirect money, and a bank's return to ACTIVE, are proposed.
 */
export const changeBank = async (call: Call): Promise<Result<Reply>> => {
  const { env, body } = call;
  const bankId = call.path.bank_id;
  const done = await commit(call, async (db, at) => {
    const bank = await findBank(env, bankId);
    if (!bank) return refuse("NOT_FOUND");
    const url = body.core_base_url;
    const address = url === undefined ? null : checkBankAddress(env, bank.mode, url);
    if (address && !address.ok) return address;
    const asked = address ? { ...body, core_base_url: address.value } : body;
    const taken = await refuseTakenBankField(db, bank.mode, bankId, asked);
    if (taken) return taken;
    return bank.mode === "live"
      ? changeLiveBank(call, db, at, bank, asked)
      : ok({ ...changeNow(db, at, bank, asked), answer: null });
  });
  if (!done.ok) return done;
  const bank = await findBank(env, bankId);
  return bank ? replyOrPropose(bank, done.value) : refuse("NOT_FOUND");
};

// @rule A2.1
const changeLiveBank = async (
  call: Call,
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
export const stopReactivation = async (
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
  const opened = asked.status === "ACTIVE" ? { ...change, closes_at: null } : change;
  return {
    statements: writeBank(db, bank, opened, at),
    entries: [
      { action: "bank.changed", subject: bank.bank_id, details: shownValues(bankFields, asked) },
    ],
  };
};
