import type { RouteContract } from "../../src/base/platform/contract.ts";

/** The callers of the registry, as far as guards tell them apart. */
export type Kind =
  | "nobody"
  | "bad lookup key"
  | "gateway"
  | "bank"
  | "other bank"
  | "owner"
  | "operator"
  | "approver"
  | "support";

const staff: readonly Kind[] = ["owner", "operator", "approver", "support"];
const changers: readonly Kind[] = ["owner", "operator"];
const banks: readonly Kind[] = ["bank", "other bank"];
const anyone: readonly Kind[] = ["nobody", "bad lookup key", "gateway", ...banks, ...staff];

/** Lookups are public, but a gateway's or bank's key that is shown must be valid. */
const lookups = anyone.filter((kind) => kind !== "bad lookup key");

/** Who may ask which routes. The first line that fits holds; a route that fits none fails. */
const table: readonly [method: string, address: RegExp, admitted: readonly Kind[]][] = [
  ["GET", /^\/identity\/(resolve\/:alias|banks)$/, lookups],
  ["GET", /^\/identity\/audit\/heads$/, anyone],
  ["GET", /^\/(healthz|readyz)$/, anyone],
  ["GET", /^\/metrics$/, staff],
  ["*", /^\/identity\/(customer|assets)(\/|$)/, anyone],
  ["DELETE", /^\/identity\/handles\/:alias$/, [...banks, ...changers]],
  ["*", /^\/identity\/(handles|claims|customer-sessions)(\/|:|$)/, banks],
  ["*", /^\/identity\/banks\/:handle\//, ["bank"]],
  ["POST", /^\/admin\/v1\/admin-keys\/:key_id\/approve$/, ["approver"]],
  ["*", /^\/admin\/v1\/(admin-keys|people)(\/|$)/, ["owner"]],
  ["POST", /^\/admin\/v1\/approvals\/:proposal_id\/(approve|reject)$/, ["approver"]],
  ["POST", /^\/admin\/v1\/claims\/:claim_id\/approve$/, ["approver"]],
  ["GET", /^\/admin\/v1\/lookups$/, changers],
  ["GET", /^\/admin\/v1\//, staff],
  ["*", /^\/admin\/v1\//, changers],
];

const lineOf = ({ method, paths }: RouteContract) =>
  table.findIndex(([of, address]) => (of === "*" || of === method) && address.test(paths[0] ?? ""));

/** Null if no line fits. */
export const admittedTo = (row: RouteContract): readonly Kind[] | null =>
  table[lineOf(row)]?.[2] ?? null;

/** The lines that hold for no route. */
export const needlessLines = (rows: readonly RouteContract[]): string[] => {
  const used = new Set(rows.map(lineOf));
  return table.flatMap(([method, address], at) => (used.has(at) ? [] : [`${method} ${address}`]));
};
