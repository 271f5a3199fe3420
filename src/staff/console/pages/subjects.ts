/** The page of each kind of object, by the prefix of its id. */
const places: Readonly<Record<string, string>> = {
  ps: "payments",
  pay: "payments",
  chg: "payments",
  mnd: "mandates",
  cns: "consents",
  po: "payment-orders",
  mer: "merchants",
  tpp: "tpps",
  bnk: "banks",
  ep: "endpoints",
};

/** Where the object of an id is shown, if it has a page. */
export const placeOf = (id: string | null): { href?: string } => {
  const place = places[id?.split("_")[0] ?? ""];
  return place ? { href: `/console/${place}/${id}` } : {};
};
