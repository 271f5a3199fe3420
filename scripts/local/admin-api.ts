import { requestOk } from "./http.ts";

/** Asks the admin API; the answer must be 2xx. */
export type AdminApi = <Body>(method: string, path: string, body?: object) => Promise<Body>;

/**
 * The admin API of a gateway, with this key. `idempotency_key` in a body makes an interrupted
 * create answer the same record again.
 */
export const adminApi =
  (gateway: string, key: string): AdminApi =>
  (method, path, body = {}) =>
    requestOk(`${gateway}/admin/v1${path}`, {
      method,
      ...(method === "GET" ? {} : { body }),
      headers: { "x-gateway-admin-key": key },
    });
