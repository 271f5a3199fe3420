import type { InferOutput } from "valibot";
import { ok, type Result } from "../kernel/result.ts";
import { readSettings } from "../parties/read-settings.ts";
import { selectSettings, settingsOf, writeSetting } from "../parties/settings.ts";
import { type Reply, reply } from "../platform/edge.ts";
import { type AdminCall, commit } from "./administration.ts";
import { differences, proposeChange, replyOrPropose } from "./propose-change.ts";
import type { feesRequest, strategyRequest } from "./requests.ts";

/** `GET /admin/v1/settlement-strategy`: the strategies for merchants without their own. */
export const readSettlementStrategy = async (call: AdminCall): Promise<Result<Reply>> =>
  reply(200, await strategyView(call));

const strategyView = async ({ env }: AdminCall) => {
  const { settlement_strategy: strategy } = await readSettings(env, { fresh: true });
  return { strategy: strategy.test, live_strategy: strategy.live };
};

/** `PUT /admin/v1/settlement-strategy`: at once in test mode, proposed in live mode. */
export const setSettlementStrategy = async (
  call: AdminCall<InferOutput<typeof strategyRequest>>,
): Promise<Result<Reply>> => {
  const { strategy } = call.body;
  const done = await commit(call, async (db, at) => {
    const { settlement_strategy: present } = settingsOf(await selectSettings(db, {}));
    const subject = {
      subjectKind: "SETTLEMENT_STRATEGY",
      subjectId: "settlement_strategy",
    } as const;
    const changes = differences({ strategy: present.live }, { strategy });
    const proposed = await proposeChange(call, db, at, subject, changes);
    if (!proposed.ok || strategy === present.test) return proposed;
    const { statements, entries, answer } = proposed.value;
    const details = { test: strategy };
    return ok({
      statements: [
        writeSetting(db, "settlement_strategy", { ...present, test: strategy }, at),
        ...statements,
      ],
      entries: [
        { action: "settlement_strategy.set", subject: "settlement_strategy", details },
        ...entries,
      ],
      answer,
    });
  });
  return done.ok ? replyOrPropose(await strategyView(call), done.value) : done;
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
  const done = await commit(call, async (db, at) =>
    ok({
      statements: [writeSetting(db, "gateway_fee", gateway_fee, at)],
      entries: [
        { action: "gateway_fee.set", subject: "gateway_fee", details: { value: gateway_fee } },
      ],
      answer: null,
    }),
  );
  return done.ok ? reply(200, { gateway_fee }) : done;
};
