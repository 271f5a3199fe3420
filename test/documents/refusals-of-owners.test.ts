import { describe, expect, it } from "vitest";
import { paymentSentencesOf } from "../../src/approvals/page/locales/index.ts";
import { type ProblemCode, problem, problemMessage } from "../../src/base/kernel/problems.ts";
import type { RouteContract } from "../../src/base/platform/contract.ts";
import { type Locale, locales } from "../../src/frame/pages/locale.ts";
import { connectionsSentencesOf } from "../../src/products/connections/locales/index.ts";
import { connectionRoutes } from "../../src/products/connections/routes.ts";
import {
  consentApprovalRoutes,
  failedAuthorisation,
} from "../../src/products/consents/approval-routes.ts";
import { consentSentencesOf } from "../../src/products/consents/locales/index.ts";
import {
  failedMandate,
  mandateApprovalRoutes,
} from "../../src/products/mandates/approval-routes.ts";
import { mandateSentencesOf } from "../../src/products/mandates/locales/index.ts";
import {
  failedOrder,
  orderApprovalRoutes,
} from "../../src/products/payment-orders/approval-routes.ts";
import { orderSentencesOf } from "../../src/products/payment-orders/locales/index.ts";
import { failedSession } from "../../src/products/payments/answers.ts";
import { paymentRoutes } from "../../src/products/payments/routes.ts";
import { list, read } from "../house/source.ts";

/**
 * A refusal speaks of what was refused: nobody who allows a mandate or shares accounts reads of a
 * payment, and nobody is told to start something else.
 */
type Rows = readonly { contract: RouteContract }[];
type Words = Readonly<Partial<Record<string, string>>>;

interface Owner {
  /** The codes of the customer's steps, and those with which they fail for good. */
  refusals: ProblemCode[];
  failures: readonly ProblemCode[];
  page(locale: Locale): { problems: Words; failures?: Words };
  /** The folder in which it is decided. */
  folder: string;
  /** What no sentence of this owner says, in any language. */
  alien: RegExp;
}

const refusalsOf = (rows: Rows): ProblemCode[] => [
  ...new Set(rows.flatMap(({ contract }) => contract.refusals)),
];

const failuresOf = (schema: {
  entries: { error: { entries: { code: { options: readonly ProblemCode[] } } } };
}) => schema.entries.error.entries.code.options;

const paid =
  /(this|the|new) payment\b|(was|been) paid|pay (again|from)|(ce|le|nouveau) paiement|été payé|(este|el|nuevo) pago\b|se ha pagado|الدفعة|لم يُدفع/iu;
const otherThings = /mandate|start a new|nouveau mandat|mandato|تفويض/iu;
const merchantSteps = /^\/payments\/sessions\/:id\/(resolve-payer|select-auth|confirm)$/;

const owners: Record<string, Owner> = {
  payment: {
    refusals: refusalsOf(
      paymentRoutes([]).filter(({ contract }) => merchantSteps.test(contract.paths[0] ?? "")),
    ),
    failures: failuresOf(failedSession),
    page: paymentSentencesOf,
    folder: "payments",
    alien: otherThings,
  },
  consent: {
    refusals: refusalsOf(consentApprovalRoutes),
    failures: failuresOf(failedAuthorisation),
    page: consentSentencesOf,
    folder: "consents",
    alien: paid,
  },
  mandate: {
    refusals: refusalsOf(mandateApprovalRoutes),
    failures: failuresOf(failedMandate),
    page: mandateSentencesOf,
    folder: "mandates",
    alien: paid,
  },
  order: {
    refusals: refusalsOf(orderApprovalRoutes),
    failures: failuresOf(failedOrder),
    page: orderSentencesOf,
    folder: "payment-orders",
    alien: otherThings,
  },
  access: {
    refusals: refusalsOf(connectionRoutes),
    failures: [],
    page: connectionsSentencesOf,
    folder: "connections",
    alien: paid,
  },
};

/** Failures of charges, which the schema of payments lists too. */
const ofCharges = ["MANDATE_NOT_ACTIVE", "MANDATE_REVOKED"];

/** The sentences that a product says in place of the catalogue's. */
const ownSentences = (folder: string): string[] => {
  const files = list(`src/products/${folder}/**/*.ts`);
  expect(files.length).toBeGreaterThan(5);
  return files.flatMap((path) =>
    [...read(path).matchAll(/\bmessage(?: =|:)\s*"([^"]+)"/g)].map(([, sentence = ""]) => sentence),
  );
};

// @rule G2.10
describe.each(Object.entries(owners))("a refusal of a %s", (name, owner) => {
  const failures = owner.failures.filter((code) => name === "mandate" || !ofCharges.includes(code));

  it("is of a step", () => {
    expect(owner.refusals.length).toBeGreaterThan(5);
  });

  it.each(owner.refusals)("speaks of it in the API: %s", (code) => {
    expect(problemMessage(problem(code))).not.toMatch(owner.alien);
  });

  it.each(failures)("speaks of it in the API when it has failed: %s", (code) => {
    expect(problemMessage(problem(code, { final: true }))).not.toMatch(owner.alien);
    expect(problemMessage(problem(code, { final: true }))).not.toMatch(/\bkey\b/);
  });

  it("speaks of it where it has a sentence of its own", () => {
    expect(ownSentences(owner.folder).filter((sentence) => owner.alien.test(sentence))).toEqual([]);
  });

  it.each(locales)("speaks of it on its page: %s", (locale) => {
    const { problems, failures: reasons = {} } = owner.page(locale);
    const shown = [
      ...owner.refusals.map((code) => [code, problems[code] ?? problems.INTERNAL]),
      ...failures.map((code) => [code, reasons[code] ?? ""]),
    ];
    expect(shown.filter(([, sentence]) => owner.alien.test(sentence ?? ""))).toEqual([]);
  });
});
