import { type Result, refuse } from "../../../base/kernel/result.ts";
import { type Reply, reply } from "../../../base/platform/edge.ts";
import { probeBank } from "../../../network/banks/bank-client.ts";
import { readBankRecord } from "../../../network/banks/bank-records.ts";
import { type AdminCall, writeEntry } from "../administration.ts";
import { findBank } from "./read-banks.ts";

/**
 * `POST /admin/v1/banks/{bank_id}/probe`: shows whether a bank answers and accepts the gateway's
 * key, also before it is ACTIVE. It calls out with that key, so it is audited first.
 */
export const probeOneBank = async (
  call: AdminCall<unknown, { bank_id: string }>,
): Promise<Result<Reply>> => {
  const { bank_id } = call.path;
  const found = await findBank(call.env, bank_id);
  const options = { fresh: true };
  const bank = found && (await readBankRecord(call.env, found.bank_handle, found.mode, options));
  if (!bank) return refuse("NOT_FOUND");
  const entry = { action: "bank.probed", subject: bank_id, details: {} };
  const told = await writeEntry(call, entry);
  if (!told.ok) return told;
  const probe = await probeBank(call.env, bank, call);
  const message = "The gateway has no key at this bank. Add one of the kind GATEWAY_TO_BANK.";
  return probe ? reply(200, { ...probe }) : refuse("INVALID_STATE", { message });
};
