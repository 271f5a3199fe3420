import type { InferOutput } from "valibot";
import { ok, type Result } from "../kernel/result.ts";
import { type OperatorSettings, readSettings } from "../parties/settings.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { settings } from "../platform/schema.ts";
import { type AdminCall, commit } from "./administration.ts";
import type { feesRequest, strategyRequest } from "./requests.ts";

/** `GET /admin/v1/settlement-strategy`: the strategy for merchants without their own. */
export const readSettlementStrategy = async (call: AdminCall): Promise<Result<Reply>> => {
  const { settlement_strategy: strategy } = await readSettings(call.env, { fresh: true });
  return reply(200, { strategy });
};

/** `PUT /admin/v1/settlement-strategy` */
export const setSettlementStrategy = async (
  call: AdminCall<InferOutput<typeof strategyRequest>>,
): Promise<Result<Reply>> => {
  const { strategy } = call.body;
  const written = await writeSetting(call, "settlement_strategy", strategy);
  return written.ok ? reply(200, { strategy }) : written;
};

/** `GET /admin/v1/fees`: the fee that the gateway reports, per mode. */
export const readFees = async (call: AdminCall): Promise<Result<Reply>> => {
  const { gateway_fee } = await readSettings(call.env, { fresh: true });
  return reply(200, { gateway_fee });
};

/** `PUT /admin/v1/fees` */
export const setFees = async (
  call: AdminCall<InferOutput<typeof feesRequest>>,
): Promise<Result<Reply>> => {
  const { gateway_fee } = call.body;
  const written = await writeSetting(call, "gateway_fee", gateway_fee);
  return written.ok ? reply(200, { gateway_fee }) : written;
};

const writeSetting = <Name extends keyof OperatorSettings>(
  call: AdminCall,
  name: Name,
  value: OperatorSettings[Name],
): Promise<Result<null>> =>
  commit(call, async (db, at) => {
    const row = { name, value, updatedAt: at };
    return ok({
      statements: [
        db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row }),
      ],
      entries: [{ action: `${name}.set`, subject: name, details: { value } }],
      answer: null,
    });
  });
