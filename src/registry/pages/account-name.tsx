import type { Child } from "hono/jsx";
import { accountTypeName } from "../../frame/pages/account-types.ts";
import { Ltr, phrase } from "../../frame/pages/document.tsx";
import { type Locale, languages } from "../../frame/pages/locale.ts";
import type { LinkRow } from "../schema.ts";
import { registrySentencesOf } from "./locales/index.ts";

export type ShownLink = LinkRow & { bankName: string };

/** Whether the bank has said how its customer recognises the account. @rule R2.11 */
export const isLabelled = ({ accountType, maskedIban }: ShownLink): boolean =>
  accountType !== null || maskedIban !== null;

/** The day tells two accounts of one bank apart that have no label. Never a part of account_ref. */
const linkedOn = (locale: Locale, dateLocale: string, link: ShownLink): Child => {
  const format = new Intl.DateTimeFormat(dateLocale, { dateStyle: "long", timeZone: "UTC" });
  const { linked } = registrySentencesOf(locale).accounts;
  return phrase(linked, { date: <bdi>{format.format(link.linkedAt ?? link.createdAt)}</bdi> });
};

/** What tells the account from others of its bank: its type and number, and its currency. */
export const AccountLabel = (props: { locale: Locale; dateLocale: string; link: ShownLink }) => {
  const { locale, dateLocale, link } = props;
  const type = accountTypeName(locale, link.accountType);
  const parts: Child[] = [
    type,
    link.maskedIban && <Ltr>{link.maskedIban}</Ltr>,
    link.currency && <bdi>{link.currency}</bdi>,
    !isLabelled(link) &&
      link.status !== "PENDING_CONFIRMATION" &&
      linkedOn(locale, dateLocale, link),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <span class="account">{parts.map((part, place) => (place === 0 ? part : [" · ", part]))}</span>
  );
};

/** In a sentence: "Borealis Bank, Current account DE•• •••• 0300". */
export const AccountInWords = ({ locale, link }: { locale: Locale; link: ShownLink }) => {
  const type = accountTypeName(locale, link.accountType);
  const comma = languages[locale].direction === "rtl" ? "، " : ", ";
  return (
    <strong>
      <bdi>{link.bankName}</bdi>
      {(type ?? link.maskedIban) && comma}
      {type}
      {type && link.maskedIban && " "}
      {link.maskedIban && <Ltr>{link.maskedIban}</Ltr>}
    </strong>
  );
};

/** The same as text, for the names of buttons that screen readers read. */
export const accountText = (locale: Locale, link: ShownLink): string =>
  [link.bankName, accountTypeName(locale, link.accountType), link.maskedIban, link.currency]
    .filter(Boolean)
    .join(" ");
