import type { Child } from "hono/jsx";
import { Detail, type ScaPage } from "../../approvals/page/approval-page.tsx";
import { formatMoney } from "../../base/kernel/money.ts";
import { Ltr, phrase } from "../../frame/pages/document.tsx";
import type { PluralSentences } from "../../frame/pages/locale.ts";
import type { ShownTerms } from "./decide/approval.ts";
import type { MandateSentences } from "./locales/en.ts";

/** The terms of a mandate in plain words: amounts, frequency, first and last day. */
interface TermsPage extends Pick<ScaPage, "say" | "intlLocale" | "dateLocale" | "now"> {
  words: Pick<MandateSentences, "headline" | "terms" | "change" | "every">;
}

/** The most of a period, in large letters. ON_DEMAND has one period, from start to end. */
export const headlineOf = (page: TermsPage, terms: ShownTerms): Child[] => {
  const { at_most, in_total } = page.words.headline;
  const money = moneyOf(page, terms.max_amount_per_period, terms);
  if (terms.frequency === "ON_DEMAND") return page.say(in_total, { money });
  const sentence = terms.amount_type === "FIXED" ? "{money} {every}" : at_most;
  return page.say(sentence, { money, every: everyOf(page, terms) });
};

/** What a period usually costs, as the owner says. */
export const usualOf = (page: TermsPage, terms: ShownTerms, usual: number): Child[] => {
  const values = { money: moneyOf(page, usual, terms), every: everyOf(page, terms) };
  return page.say(page.words.headline.usually, values);
};

/** The most of a period, beside what is usual. */
export const mostOf = (page: TermsPage, terms: ShownTerms): Child[] =>
  page.say(page.words.headline.never_more, {
    money: moneyOf(page, terms.max_amount_per_period, terms),
  });

/** The terms below the headline, which it does not repeat. */
export const TermsList = ({ page, terms }: { page: TermsPage; terms: ShownTerms }) => (
  <>
    {factsOf(page, terms, true).map(([name, facts]) => (
      <Detail name={name}>
        <Facts facts={facts} />
      </Detail>
    ))}
  </>
);

/** The earlier terms beside the new ones. Differences are bold. */
export const TermsChange = (props: { page: TermsPage; earlier: ShownTerms; terms: ShownTerms }) => {
  const { page, earlier, terms } = props;
  const { change } = page.words;
  const before = factsOf(page, earlier);
  return (
    <table class="change">
      <thead>
        <tr>
          <th scope="col">{change.old}</th>
          <th scope="col">{change.new}</th>
        </tr>
      </thead>
      {factsOf(page, terms).map(([name, facts], place) => {
        const old = <Facts facts={before[place]?.[1] ?? []} />;
        const next = <Facts facts={facts} />;
        return (
          <tbody>
            <tr>
              <th scope="rowgroup" colspan={2}>
                {name}
              </th>
            </tr>
            <tr>
              <td>{old}</td>
              <td class={String(next) === String(old) ? undefined : "changed"}>{next}</td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
};

const Facts = ({ facts }: { facts: Child[][] }) => (
  <>
    {facts.map((fact) => (
      <span class="fact">{fact}</span>
    ))}
  </>
);

/** Each fact by its name, in the same order for every mandate. */
const factsOf = (
  page: TermsPage,
  terms: ShownTerms,
  belowHeadline = false,
): [string, Child[][]][] => {
  const { words, say } = page;
  const { terms: names } = words;
  const { from, until, time_zone } = terms;
  const money = moneyOf(page, terms.amount, terms);
  const each = terms.amount_type === "FIXED" ? names.exactly : names.at_most_each;
  const limits = limitsOf(page, terms, belowHeadline);
  return [
    [names.each, [say(each, { money })]],
    ...(belowHeadline && limits.length === 0
      ? []
      : [[names.limits, limits] satisfies [string, Child[][]]]),
    [names.collection, [collectionOf(page, terms)]],
    [names.from, [from === null ? [names.on_approval] : [dateOf(page, from)]]],
    [
      names.until,
      [until === null ? [names.no_end] : say(names.last_day, { date: dateOf(page, until) })],
    ],
    [names.time_zone, [[<Zone page={page} name={time_zone} />]]],
  ];
};

/** The limits of all payments: in a period, in total, in number. The headline names the first. */
const limitsOf = (page: TermsPage, terms: ShownTerms, belowHeadline: boolean): Child[][] => {
  const { words, say, intlLocale } = page;
  const { in_period, in_total, in_number } = words.terms;
  const { frequency, max_total, max_charges } = terms;
  const limits: Child[][] = [];
  const onDemand = frequency === "ON_DEMAND";
  if (!onDemand && !belowHeadline) {
    const money = moneyOf(page, terms.max_amount_per_period, terms);
    limits.push(say(in_period, { money, every: everyOf(page, terms) }));
  }
  if (max_total !== null && !(onDemand && belowHeadline))
    limits.push(say(in_total, { money: moneyOf(page, max_total, terms) }));
  if (max_charges !== null) limits.push(counted(in_number, max_charges, intlLocale));
  return limits;
};

const collectionOf = (page: TermsPage, terms: ShownTerms): Child[] => {
  const { automatic, once, asked } = page.words.terms;
  const { frequency, collection, amount_type } = terms;
  if (frequency === "ON_DEMAND") return page.say(asked);
  const every = everyOf(page, terms);
  if (collection === "AUTOMATIC") return page.say(automatic, { every });
  return amount_type === "FIXED" ? page.say(once, { every }) : page.say(asked);
};

/** A quarter is shown as three months, because it need not begin with a calendar quarter. */
const units = {
  DAILY: ["day", 1],
  WEEKLY: ["week", 1],
  MONTHLY: ["month", 1],
  QUARTERLY: ["month", 3],
  YEARLY: ["year", 1],
} as const;

const everyOf = (
  { words, intlLocale }: TermsPage,
  { frequency, interval_count }: ShownTerms,
): Child => {
  if (frequency === "ON_DEMAND") return null;
  const [unit, times] = units[frequency];
  return <>{counted(words.every[unit], interval_count * times, intlLocale)}</>;
};

export const counted = (sentences: PluralSentences, count: number, intlLocale: string): Child[] => {
  const sentence = sentences[new Intl.PluralRules(intlLocale).select(count)] ?? sentences.other;
  return phrase(sentence, { count: `${count}` });
};

const moneyOf = ({ intlLocale }: TermsPage, amount: number, { currency }: ShownTerms): Child => (
  <Ltr>{formatMoney(amount, currency, intlLocale)}</Ltr>
);

/** A civil date, in the page's language. */
const dateOf = ({ dateLocale }: TermsPage, date: string): Child => {
  const format = new Intl.DateTimeFormat(dateLocale, { dateStyle: "long", timeZone: "UTC" });
  return <bdi>{format.format(new Date(`${date}T00:00:00Z`))}</bdi>;
};

/** The zone's name in the page's language, and its IANA name. */
const Zone = ({ page, name }: { page: TermsPage; name: string }) => {
  const format = new Intl.DateTimeFormat(page.intlLocale, {
    timeZone: name,
    timeZoneName: "longGeneric",
  });
  const part = format.formatToParts(page.now).find(({ type }) => type === "timeZoneName");
  const value = part?.value ?? "";
  // A value of its own begins as the others do: "Heure d'Europe centrale".
  const zone = value.charAt(0).toLocaleUpperCase(page.intlLocale) + value.slice(1);
  return (
    <>
      <bdi>{zone}</bdi> (<bdi dir="ltr">{name}</bdi>)
    </>
  );
};
