import type { Asked, Lie, Said } from "./lying-rail.ts";

/** What breaks one rule each, and the case that is named for it. */
type Fault = readonly [fault: string, id: string, lie: Lie];
type Json = Record<string, unknown>;

/** Changes an answer about a movement that is final. */
const ofFinal = (changes: (body: Json) => Json): Lie => ({
  answer: ({ status, body }) => ({
    status,
    body: "rail_ref" in (body ?? {}) && body.status !== "IN_FLIGHT" ? changes(body) : body,
  }),
});

const ofReport = (changes: (body: Json) => Json): Lie => ({
  report: ({ key, body }) => ({ key, body: changes(body) }),
});

/** Says another status. */
const saying = (wrong: string, right: string): Lie => ({
  answer: (said) => (said.body?.status === right ? change(said, { status: wrong }) : said),
});

const change = ({ status, body }: Said, changes: Json): Said => ({
  status,
  body: { ...body, ...changes },
});

const answering =
  (isMeant: (asked: Asked) => boolean, instead: (asked: Asked) => Said | null | "CUT") =>
  (said: Said, asked: Asked) =>
    isMeant(asked) ? instead(asked) : said;

const isStrange = ({ body }: Asked): boolean => "conformance_member" in (body ?? {});

/** Those that rail and directory share. */
const ofQuestions = (name: string, statement: Said, incomplete: string): Fault[] => [
  ["accepts a wrong key", `${name}-102`, { ask: ({ key }, right) => ({ key: key && right }) }],
  [
    "accepts a question without a key",
    `${name}-103`,
    { ask: ({ key }, right) => ({ key: key ?? right }) },
  ],
  [
    "refuses members that it does not know",
    `${name}-104`,
    { answer: answering(isStrange, () => ({ status: 400, body: {} })) },
  ],
  [
    "makes a statement about what is not JSON",
    `${name}-111`,
    {
      answer: answering(
        ({ body }) => body === null,
        () => statement,
      ),
    },
  ],
  [
    "makes a statement about an incomplete question",
    `${name}-112`,
    {
      answer: answering(
        ({ text }) => text === incomplete,
        () => statement,
      ),
    },
  ],
  [
    "takes questions in one piece only",
    `${name}-121`,
    {
      answer: answering(
        ({ pieces }) => pieces > 1,
        () => ({ status: 400, body: {} }),
      ),
    },
  ],
];

const orders = ["debtor_iban", "creditor_iban"] as const;
const swapped = (body: Json): Json => {
  const [debtor, creditor] = orders;
  return { ...body, [debtor]: body[creditor], [creditor]: body[debtor] };
};

export const faultyRails: readonly Fault[] = [
  ...ofQuestions("RAIL", { status: 200, body: { end_to_end_id: "", status: "NOT_FOUND" } }, "{}"),
  [
    "answers the repeats of a question with another status",
    "RAIL-123",
    {
      answer: (said, { repeats }) =>
        said.body?.status === "NOT_FOUND" && repeats > 0
          ? change(said, { status: "IN_FLIGHT" })
          : said,
    },
  ],
  ["says IN_FLIGHT of what it never heard of", "RAIL-201", saying("IN_FLIGHT", "NOT_FOUND")],
  [
    "hears late of what a bank submitted",
    "RAIL-211",
    {
      answer: (said, { repeats, body }) =>
        "rail_ref" in (said.body ?? {}) && repeats === 0
          ? { status: 200, body: { end_to_end_id: body?.end_to_end_id, status: "NOT_FOUND" } }
          : said,
    },
  ],
  ["says REJECTED of what was credited", "RAIL-212", saying("REJECTED", "CREDITED")],
  [
    "answers with another amount",
    "RAIL-213",
    ofFinal((body) => ({ ...body, amount: Number(body.amount) + 1 })),
  ],
  [
    "answers with a reference of its own",
    "RAIL-214",
    ofFinal((body) => ({ ...body, originator_ref: body.rail_ref })),
  ],
  ["answers with payer and payee the wrong way round", "RAIL-215", ofFinal(swapped)],
  [
    "has another rail_ref for each question",
    "RAIL-216",
    {
      answer: (said, { nth }) =>
        said.body?.status === "CREDITED" ? change(said, { rail_ref: `RAIL-${nth}` }) : said,
    },
  ],
  [
    "tells a gateway of the movements of another",
    "RAIL-217",
    { ask: ({ key }, right) => (key?.startsWith("gk_") ? { key: right } : {}) },
  ],
  ["says CREDITED of what went back", "RAIL-221", saying("CREDITED", "REJECTED")],
  ["reports nothing", "RAIL-301", { report: () => null }],
  [
    "reports with another key",
    "RAIL-302",
    { report: ({ body }) => ({ key: "rk_of_another_rail", body }) },
  ],
  [
    "reports further members",
    "RAIL-303",
    ofReport((body) => ({ ...body, payer_name: "Amira Haddad" })),
  ],
  ["reports another currency", "RAIL-304", ofReport((body) => ({ ...body, currency: "EUR" }))],
  [
    "reports a reference of its own",
    "RAIL-305",
    ofReport((body) => ({ ...body, originator_ref: body.rail_ref })),
  ],
  ["reports payer and payee the wrong way round", "RAIL-306", ofReport(swapped)],
  ["reports another fee", "RAIL-307", ofReport((body) => ({ ...body, settlement_fee: 11 }))],
  ["reports once, whatever is answered", "RAIL-311", { isDeaf: true }],
  [
    "reports CREDITED of what went back",
    "RAIL-321",
    ofReport((body) => (body.status === "REJECTED" ? { ...body, status: "CREDITED" } : body)),
  ],
  ["never answers one question", "RAIL-991", { answer: answering(isStrange, onceOnly(null)) }],
  ["cuts one answer off", "RAIL-992", { answer: answering(isStrange, onceOnly("CUT")) }],
  ["reports CREDITED, and then REJECTED", "RAIL-993", { afterwards: { status: "REJECTED" } }],
];

