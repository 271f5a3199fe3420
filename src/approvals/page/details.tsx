import type { Child } from "hono/jsx";
import { Ltr } from "../../frame/pages/phrase.tsx";

/** The named facts in a page's summary. */
export const Detail = (props: { name: string; children: Child }) => (
  <div>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);

/** A fact whose text another party wrote; nothing if there is no text. */
export const TextDetail = ({ name, text }: { name: string; text: string | null }) =>
  text ? (
    <Detail name={name}>
      <bdi>{text}</bdi>
    </Detail>
  ) : null;

export const Account = ({ bank, iban }: { bank: string | null; iban: string }) => (
  <span class="account">
    {bank && <bdi>{bank}</bdi>}
    {bank && " · "}
    <Ltr>{iban}</Ltr>
  </span>
);
