/** The receiver of events: a merchant or a TPP. An id is unique among owners of its kind. */
export interface Owner {
  kind: "MERCHANT" | "TPP";
  id: string;
}
