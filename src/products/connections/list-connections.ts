import type { Result } from "../../base/kernel/result.ts";
import { type Call, type Reply, reply } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import {
  type AccountIndex,
  consentIndex,
  mandateIndex,
} from "../../frame/objects/account-index.ts";
import { consentById } from "../consents/consent-record.ts";
import type { Connection } from "../consents/views.ts";
import { mandateById } from "../mandates/mandate-record.ts";
import type { MandateConnection } from "../mandates/views.ts";
import { type Access, accessChallengeView, accessField, accessStepOf } from "./access.ts";

/** The consents and mandates in force on an account. */
export interface Connections {
  /** The consents. */
  connections: Connection[];
  mandates: MandateConnection[];
}

/**
 * Everything in force on the proved account, newest first. Each object says what it is.
 * @rule O6.8
 */
export const listConnections = async (env: GatewayEnv, access: Access): Promise<Connections> => {
  const { mode, payer, proved } = access;
  if (!proved || !payer) return { connections: [], mandates: [] };
  const account = { mode, iban: payer.iban };
  const view = { view: "connection", ...account } as const;
  const [connections, mandates] = await Promise.all([
    readAll<Connection>(env, consentIndex, account, (id) => consentById(env, id)?.view(view)),
    readAll<MandateConnection>(env, mandateIndex, account, (id) =>
      mandateById(env, id)?.view(view),
    ),
  ]);
  return {
    connections: newestFirst(connections, ({ authorised_at }) => authorised_at),
    mandates: newestFirst(mandates, ({ activated_at }) => activated_at),
  };
};

/**
 * What the index names, as far as it is still on the account. An object that has left the account
 * never comes back to it, so a row that is left of it goes.
 */
const readAll = async <Shown>(
  env: GatewayEnv,
  index: AccountIndex,
  account: { mode: Mode; iban: string },
  read: (id: string) => PromiseLike<Result<string> | null> | undefined,
): Promise<Shown[]> => {
  const ids = await index.idsOn(env, account);
  const views = await Promise.all(ids.map(read));
  const gone = ids.filter((_, place) => !views[place]?.ok);
  await index.forget(env, account, gone);
  return views.flatMap((view) => (view?.ok ? [JSON.parse(view.value) as Shown] : []));
};

const newestFirst = <Shown>(list: Shown[], since: (shown: Shown) => string): Shown[] =>
  list.sort((one, other) => (since(one) < since(other) ? 1 : -1));

/** A step of the page of a customer's connections. */
export type AccessCall<Body = unknown> = Call<GatewayEnv, Access, Body>;

const noList = { connections: null, mandates: null };

/** Every step answers with the state after it, and the browser keeps that state. */
export const answerAccess = async (
  { env }: Pick<AccessCall, "env">,
  access: Access,
): Promise<Result<Reply>> => {
  const step = accessStepOf(access);
  const list = step === "LIST" ? await listConnections(env, access) : noList;
  const challenge = accessChallengeView(access);
  const headers = { "set-cookie": await accessField(env, access) };
  return reply(200, { step, challenge, ...list }, headers);
};
