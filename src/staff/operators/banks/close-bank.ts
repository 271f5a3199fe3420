import type { InferOutput } from "valibot";
import { ok, type Result, refuse, refuseField } from "../../../base/kernel/result.ts";
import { isoTime } from "../../../base/platform/clock.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { writeBank } from "../../../network/parties/guarded-bank.ts";
import { type AdminCall, commit } from "../administration.ts";
import type { closeBankRequest } from "./bank-schemas.ts";
import { stopReactivation } from "./change-bank.ts";
import { findBank } from "./read-banks.ts";

const LONGEST_MS = 400 * 86_400_000;

type Call = AdminCall<InferOutput<typeof closeBankRequest>, { bank_id: string }>;

/**
 * `POST /admin/v1/banks/{bank_id}/close`: from now on nothing new begins at the bank, and at
 * `closes_at` it is CLOSED. One person can do this and bring the time forward, as with a
 * suspension. The way back is a change to ACTIVE, which takes two people in live mode.
 */
export const closeBank = async (call: Call): Promise<Result<Reply>> => {
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
