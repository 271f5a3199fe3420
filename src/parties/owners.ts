/** The receiver of events: a merchant or a TPP. An id is unique among owners of its kind. */
export interface Owner {
  kind: "MERCHANT" | "TPP";
  id: string;
}

/** Before TPPs existed, an owner was stored and sent as the id of a merchant. */
export const upcastOwner = (owner: Owner | string): Owner =>
  typeof owner === "string" ? { kind: "MERCHANT", id: owner } : owner;
