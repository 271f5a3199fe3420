import type { InferOutput } from "valibot";
import type { Result } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply, replyWith } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { objects } from "../../base/platform/schema.ts";
import { listObjects, ofOwner, withStatus } from "../../frame/objects/list-objects.ts";
import { consentById } from "./address.ts";
import { consentKind } from "./kind.ts";
import type { ConsentPath, ownConsentFilters } from "./requests.ts";
import { type TppCaller, tppViewerOf } from "./tpp-caller.ts";
import type { ConsentAnswer } from "./views.ts";

type ConsentCall = Call<GatewayEnv, TppCaller, unknown, ConsentPath>;

/** GET /ob/consents/{id}. Another TPP's consent is not found. */
export const readConsentStep = async ({ env, caller, path }: ConsentCall): Promise<Result<Reply>> =>
  replyWith(await consentById(env, path.id)?.view({ view: "consent", ...tppViewerOf(caller) }));

type Filters = InferOutput<typeof ownConsentFilters>;

/** GET /ob/consents: the TPP's consents, newest first. */
export const listConsentsStep = async ({
  env,
  caller,
  query,
}: Call<GatewayEnv, TppCaller, unknown, unknown, Filters>): Promise<Result<Reply>> => {
  const { tpp_id, mode } = caller.tpp;
  const { status, bank_handle } = query;
  const listed = await listObjects<ConsentAnswer>({
    env,
    condition: ofOwner({ kind: "TPP", id: tpp_id }, mode, consentKind.kind),
    filters: [
      { column: objects.status, value: status },
      { column: objects.bankHandle, value: bank_handle },
    ],
    query,
    read: (id) => consentById(env, id)?.view({ view: "consent", tpp_id, mode }),
  });
  return listed.ok ? reply(200, withStatus(listed.value, status)) : listed;
};
