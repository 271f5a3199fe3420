/** What a key of the operator's staff may do: support reads, an operator changes, an owner both. */
export type AdminRole = "owner" | "operator" | "support";
