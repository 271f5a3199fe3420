import { type Locale, languages, locales } from "../../src/frame/pages/locale.ts";
import { type CustomerPageModel, customerPage } from "../../src/registry/pages/customer-page.tsx";
import { busyPage, gonePage, landingPage } from "../../src/registry/pages/frame.tsx";
import type { Choice } from "../../src/registry/schema.ts";
import type { ShownPage } from "./pages.ts";

/** The registry's pages for customers, who are at Alpha Bank, in every state and language. */
const AT = Date.UTC(2026, 10, 28, 9, 30);

type Link = CustomerPageModel["links"][number];

const own: Link = {
  ...{ realm: "live", handleId: "h_1", bankId: "b_alpha", accountRef: "acc_1" },
  ...{ bankHandle: "alpha", bankName: "Alpha Bank", currency: "USD", accountType: "CURRENT" },
  ...{ maskedIban: "DE•• •••• 0300", capabilities: [], status: "LINKED", visibility: "PUBLIC" },
  ...{ isDefault: true, isPayerDefault: false, isPayeeDefault: false, isBankDefault: true },
  ...{ bankSuspension: null, operatorSuspension: null, unlinkReason: null, bucket: "0" },
  ...{ linkedAt: AT, createdAt: AT, dueAt: null },
} as Link;
const savings: Link = {
  ...{ ...own, accountRef: "acc_2", accountType: "SAVINGS" },
  ...{ maskedIban: "DE•• •••• 7712", isDefault: false, isBankDefault: false },
};
const elsewhere: Link = {
  ...{ ...savings, accountRef: "acc_3", bankId: "b_borealis" },
  ...{ bankHandle: "borealis", bankName: "Borealis Bank", maskedIban: "FR•• •••• 4410" },
};
const waiting: Link = { ...elsewhere, status: "PENDING_CONFIRMATION", linkedAt: null };
const unlabelled: Link = { ...waiting, accountType: null, maskedIban: null, currency: null };

const back: CustomerPageModel["back"] = {
  ...{ url: "https://alpha.example/done", bankName: "Alpha Bank", result: "LEFT" },
};
const done = (choice: Choice): State => ({
  notice: { kind: "done", chosen: { ...choice, bank_name: "Borealis Bank" } },
  session: { ...session, hasChosen: true },
  back: { url: "https://alpha.example/done", bankName: "Alpha Bank", result: "DONE" },
});

const session: CustomerPageModel["session"] = {
  ...{ realm: "live", bankName: "Alpha Bank", millisecondsLeft: 12 * 60_000, hasChosen: false },
};

interface State extends Partial<Omit<CustomerPageModel, "links">> {
  links?: readonly Link[];
}

type Notice = NonNullable<CustomerPageModel["notice"]>;
type ProblemName = Extract<Notice, { kind: "problem" }>["is"];

const problem = (is: ProblemName, typed?: string): State => ({
  notice: { kind: "problem", is, typed },
});

const states: Record<string, State> = {
  accounts: {},
  "no-account": { links: [] },
  "test-mode": { session: { ...session, realm: "test", millisecondsLeft: 60_000 } },
  waiting: { links: [own, waiting], purpose: "CONFIRM_LINK", back },
  "waiting-unnamed": { links: [own, unlabelled], purpose: "CONFIRM_LINK", back },
  "hidden-and-suspended": {
    links: [
      { ...own, visibility: "GATEWAYS" },
      { ...savings, status: "SUSPENDED" },
      { ...elsewhere, isPayeeDefault: true },
    ],
  },
  confirmed: done({ does: "confirm", account_ref: "acc_3" }),
  rejected: { ...done({ does: "reject", account_ref: "acc_9" }), links: [own] },
  "default-chosen": done({ does: "default", account_ref: "acc_2", kind: "PAYEE" }),
  hidden: done({ does: "visibility", account_ref: "acc_1", visibility: "GATEWAYS" }),
  renamed: { ...done({ does: "username", username: "ada" }), back: null },
  taken: problem("taken", "support"),
  "invalid-name": problem("invalid_name", "a b"),
  "too-soon": problem("too_soon", "ada"),
  "not-possible": problem("not_possible"),
};

const homeOf = (locale: Locale, { links = [own, savings, elsewhere], ...state }: State) =>
  customerPage({
    ...{ locale, dateLocale: languages[locale].intlLocale, session, alias: "ada.lovelace", links },
    situation: { bankId: "b_alpha", handle: { sponsorBankId: "b_alpha" }, links },
    ...{ formToken: "t", notice: null, purpose: null, back: null, ...state },
  });

export const registryPages = async (): Promise<ShownPage[]> => {
  const answers = locales.flatMap((locale): [Locale, string, Response][] => [
    [locale, "landing", landingPage(locale, back)],
    [locale, "gone", gonePage(locale, back)],
    [locale, "busy", busyPage(locale, 30)],
    ...Object.entries(states).map(([name, state]): [Locale, string, Response] => [
      locale,
      name,
      homeOf(locale, state),
    ]),
  ]);
  return Promise.all(
    answers.map(async ([locale, state, answer]) => {
      return { kind: "registry", state, locale, html: await answer.text() };
    }),
  );
};
