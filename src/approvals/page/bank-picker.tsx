import type { Child } from "hono/jsx";
import { phrase } from "../../frame/pages/document.tsx";
import type { BankFace } from "../../network/banks/bank-faces.ts";
import { logoPath } from "../../network/parties/logos.ts";
import type { ScaPage } from "./approval-page.tsx";
import { type BankPicker, MOST_SEARCHED, REMEMBERED_PATH } from "./bank-choice.ts";
import { contrast } from "./brand.ts";

/**
 * The first step of an approval at any bank: find the bank, then say who one is there. Choosing is
 * a link and searching a form of the browser's own, so both work without a script.
 */
interface Props {
  page: ScaPage;
  banks: BankPicker;
}

/** The banks above the form for an account at any of them; the chosen one above its own form. */
export const BankStep = ({ page, banks, children }: Props & { children: Child }) =>
  banks.chosen ? (
    <>
      <ChosenBank page={page} banks={banks} bank={banks.chosen} />
      {children}
    </>
  ) : (
    <>
      <BankList page={page} banks={banks} />
      <details class="aside" id="by-name" open={page.refused?.form === "payer"}>
        <summary>{page.words.identify.by_name}</summary>
        {children}
      </details>
    </>
  );

/** A square of 40 units: the bank's logo, or its first letter in its colour. */
const BankLogo = ({ bank }: { bank: Pick<BankFace, "logo" | "name" | "colour"> }) =>
  bank.logo ? (
    <img class="logo" src={logoPath(bank.logo)} alt="" width="40" height="40" />
  ) : (
    <svg class="logo letter" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      {bank.colour && <rect width="40" height="40" fill={bank.colour} />}
      <text x="20" y="27" text-anchor="middle" fill={bank.colour ? textOn(bank.colour) : undefined}>
        {([...bank.name.trim()][0] ?? "").toUpperCase()}
      </text>
    </svg>
  );

const textOn = (colour: string): string =>
  contrast("#ffffff", colour) >= contrast("#000000", colour) ? "#fff" : "#000";

/** The page's own address with this choice. */
const linkTo = ({ lang }: BankPicker, bank: string | null): string => {
  const query = new URLSearchParams({
    ...(lang === null ? {} : { lang }),
    ...(bank === null ? {} : { bank }),
  });
  return `?${query}`;
};

const BankList = ({ page, banks }: Props) => {
  const { identify } = page.words;
  const { remembered, search, shown, count } = banks;
  const sentences = identify.banks_found;
  const found = sentences[new Intl.PluralRules(page.intlLocale).select(count)] ?? sentences.other;
  const isRemembered = remembered !== null && search === "";
  return (
    <section class="banks" aria-label={identify.banks}>
      {isRemembered && (
        <>
          <ul>
            <Bank page={page} banks={banks} bank={remembered.bank} isLast />
          </ul>
          <Forget page={page} />
        </>
      )}
      <form method="get" id="find-bank">
        {banks.lang !== null && <input type="hidden" name="lang" value={banks.lang} />}
        <label for="bank-search">{identify.bank_search}</label>
        <div class="beside">
          <input
            id="bank-search"
            name="q"
            type="search"
            value={search}
            maxlength={MOST_SEARCHED}
            autocomplete="off"
            autocorrect="off"
            spellcheck={false}
            enterkeyhint="search"
          />
          <button type="submit" class="secondary">
            {identify.bank_search_submit}
          </button>
        </div>
      </form>
      <ul>
        {shown.map((bank) =>
          isRemembered && bank.bank_handle === remembered.bank.bank_handle ? null : (
            <Bank page={page} banks={banks} bank={bank} />
          ),
        )}
      </ul>
      <p class="small" data-news>
        {count === 0
          ? identify.bank_none
          : search !== "" || count > shown.length
            ? phrase(found, { count: String(count) })
            : null}
        {count > shown.length && `. ${identify.bank_more}`}
      </p>
    </section>
  );
};

const Bank = ({ page, banks, bank, isLast }: Props & { bank: BankFace; isLast?: boolean }) => {
  const { identify } = page.words;
  const notes = [
    ...(isLast ? [identify.bank_last] : []),
    ...(bank.has_problems ? [identify.bank_problems] : []),
  ];
  return (
    <li>
      <a class="option bank" href={linkTo(banks, bank.bank_handle)} data-pick>
        <BankLogo bank={bank} />
        <span>
          <strong>
            <bdi>{bank.name}</bdi>
          </strong>
          {notes.length > 0 && <small> {notes.join(" · ")}</small>}
        </span>
      </a>
    </li>
  );
};

/** The browser's own form: without a script it leads back to the page too. */
const Forget = ({ page: { words, path } }: { page: ScaPage }) => (
  <form method="post" action={REMEMBERED_PATH} class="forget">
    <input type="hidden" name="back" value={path} />
    <button type="submit" class="link">
      {words.identify.forget}
    </button>
  </form>
);

/** The chosen bank, and the way back to the others. */
const ChosenBank = ({ page, banks, bank }: Props & { bank: BankFace }) => {
  const { identify } = page.words;
  return (
    <>
      <p class="bank chosen">
        <BankLogo bank={bank} />
        <strong>
          <bdi>{bank.name}</bdi>
        </strong>
        <a href={linkTo(banks, null)} data-pick>
          {identify.other_bank}
        </a>
      </p>
      {bank.has_problems && (
        <p class="notice warning">
          {phrase(identify.bank_problems_long, { bank: <bdi>{bank.name}</bdi> })}
        </p>
      )}
    </>
  );
};

/** Whether this browser remembers the bank and the username; ticked once the customer has asked. */
export const RememberBox = ({ page, banks }: Props) => (
  <label class="remember">
    <input type="checkbox" name="remember" value={banks.mode} checked={banks.remembered !== null} />
    {banks.remembered && <input type="hidden" name="remembered" value="" />}
    <span>{page.words.identify.remember}</span>
  </label>
);
