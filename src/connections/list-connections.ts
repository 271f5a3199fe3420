import { consentIndex } from "../aggregate/account-index.ts";
import type { Connection } from "../consents/connection-view.ts";
import { consentById } from "../consents/consent-address.ts";
import type { GatewayEnv } from "../platform/env.ts";
import type { Access } from "./access.ts";

/**
 * Everything in force on the proved account, newest first. Each object says what it is. A consent
 * that has left the account never comes back to it, so a row that is left of it goes.
 */
export const listConnections = async (env: GatewayEnv, access: Access): Promise<Connection[]> => {
  const { mode, payer, proved } = access;
  if (!proved || !payer) return [];
  const { iban } = payer;
  const ids = await consentIndex.idsOn(env, { mode, iban });
  const views = await Promise.all(
    ids.map((id) => consentById(env, id)?.view({ view: "connection", iban, mode })),
  );
  await consentIndex.forget(
    env,
    { mode, iban },
    ids.filter((_, place) => !views[place]?.ok),
  );
  return views
    .flatMap((view) => (view?.ok ? [JSON.parse(view.value) as Connection] : []))
    .sort((one, other) => (one.authorised_at < other.authorised_at ? 1 : -1));
};
