import { type Answer, ask, askAdmin } from "../workers/gateway-worker.ts";

interface List {
  name: string;
  read(): Promise<Answer>;
}

/** The lists that are read from the operator's database: this merchant's and the operator's. */
export const listsOf = (merchantId: string, headers: Record<string, string>): List[] => [
  ...["payments/sessions", "events"].map((name) => ({
    name,
    read: () => ask("GET", `/api/v1/${name}?limit=100`, headers),
  })),
  ...["banks", "merchants", "keys", "admin-keys", "reconciliation", "audit"].map((name) => ({
    name,
    read: () => askAdmin("GET", `${name.replace(/^keys/, `merchants/${merchantId}/$&`)}?limit=100`),
  })),
];
