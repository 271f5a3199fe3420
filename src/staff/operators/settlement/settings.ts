import type { InferOutput } from "valibot";
import { ok, type Result } from "../../../base/kernel/result.ts";
import { json } from "../../../base/platform/contract.ts";
import { type Reply, type Route, reply, route } from "../../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../../base/platform/env.ts";
import { differences } from "../../../frame/records/fields.ts";
import { readSettings } from "../../../network/parties/administration.ts";
import {
  type NumberSetting,
  selectSettings,
  settingsOf,
  writeSetting,
} from "../../../network/parties/settings.ts";
import {
  type AdminCall,
  changes,
  commit,
  proposeChange,
  reads,
  replyOrPropose,
} from "../administration.ts";
import * as answers from "../answers.ts";
import type { refundLimitRequest, strategyRequest } from "../requests.ts";
import * as requests from "../requests.ts";

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
  const { strategy, reason } = call.body;
  const done = await commit(call, async (db, at) => {
    const { settlement_strategy: present } = settingsOf(await selectSettings(db, {}));
    const subject = {
      subjectKind: "SETTLEMENT_STRATEGY",
      subjectId: "settlement_strategy",
    } as const;
    const changes = differences({ strategy: present.live }, { strategy });
    const proposed = await proposeChange(call, db, at, subject, changes, reason);
    if (!proposed.ok) return proposed;
    const { statements, entries, answer } = proposed.value;
    if (strategy === present.test) return ok({ statements, entries, answer });
    const details = { test: strategy, ...(reason === null ? {} : { reason }) };
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

/** `GET /admin/v1/fees` and `GET /admin/v1/charge-notice`: a number for each mode. */
const readNumbers = (name: NumberSetting) => async (call: AdminCall) => {
  const { [name]: value } = await readSettings(call.env, { fresh: true });
  return reply(200, { [name]: value });
};

/** `PUT /admin/v1/fees` and `PUT /admin/v1/charge-notice`: in force at once in both modes. */
const setNumbers =
  <Name extends NumberSetting>(name: Name) =>
  async (call: AdminCall<Record<Name, Record<Mode, number>>>): Promise<Result<Reply>> => {
    const value = call.body[name];
    const done = await commit(call, async (db, at) =>
      ok({
        statements: [writeSetting(db, name, value, at)],
        entries: [{ action: `${name}.set`, subject: name, details: { value } }],
        answer: null,
      }),
    );
    return done.ok ? reply(200, { [name]: value }) : done;
  };

/** `GET /admin/v1/staff-refund-limit` */
const readRefundLimit = async (call: AdminCall): Promise<Result<Reply>> =>
  reply(200, await limitView(call));

const limitView = async ({ env }: AdminCall) => {
  const { staff_refund_limit } = await readSettings(env, { fresh: true });
  return { staff_refund_limit };
};

/**
 * `PUT /admin/v1/staff-refund-limit`: one person lowers it at once. Raising it lets one person move
 * more live money, so it is proposed (docs/decisions/161).
 */
const setRefundLimit = async (
  call: AdminCall<InferOutput<typeof refundLimitRequest>>,
): Promise<Result<Reply>> => {
  const { staff_refund_limit } = call.body;
  const subjectId = "staff_refund_limit";
  const done = await commit(call, async (db, at) => {
    const present = settingsOf(await selectSettings(db, {})).staff_refund_limit;
    if (staff_refund_limit >= present) {
      const changes = differences({ staff_refund_limit: present }, call.body);
      const subject = { subjectKind: "STAFF_REFUND_LIMIT", subjectId } as const;
      return proposeChange(call, db, at, subject, changes);
    }
    return ok({
      statements: [writeSetting(db, "staff_refund_limit", staff_refund_limit, at)],
      entries: [
        { action: "staff_refund_limit.set", subject: subjectId, details: { staff_refund_limit } },
      ],
      answer: null,
    });
  });
  return done.ok ? replyOrPropose(await limitView(call), done.value) : done;
};

/** The gateway's settings that are numbers. */
const fees = "/admin/v1/fees";
const chargeNotice = "/admin/v1/charge-notice";
const refundLimit = "/admin/v1/staff-refund-limit";

export const settingRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readFees",
    method: "GET",
    paths: [fees],
    summary: "Read the gateway's fee in each mode",
    guard: reads,
    answers: { 200: answers.fees },
    step: readNumbers("gateway_fee"),
  }),
  route({
    id: "setFees",
    method: "PUT",
    paths: [fees],
    summary: "Set the gateway's fee in each mode",
    guard: changes,
    body: requests.feesRequest,
    answers: { 200: answers.fees },
    step: setNumbers("gateway_fee"),
  }),
  route({
    id: "readChargeNotice",
    method: "GET",
    paths: [chargeNotice],
    summary: "Read the notice that charges of mandates need in each mode",
    guard: reads,
    answers: { 200: answers.chargeNotice },
    step: readNumbers("notice_days"),
  }),
  route({
    id: "setChargeNotice",
    method: "PUT",
    paths: [chargeNotice],
    summary: "Set the notice that charges of mandates need in each mode",
    description: "Charges that are announced already keep their date.",
    guard: changes,
    body: requests.chargeNoticeRequest,
    answers: { 200: answers.chargeNotice },
    step: setNumbers("notice_days"),
  }),
  route({
    id: "readRefundLimit",
    method: "GET",
    paths: [refundLimit],
    summary: "Read what staff may refund of a live payment without an approver",
    guard: reads,
    answers: { 200: answers.refundLimit },
    step: readRefundLimit,
  }),
  route({
    id: "setRefundLimit",
    method: "PUT",
    paths: [refundLimit],
    summary: "Set what staff may refund of a live payment without an approver",
    description: "A lower amount is in force at once. A higher one is a proposal (202).",
    guard: changes,
    body: requests.refundLimitRequest,
    answers: { 200: answers.refundLimit, 202: json(answers.unchangedRefundLimit) },
    refusals: ["CHANGE_PENDING"],
    step: setRefundLimit,
  }),
];
