import type { At } from "./page.ts";
import { type Fact, Facts, Given, Id, Time } from "./parts.tsx";

/** Names before ids, and only what is known. The raw view has everything (`?raw=1`). */

interface NamedProps {
  name: string | null;
  id: string | null;
  href?: string;
}

/** A party: its name leads to its page, and its id stands behind it. */
export const NameAndId = ({ name, id, href }: NamedProps) =>
  name === null || id === null ? (
    <Id value={id} {...(href === undefined ? {} : { href })} />
  ) : (
    <>
      {href === undefined ? (
        <Given text={name} />
      ) : (
        <a href={href}>
          <Given text={name} />
        </a>
      )}{" "}
      <span class="small">
        <Id value={id} />
      </span>
    </>
  );

interface Owned {
  merchant_id?: string | null;
  tpp_id?: string | null;
  owner_name: string | null;
}

/** The merchant or the TPP that something belongs to. */
export const OwnerName = ({
  of: { merchant_id = null, tpp_id = null, owner_name },
}: {
  of: Owned;
}) =>
  merchant_id === null ? (
    <NameAndId name={owner_name} id={tpp_id} href={`/console/tpps/${tpp_id}`} />
  ) : (
    <NameAndId name={owner_name} id={merchant_id} href={`/console/merchants/${merchant_id}`} />
  );

/** When a record was changed last, and by whom: its entries of the audit log. */
export const Changed = ({ iso, id, at }: { iso: string | null; id: string; at: At }) => (
  <>
    <Time iso={iso} at={at} /> <a href={`/console/audit?subject=${id}`}>by whom</a>
  </>
);

interface NamesBanks {
  bank_names: readonly { bank_handle: string; name: string }[];
}

/** The name of a bank, or its handle. */
export const bankIn =
  ({ bank_names }: NamesBanks) =>
  (handle: string | null | undefined): string =>
    bank_names.find((one) => one.bank_handle === handle)?.name ?? handle ?? "";

const isRaw = ({ query }: At): boolean => query.raw === "1";

/** Facts without those that are empty. */
export const KnownFacts = ({ facts, at }: { facts: readonly Fact[]; at: At }) => (
  <Facts facts={isRaw(at) ? facts : facts.filter(([, value]) => !isEmpty(value))} />
);

/** Whether a value is nothing, or is rendered as the dash of an empty value. */
const isEmpty = (value: Fact[1]): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  /^(?:<span class="nothing"[^>]*>[^<]*<\/span>)?$/.test(String(value));

/** Behind a switch: the answer of the API as it is. */
export const RawView = ({ of, at }: { of: object; at: At }) => {
  const { raw: _raw, ...others } = at.query;
  const on = new URLSearchParams({ ...others, raw: "1" });
  if (!isRaw(at)) {
    return (
      <p class="small">
        <a href={`?${on}`}>Show every field and the raw answer</a>
      </p>
    );
  }
  return (
    <section class="part">
      <header>
        <h2>Raw answer</h2>
        <a href={`?${new URLSearchParams(others)}`}>Hide it</a>
      </header>
      <pre class="raw" tabindex={0}>
        <code>{JSON.stringify(of, null, 2)}</code>
      </pre>
    </section>
  );
};
