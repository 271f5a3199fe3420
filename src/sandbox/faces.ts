/**
 * What customers recognise the sandbox's banks, merchants and apps by: names, colours and logos of
 * our own drawing, made-up companies, and regulators that exist. A logo is an SVG of plain shapes,
 * as the gateway takes them (P3.23).
 */
interface Face {
  short_name: string;
  colour: string;
  /** In base64. */
  logo: string;
  support_email: string;
  support_phone: string;
}

const drawing = (colour: string, shapes: string): string =>
  btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">` +
      `<rect width="40" height="40" rx="9" fill="${colour}"/>${shapes}</svg>`,
  );

/** A peak with its ridge. */
const alphaShapes =
  '<path d="M7 30 20 9l13 21h-6.5L20 19.5 13.5 30z" fill="#fff"/>' +
  '<path d="M16.5 30 20 24l3.5 6z" fill="#ffc857"/>';

/** Northern lights above the horizon. */
const borealisShapes =
  '<path d="M9 25c2-9 5-14 8-16 0 6-2 11-3 16z" fill="#7ef0c5"/>' +
  '<path d="M17 25c1-8 4-13 7-15 1 6-1 10-2 15z" fill="#b8f7e0"/>' +
  '<path d="M25 25c1-6 3-9 6-11 0 4-1 7-2 11z" fill="#7ef0c5"/>' +
  '<rect x="7" y="28" width="26" height="3" rx="1.5" fill="#fff"/>';

export const faces: Readonly<Record<string, Face>> = {
  alpha: {
    short_name: "Alpha",
    colour: "#1f3a8a",
    logo: drawing("#1f3a8a", alphaShapes),
    support_email: "help@alpha.example",
    support_phone: "+49 30 5550 0100",
  },
  borealis: {
    short_name: "Borealis",
    colour: "#123f4a",
    logo: drawing("#123f4a", borealisShapes),
    support_email: "help@borealis.example",
    support_phone: "+44 20 7946 0100",
  },
};

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

const tppFace = (name: string) => ({
  logo: drawing("#4338ca", ledger),
  legal_name: `${name} GmbH`,
  registration_number: "TEST-10042",
  regulator: "BaFin",
  country: "DE",
  support_email: `help@${domainOf(name)}.example`,
  support_phone: "+49 30 5550 0142",
});

/** The world's apps, by name. They are in no register. */
export const tppFaces = Object.fromEntries(
  ["Pocket Ledger", "Harbour Accounting", "Coin Jar"].map((name) => [name, tppFace(name)]),
);
