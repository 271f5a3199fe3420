import type { Child } from "hono/jsx";
import { shown } from "../../base/kernel/shown.ts";
import { phrase } from "../../frame/pages/document.tsx";
import { type Locale, languages } from "../../frame/pages/locale.ts";
import { logoPath } from "../../network/parties/logos.ts";
import type { FrameSentences } from "./locales/en.ts";
import type { Surroundings, TppIdentity } from "./surroundings.ts";

/**
 * Who asks: the merchant or the TPP, by law, and how to reach it. Others wrote every text here, so
 * each is isolated, and each address is checked again although it was when it was registered.
 */
interface Props {
  words: FrameSentences;
  around: Surroundings | undefined;
}

/** @rule A3.17 A3.18 */
const askerIn = (around: Surroundings | undefined) => {
  const { merchant = null, tpp = null } = around ?? {};
  return merchant || tpp ? { merchant: shown(merchant), tpp: shown(tpp) } : null;
};

/** The address of the logo of who asks; null without one. Ours comes before one from elsewhere. */
export const logoIn = (around: Surroundings | undefined): string | null => {
  const logo = around?.merchant?.logo ?? around?.tpp?.logo;
  return logo ? logoPath(logo) : (around?.merchant?.logo_url ?? null);
};

/**
 * `Authorised by BaFin, no. 12345, Germany`: what a customer can look up. Null if the TPP's record
 * names no regulator, as that of a merchant.
 * @rule A3.18
 */
export const authorisationIn = (
  around: Surroundings | undefined,
  chrome: FrameSentences["chrome"],
  locale: Locale,
): Child => {
  const tpp = askerIn(around)?.tpp;
  return tpp ? authorisationOf(tpp, chrome, locale) : null;
};

export const authorisationOf = (
  tpp: Pick<TppIdentity, "regulator" | "registration_number" | "country">,
  chrome: FrameSentences["chrome"],
  locale: Locale,
): Child => {
  if (!tpp.regulator) return null;
  const comma = languages[locale].direction === "rtl" ? "، " : ", ";
  const country = countryName(tpp.country, locale);
  return (
    <>
      {phrase(chrome.authorised, { regulator: <bdi>{tpp.regulator}</bdi> })}
      {tpp.registration_number && (
        <>
          {comma}
          {phrase(chrome.registration, { number: <bdi>{tpp.registration_number}</bdi> })}
        </>
      )}
      {country && `${comma}${country}`}
    </>
  );
};

/** The country's name in the page's language; null for what is no country's code. */
const countryName = (code: string | null, locale: Locale): string | null => {
  if (code === null || !/^[A-Z]{2}$/u.test(code)) return null;
  return new Intl.DisplayNames([languages[locale].intlLocale], { type: "region" }).of(code) ?? null;
};

/** For somebody who meets this name for the first time; it opens and closes without a script. */
export const WhoIsThis = ({ words, around }: Props) => {
  const asker = askerIn(around);
  if (!asker) return null;
  const { merchant, tpp } = asker;
  const { name, legal_name, privacy_url } = merchant ?? tpp ?? {};
  const terms = merchant?.terms_url ?? null;
  if (!legal_name && !isWeb(privacy_url) && !isWeb(terms)) return null;
  const { chrome } = words;
  return (
    <details class="aside who" id="who">
      <summary>{phrase(chrome.who, { name: <bdi>{name}</bdi> })}</summary>
      {legal_name && <p>{phrase(chrome.legal_name, { name: <bdi>{legal_name}</bdi> })}</p>}
      <p class="links">
        <WebLink address={terms} text={chrome.terms} />
        <WebLink address={privacy_url} text={chrome.privacy} />
      </p>
    </details>
  );
};

/** How to reach who asks, on every screen, after a failure too. */
export const Support = ({ words, around }: Props) => {
  const asker = askerIn(around);
  const party = asker && (asker.merchant ?? asker.tpp);
  return party && <Contact words={words} party={party} />;
};

/** The screens on which only the bank knows more, or on which it has refused something. */
const isOfBank: ReadonlySet<string> = new Set([
  ...["otp", "push", "wait", "processing", "settling"],
  ...["returning", "returned", "not-paid", "failed", "no_account"],
]);

/** How to reach the customer's bank, where it helps. @rule P3.31 */
export const BankSupport = ({ words, around, situation }: Props & { situation: string }) => {
  const bank = shown(around?.bank ?? null);
  return bank && (bank.has_refused || isOfBank.has(situation)) ? (
    <Contact words={words} party={bank} />
  ) : null;
};

interface Reachable {
  name: string;
  support_email: string | null;
  support_phone: string | null;
  support_url: string | null;
}

const Contact = ({ words, party }: { words: FrameSentences; party: Reachable }) => {
  const { name, support_email: email, support_phone: phone, support_url: page } = party;
  if (!email && !phone && !isWeb(page)) return null;
  return (
    <p class="small support">
      {phrase(words.chrome.support, { name: <bdi>{name}</bdi> })}
      {email && (
        <>
          {" "}
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </>
      )}
      {phone && (
        <>
          {" "}
          <a href={`tel:${phone.replace(/[^+\d]/gu, "")}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </>
      )}{" "}
      <WebLink address={page} text={words.chrome.support_page} />
    </p>
  );
};

const WebLink = (props: { address: string | null | undefined; text: string }) =>
  props.address && isWeb(props.address) ? (
    <a href={props.address} target="_blank" rel="noopener noreferrer">
      {props.text}
    </a>
  ) : null;

const isWeb = (address: string | null | undefined): boolean => /^https?:\/\//u.test(address ?? "");
