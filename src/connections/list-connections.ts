import { consentsOf } from "../consents/account-index.ts";
import type { Connection } from "../consents/connection-view.ts";
import { consentById } from "../consents/consent-address.ts";

import type { GatewayEnv } from "../platform/env.ts";
import type { Access } from "./access.ts";

/** Everything in force on the proved account, newest first. Each object says what it is. */
export const listConnections = async (env: GatewayEnv, access: Access): Promise<Connection[]> => {
  const { mode, payer, proved } = access;
  if (!proved || !payer) return [];
  const { iban } = payer;
  const ids = await consentsOf(env, mode, iban);
  const views = await Promise.all(
    ids.map((id) => consentById(env, id)?.view({ view: "connection", iban, mode })),
  );
  return views
    .flatMap((view) => (view?.ok ? [JSON.parse(view.value) as Connection] : []))
    .sort((one, other) => (one.authorised_at < other.authorised_at ? 1 : -1));
};
