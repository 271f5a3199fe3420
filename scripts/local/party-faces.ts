/**
 * Who the world's merchants and TPPs are, beside their names: logos of our own drawing, made-up
 * companies, and regulators that exist. The world's TPPs are in no register.
 */
const drawing = (colour: string, shapes: string): string =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">` +
      `<rect width="40" height="40" rx="9" fill="${colour}"/>${shapes}</svg>`,
  ).toString("base64");

/** The same logo for every merchant of the world: a shop's awning. */
const awning =
  '<path d="M8 18l3-8h18l3 8z" fill="#fff"/>' +
  '<rect x="11" y="20" width="18" height="11" fill="#fff" fill-opacity="0.7"/>';

/** A name of ASCII, as an address of e-mail has it. */
const domainOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const merchantFace = (name: string) => ({
  logo: drawing("#0e5f55", awning),
  legal_name: `${name} Limited`,
  support_email: `help@${domainOf(name)}.example`,
  support_phone: "+44 20 7946 0142",
});

const ledger =
  '<rect x="10" y="9" width="20" height="22" rx="3" fill="#fff"/>' +
  '<path d="M14 16h12M14 21h12M14 26h7" stroke="#4338ca" stroke-width="2"/>';

export const tppFace = (name: string) => ({
  logo: drawing("#4338ca", ledger),
  legal_name: `${name} GmbH`,
  registration_number: "TEST-10042",
  regulator: "BaFin",
  country: "DE",
  support_email: `help@${domainOf(name)}.example`,
  support_phone: "+49 30 5550 0142",
});
