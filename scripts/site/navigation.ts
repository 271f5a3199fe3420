/** The site's pages by reader, in the order in which a reader needs them. */
export interface Section {
  title: string;
  /** Who reads it, and what for: one line on the first page. */
  lead: string;
  /** Files of the repository. A document of docs/openapi becomes a page for each of its tags. */
  sources: readonly string[];
}

export const HOME = "docs/README.md";

const sections: readonly Section[] = [
  {
    title: "Accept payments",
    lead: "For developers of a shop: from the first payment to refunds, webhooks and going live.",
    sources: [
      "docs/guides/accept-payments.md",
      "docs/guides/webhooks.md",
      "docs/guides/refunds.md",
      "docs/guides/errors-and-retries.md",
      "docs/guides/testing.md",
      "docs/guides/going-live.md",
      "docs/merchants.md",
      "docs/sdk.md",
      "docs/cli.md",
      "docs/verify-webhooks.md",
      "docs/openapi/merchant.json",
    ],
  },
  {
    title: "Subscriptions",
    lead: "One approval of the customer, then a charge in each period.",
    sources: ["docs/guides/subscriptions.md", "docs/mandates.md"],
  },
  {
    title: "Accounts and apps",
    lead: "For developers of an app: read accounts with the customer's consent, and pay from them.",
    sources: ["docs/guides/apps.md", "docs/tpps.md", "docs/fapi.md", "docs/openapi/tpp.json"],
  },
  {
    title: "Join as a bank",
    lead: "What a bank builds, proves and operates, at the gateway and at the identity registry.",
    sources: [
      "docs/guides/banks.md",
      "docs/banks.md",
      "docs/banks-account-data.md",
      "docs/conformance.md",
      "docs/conformance-cases.md",
      "docs/openapi/bank.json",
      "docs/guides/join-the-registry.md",
      "docs/registry.md",
      "docs/registry-claims.md",
      "docs/openapi/registry.json",
      "docs/rails.md",
      "docs/openapi/rail.json",
    ],
  },
  {
    title: "Run a gateway",
    lead: "For operators: deploy, enrol, watch, recover, and answer customers.",
    sources: [
      "docs/guides/run-a-gateway.md",
      "docs/deploy.md",
      "docs/upgrading.md",
      "docs/CHANGELOG.md",
      "docs/operators.md",
      "docs/console.md",
      "docs/support-tasks.md",
      "docs/runbook.md",
      "docs/scale.md",
      "docs/cost.md",
      "docs/round-trips.md",
      "docs/keys.md",
      "docs/recovery.md",
      "docs/archive.md",
      "docs/personal-data.md",
      "docs/registry-operators.md",
      "docs/openapi/staff.json",
    ],
  },
  {
    title: "Reference",
    lead: "What every reader looks up: refusals, words, security, and how states follow each other.",
    sources: [
      "docs/errors.md",
      "docs/SECURITY.md",
      "docs/guides/security.md",
      "docs/guides/glossary.md",
      "docs/state-machines.md",
    ],
  },
  {
    title: "The contract",
    lead: "The published standard that all sides build by: each rule is one sentence with a number.",
    sources: [
      "docs/contract/README.md",
      "docs/contract/general.md",
      "docs/contract/payments.md",
      "docs/contract/mandates.md",
      "docs/contract/open-banking.md",
      "docs/contract/registry.md",
      "docs/contract/banks.md",
      "docs/contract/rail-directory.md",
      "docs/contract/administration.md",
      "docs/rules.md",
    ],
  },
  {
    title: "Contribute",
    lead: "How the source is built, tested and decided.",
    sources: [
      "docs/CONTRIBUTING.md",
      "docs/local-world.md",
      "src/README.md",
      "test/README.md",
      "docs/decisions/README.md",
    ],
  },
];

/** The pages that are reached from an index of their own, and stand in no list. */
const isListedElsewhere = (source: string): boolean =>
  source === HOME || /^docs\/decisions\/\d/.test(source);

/** The sections with the files that exist. A file without a place comes last, and a test tells. */
export const placed = (existing: readonly string[]): readonly Section[] => {
  const named = new Set(sections.flatMap(({ sources }) => sources));
  const others = existing.filter((file) => !named.has(file) && !isListedElsewhere(file));
  const kept = sections.map((section) => ({
    ...section,
    sources: section.sources.filter((file) => existing.includes(file)),
  }));
  return others.length > 0 ? [...kept, { title: "More", lead: "", sources: others }] : kept;
};

/** The address of a page: `docs/guides/banks.md` is at /guides/banks/. */
export const addressOf = (source: string): string => {
  const name = source
    .replace(/^docs\/openapi\/(\w+)\.json$/, "reference/$1")
    .replace(/^src\/README\.md$/, "source")
    .replace(/^test\/README\.md$/, "tests")
    .replace(/^docs\//, "")
    .replace(/(^|\/)README\.md$/, "")
    .replace(/\.md$/, "");
  return name === "" ? "/" : `/${name}/`;
};
