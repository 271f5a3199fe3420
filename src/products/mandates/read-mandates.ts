import { eq } from "drizzle-orm";
import type { Result } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply, replyWith } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { objects } from "../../base/platform/schema.ts";
import { listObjects, ofOwner, withStatus } from "../../frame/objects/list-objects.ts";
import { mandateById } from "./address.ts";
import { mandateKind } from "./kind.ts";
import { isFinalMandate } from "./mandate-machine.ts";
import type { MandateViewer } from "./mandate-record.ts";
import type { MandateFilters, MandatePath } from "./requests.ts";
import type { MandateAnswer } from "./views.ts";

/** GET /mandates/{id}. Another owner's mandate is not found. */
export const readMandateStep = async ({
  env,
  caller,
  path,
}: Call<GatewayEnv, MandateViewer, unknown, MandatePath>): Promise<Result<Reply>> =>
  replyWith(await mandateById(env, path.id)?.view({ view: "mandate", ...mandateViewerOf(caller) }));

/** The caller, in the form that views and commands take. */
export const mandateViewerOf = ({ owner, mode, consent_id }: MandateViewer): MandateViewer => ({
  owner,
  mode,
  consent_id,
});

/** GET /mandates: the owner's, newest first. */
export const listMandatesStep = async ({
  env,
  caller,
  query,
}: Call<GatewayEnv, MandateViewer, unknown, unknown, MandateFilters>): Promise<Result<Reply>> => {
  const viewer = mandateViewerOf(caller);
  const { status, merchant_reference } = query;
  const listed = await listObjects<MandateAnswer>({
    env,
    condition: [
      ...ofOwner(viewer.owner, viewer.mode, mandateKind.kind),
      ...(merchant_reference === undefined ? [] : [eq(objects.reference, merchant_reference)]),
    ],
    filters: [
      { column: objects.status, value: status && !isFinalMandate(status) ? "OPEN" : status },
    ],
    query,
    read: (id) => mandateById(env, id)?.view({ view: "mandate", ...viewer }),
  });
  return listed.ok ? reply(200, withStatus(listed.value, status)) : listed;
};
