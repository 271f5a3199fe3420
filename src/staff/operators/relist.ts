import type { InferOutput } from "valibot";
import * as v from "valibot";
import { orNull, wholeNumber } from "../../base/kernel/answer-words.ts";
import { described, named, text } from "../../base/kernel/fields.ts";
import { formatId } from "../../base/kernel/ids.ts";
import type { Result } from "../../base/kernel/result.ts";
import { type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { ObjectKind } from "../../frame/objects/kinds.ts";
import { type RelistedObject, relistObjects } from "../../frame/objects/relist.ts";
import { ENDPOINTS } from "../../network/webhooks/endpoint-address.ts";
import type { EventKind } from "../../network/webhooks/events.ts";
import { relistEndpoint } from "../../network/webhooks/relist-endpoint.ts";
import { consentAddress } from "../../products/consents/consent-record.ts";
import { mandateAddress } from "../../products/mandates/mandate-record.ts";
import { type AdminCall, changes } from "./administration.ts";

/**
 * After the gateway's database was restored to an earlier time, its lists lack what happened since.
 * The objects have it: the operator's tool names them all, and their rows are written again
 * (docs/decisions/184).
 */
const MOST_OBJECTS = 100;

const states = ["MISSING", "OLDER", "SAME", "EMPTY", "UNOWNED"] as const;

const relisted = v.pipe(
  v.strictObject({
    data: v.array(
      v.strictObject({
        object: text("The object, in hex.", "0".repeat(64)),
        object_id: orNull(v.string(), "Its public id; null if it is empty.", "pay_0123"),
        was: v.picklist(states),
      }),
    ),
    events: wholeNumber("How many rows of events were missing.", 0),
  }),
  named(
    "RelistedObjects",
    "What the lists knew of each object before its rows were written again.",
  ),
);

const objectHex = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, "must be 64 hexadecimal digits"),
  described("The id of an object in hex.", "0".repeat(64)),
);

const requestOf = (bindings: readonly string[]) =>
  v.pipe(
    v.strictObject({
      binding: v.picklist(bindings, `must be one of ${bindings.join(", ")}`),
      objects: v.pipe(
        v.array(objectHex),
        v.minLength(1, `must have 1 to ${MOST_OBJECTS} objects`),
        v.maxLength(MOST_OBJECTS, `must have 1 to ${MOST_OBJECTS} objects`),
      ),
    }),
    named("RelistObjects", "Objects of one namespace.", {
      binding: bindings[0] ?? "",
      objects: ["0".repeat(64)],
    }),
  );

type Relist = AdminCall<InferOutput<ReturnType<typeof requestOf>>>;

/** `kinds`: every kind with a list. `eventKinds`: those whose events are on a list. */
export const relistRoutes = (
  kinds: readonly ObjectKind[],
  eventKinds: readonly EventKind[],
): readonly Route<GatewayEnv>[] => {
  const bindings = [...kinds.map(({ binding }) => binding), ENDPOINTS];
  return [
    route({
      id: "relistObjects",
      method: "POST",
      paths: ["/admin/v1/objects/relist"],
      summary: "Write the rows of objects again, after the database was restored",
      description:
        "Changes no object. MISSING and OLDER rows are as the object has them afterwards; of an " +
        "UNOWNED object the owner must be registered first. It may be repeated beside any load.",
      guard: changes,
      body: requestOf(bindings),
      answers: { 200: relisted },
      step: (call: Relist) =>
        call.body.binding === ENDPOINTS ? relistEndpoints(call, eventKinds) : relist(call, kinds),
    }),
  ];
};

const relist = async (call: Relist, kinds: readonly ObjectKind[]): Promise<Result<Reply>> => {
  const { env, body, correlationId } = call;
  const data = await relistObjects(env, kinds, body.binding, body.objects);
  const present = data.flatMap(({ object_id }) => object_id ?? []);
  await Promise.all(present.map((id) => reindex(env, id, correlationId)));
  return reply(200, { data, events: 0 });
};

/** The customer's own page finds consents and mandates by an index of accounts. */
const reindex = async (env: GatewayEnv, id: string, correlationId: string): Promise<void> => {
  const note = { correlationId, performs: false } as const;
  await consentAddress.byId(env, id)?.act({ type: "reindex" }, note);
  await mandateAddress.byId(env, id)?.act({ type: "reindex" }, note);
};

const relistEndpoints = async (
  { env, body }: Relist,
  eventKinds: readonly EventKind[],
): Promise<Result<Reply>> => {
  let events = 0;
  const data: RelistedObject[] = [];
  // One after another: each may have thousands of events.
  for (const object of body.objects) {
    const missing = await relistEndpoint(env, eventKinds, object).catch(() => null);
    events += missing ?? 0;
    const object_id = missing === null ? null : formatId("ep", object);
    data.push({
      object,
      object_id,
      was: missing === null ? "EMPTY" : missing ? "MISSING" : "SAME",
    });
  }
  return reply(200, { data, events });
};