/** The repeat of the question is answered. */
function onceOnly(loss: null | "CUT") {
  return ({ repeats, body }: Asked): Said | null | "CUT" => {
    const { end_to_end_id } = body ?? {};
    return repeats === 0 ? loss : { status: 200, body: { end_to_end_id, status: "NOT_FOUND" } };
  };
}

const isOf = (asked: Asked, type: string): boolean => asked.body?.type === type;
const unknown: Said = { status: 404, body: {} };
const isFound = (said: Said): boolean => said.status === 200;

/** Asks about something else instead. */
const instead = (isMeant: (asked: Asked) => boolean, type: string, value: string): Lie => ({
  ask: (asked) => (isMeant(asked) ? { text: JSON.stringify({ type, value }) } : {}),
});

const isPattern = ({ body }: Asked): boolean => /[%*]/.test(String(body?.value));

export const faultyDirectories = (account: {
  iban: string;
  alias: string;
  other: string;
}): readonly Fault[] => [
  ...ofQuestions("DIRECTORY", unknown, '{"type":"IBAN"}'),
  [
    "knows no account",
    "DIRECTORY-201",
    { answer: (said, asked) => (isOf(asked, "IBAN") && isFound(said) ? unknown : said) },
  ],
  [
    "answers with another IBAN",
    "DIRECTORY-202",
    {
      answer: (said, asked) =>
        isOf(asked, "IBAN") && isFound(said) ? change(said, { iban: account.other }) : said,
    },
  ],
  [
    "answers with another institution",
    "DIRECTORY-203",
    {
      answer: (said, asked) =>
        isOf(asked, "IBAN") && isFound(said)
          ? change(said, { institution_code: "OTHRDEFFXXX" })
          : said,
    },
  ],
  [
    "knows no names",
    "DIRECTORY-211",
    { answer: (said, asked) => (isOf(asked, "ALIAS") && isFound(said) ? unknown : said) },
  ],
  [
    "leads from the name to another account",
    "DIRECTORY-212",
    {
      answer: (said, asked) =>
        isOf(asked, "ALIAS") && isFound(said) ? change(said, { iban: account.other }) : said,
    },
  ],
  [
    "finds every account",
    "DIRECTORY-221",
    instead(
      ({ body }) => body?.type === "IBAN" && String(body.value).startsWith("NO"),
      "IBAN",
      account.iban,
    ),
  ],
  [
    "finds every name",
    "DIRECTORY-222",
    instead(({ body }) => String(body?.value).startsWith("none."), "ALIAS", account.alias),
  ],
  ["takes patterns", "DIRECTORY-231", instead(isPattern, "ALIAS", account.alias)],
  [
    "finds names by their beginning",
    "DIRECTORY-232",
    instead(
      (asked) => isOf(asked, "ALIAS") && account.alias.slice(0, -1) === asked.body?.value,
      "ALIAS",
      account.alias,
    ),
  ],
  [
    "finds an IBAN as a name",
    "DIRECTORY-233",
    instead(
      (asked) => isOf(asked, "ALIAS") && asked.body?.value === account.iban,
      "IBAN",
      account.iban,
    ),
  ],
  [
    "says 404 to a type that it does not have",
    "DIRECTORY-234",
    { answer: (said, asked) => (isOf(asked, "SHOE_SIZE") ? unknown : said) },
  ],
];
