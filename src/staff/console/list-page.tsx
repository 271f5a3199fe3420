import type { Child } from "hono/jsx";
import { isCurrency, readMoney, writeMoney } from "../../base/kernel/money.ts";
import { type Problem, problem } from "../../base/kernel/problems.ts";
import { shownText } from "../../base/kernel/shown.ts";
import { DAY_MS } from "../../base/platform/clock.ts";
import type { ListAnswer } from "../../base/platform/lists.ts";
import { type Field, fieldsOf, fitsTimeField, instantOf, labelOf, shownInstant } from "./fields.ts";
import type { Texts } from "./operations.ts";
import {
  type Action,
  type At,
  ask,
  askAlso,
  type Calls,
  type ConsolePage,
  type Place,
  pageWith,
  type SectionRow,
  sections,
} from "./page.ts";
import { type Column, FieldRefusal, Part, refusalOf, Table } from "./parts.tsx";

interface ListPage<Row, Name extends string = string> {
  section: Name;
  /** Those of the section, if they are left out. */
  path?: string;
  title?: string;
  /** The operation of the list. Its query is the page's filters, so a saved view is a bookmark. */
  operation: string;
  columns: readonly Column<Row>[];
  empty: string;
  /** Filters that begin with a value, for a list that needs one. */
  defaults?: Readonly<Record<string, string>>;
  /** Whether the switch of the site is the mode that is shown, unless the filter says another. */
  modes?: true;
  /** Filters that are always shown; the others are folded away. */
  first?: readonly string[];
  /** False if the page has no form of filters. */
  filters?: false;
  /** Filters of which one must be given. */
  oneOf?: readonly string[];
  /** Filters of the API that the page has no field for. */
  without?: readonly string[];
  /** Labels of filters whose names do not say enough. */
  labels?: Readonly<Record<string, string>>;
  /** What may be written in a filter: known words, or the names of a list of the API. */
  suggests?: readonly Suggestion[];
  /** Above the list: forms of the page's actions. */
  above?(at: At): Child;
  actions?: Readonly<Record<string, Action<never>>>;
  /** The page of a row: a search in the list (`opensBy`) that finds only one opens it. */
  opens?(row: Row): string | null;
  /** The filter that is such a search; by default `q`. */
  opensBy?: string;
  /** False if the API does not give the list as a file. */
  csv?: false;
}

/** Names that a filter suggests: what is typed need not be among them. */
interface Suggestion {
  filter: string;
  words?: readonly string[];
  /** A list of the API, of which the newest hundred are suggested. */
  operation?: string;
  /** What a row of it is called. */
  name?: string;
}

/** The call for the names of a suggestion. */
const suggestionCall = (place: number): string => `names${place}`;

/**
 * A page that shows a list of the API: filters, rows and the link to the next rows. `sections`:
 * those of its site.
 */
export const listPageWith =
  <Name extends string>(sections: Readonly<Record<Name, SectionRow>>) =>
  <Row,>(given: ListPage<Row, Name>): ConsolePage => {
    const list = { ...sections[given.section], ...given };
    const query = (at: Place) => queryOf(list, at);
    return pageWith<Name>()({
      path: list.path,
      section: list.section,
      title: list.title,
      calls: {
        list: ask<ListAnswer<Row> | null>(list.operation, {
          ...{ filtered: true, query },
          when: (at) => isAsked(list, at) && refusedAmount(at) === null,
        }),
        ...suggestionCalls(list),
      },
      refuses: refusedAmount,
      opens: ({ list: found }, { query: { cursor, [list.opensBy ?? "q"]: text = "" } }) => {
        const [only, ...more] = found?.data ?? [];
        const isOnly = only !== undefined && more.length === 0 && !found?.next_cursor;
        return isOnly && text !== "" && cursor === undefined ? (list.opens?.(only) ?? null) : null;
      },
      ...(list.actions ? { actions: list.actions } : {}),
      ...(list.csv === false ? {} : { csv: { operation: list.operation, query } }),
      view: (data, at) => (
        <>
          {list.above?.(at)}
          {list.filters === false ? null : (
            <Filters list={list} names={namesIn(list, data)} at={at} />
          )}
          {!isAsked(list, at) && <p class="empty">{wanting(list)}</p>}
          {data.list && (
            <Part title={list.title} aside={at.page.csv && <CsvLink path={list.path} at={at} />}>
              <Table
                caption={list.title}
                columns={list.columns}
                rows={data.list.data}
                at={at}
                empty={data.list.next_cursor === null ? list.empty : NOT_YET}
              />
              <Next at={at} cursor={data.list.next_cursor} />
            </Part>
          )}
        </>
      ),
    });
  };

/** A page may have looked through many rows of which none was asked for. */
const NOT_YET = "None among the newer ones that were looked through. Older ones may match.";

const suggestionCalls = ({ suggests = [] }: Pick<ListPage<never>, "suggests">): Calls =>
  Object.fromEntries(
    suggests.flatMap(({ operation }, place) =>
      operation
        ? [[suggestionCall(place), askAlso(operation, { query: () => ({ limit: "100" }) })]]
        : [],
    ),
  );

/** The suggested names of each filter. */
const namesIn = (
  { suggests = [] }: Pick<ListPage<never>, "suggests">,
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, readonly string[]>> => {
  const names: Record<string, string[]> = {};
  for (const [place, { filter, words = [], name = "name" }] of suggests.entries()) {
    const found = data[suggestionCall(place)] as ListAnswer<Record<string, string>> | null;
    names[filter] ??= [];
    names[filter].push(...words, ...(found?.data ?? []).flatMap((row) => row[name] ?? []));
  }
  return names;
};

/** A list of the console. */
export const listPage = listPageWith(sections);

/** The API is called only once the filter that the list requires is set. */
const isAsked = <Row,>({ oneOf }: ListPage<Row>, { query }: Place): boolean =>
  oneOf === undefined || oneOf.some((name) => (query[name] ?? "") !== "");

/** What such a list shows instead of its rows. */
const wanting = <Row,>({ oneOf = [], labels }: ListPage<Row>): string =>
  `Fill in one of these: ${oneOf.map((name) => labels?.[name] ?? labelOf(name)).join(", ")}.`;

const LIMIT = "30";

const defaultsOf = <Row,>({ defaults, modes }: ListPage<Row>, { mode }: Place): Texts => ({
  ...defaults,
  ...(modes && mode !== "any" ? { mode } : {}),
});

const queryOf = <Row,>(list: ListPage<Row>, at: Place): Texts => {
  const filters: Texts = { ...defaultsOf(list, at), ...at.query };
  const currency = currencyIn(filters);
  const sent = Object.entries(filters).map(([name, text = ""]) => [
    name,
    name === "currency"
      ? currency
      : isAmount(name) && text !== ""
        ? minorOf(text, currency)
        : instantOf(text),
  ]);
  return { limit: LIMIT, ...Object.fromEntries(sent) };
};

const currencyIn = ({ currency = "" }: Texts): string => currency.trim().toUpperCase();

/** The API takes minor units. What is no amount is sent unchanged, and refused. */
const minorOf = (text: string, currency: string): string =>
  String((currency === "" ? null : readMoney(text, currency)) ?? text);

/** An amount is money, so its currency is chosen beside it. */
const refusedAmount = ({ query }: Place): Problem | null => {
  const currency = currencyIn(query);
  const field = Object.keys(query).find((name) => isAmount(name) && query[name] !== "");
  if (field === undefined) return null;
  const written = query[field] ?? "";
  if (currency !== "" && readMoney(written, currency) !== null) return null;
  return currency === "" || !isCurrency(currency)
    ? problem("VALIDATION_FAILED", {
        field: "currency",
        message: "Enter the currency of the amounts.",
      })
    : problem("VALIDATION_FAILED", {
        field,
        message: `Write an amount in ${currency} as ${writeMoney(1_850, currency)}.`,
      });
};

interface FiltersProps<Row> {
  list: ListPage<Row> & { path: string };
  /** What each filter suggests. */
  names: Readonly<Record<string, readonly string[]>>;
  at: At;
}

const Filters = <Row,>({ list, names, at }: FiltersProps<Row>) => {
  const fields = fieldsOf(at.operations.contract(list.operation).query).filter(
    ({ name }) => name !== "limit" && !list.without?.includes(name),
  );
  if (fields.length === 0) return null;
  const first = list.first ?? fields.slice(0, 4).map(({ name }) => name);
  const [shown, folded] = [
    fields.filter(({ name }) => first.includes(name)),
    fields.filter(({ name }) => !first.includes(name)),
  ];
  const value = ({ name }: Field) => at.query[name] ?? defaultsOf(list, at)[name] ?? "";
  const filter = (field: Field) => (
    <Filter
      field={field}
      value={value(field)}
      problem={at.refusedFilter}
      label={list.labels?.[field.name]}
      names={names[field.name] ?? []}
    />
  );
  return (
    <form class="filters" action={list.path} aria-label="Filters">
      {shown.map(filter)}
      {folded.length > 0 && (
        <details class="more" open={folded.some((field) => value(field) !== "")}>
          <summary>More filters</summary>
          <div class="filters">{folded.map(filter)}</div>
        </details>
      )}
      <div class="send">
        <button type="submit" class="button">
          Show
        </button>
        <a href={list.path}>Reset</a>
        {fields.some(({ name }) => name === "created_from") && <Ranges path={list.path} at={at} />}
      </div>
    </form>
  );
};

const ranges: readonly (readonly [title: string, days: number])[] = [
  ["Today", 0],
  ["7 days", 7],
  ["30 days", 30],
];

/** Usual times of creation, with the other filters kept. Days begin at midnight UTC. */
const Ranges = ({ path, at }: { path: string; at: At }) => {
  const { cursor: _cursor, created_from: _from, created_to: _to, ...others } = at.query;
  const midnight = at.now - (at.now % DAY_MS);
  return (
    <>
      {ranges.map(([title, days]) => {
        const created_from = new Date(midnight - days * DAY_MS).toISOString();
        return <a href={`${path}?${new URLSearchParams({ ...others, created_from })}`}>{title}</a>;
      })}
    </>
  );
};

interface FilterProps {
  field: Field;
  value: string;
  problem: Problem | null;
  label: string | undefined;
  /** What it suggests. */
  names: readonly string[];
}

/** A value that the field's kind cannot hold is shown as it came. */
const Filter = ({ field: { name, kind, options }, value, problem, ...props }: FilterProps) => {
  const id = `filter-${name}`;
  const names = [...new Set(props.names)];
  const refusal = refusalOf(problem, name, id);
  const isTime = kind === "time" && refusal.text === null && fitsTimeField(value);
  return (
    <div class="field">
      <label for={id}>{props.label ?? filterLabelOf(name, kind)}</label>
      {kind === "choice" ? (
        <select id={id} name={name} {...refusal.marks}>
          <option value="">any</option>
          {[...new Set([...options, ...(value === "" ? [] : [value])])].map((option) => (
            <option value={option} selected={option === value}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          type={isTime ? "datetime-local" : "text"}
          value={isTime ? shownInstant(value) : value}
          autocomplete="off"
          spellcheck={false}
          list={names.length > 0 ? `${id}-names` : undefined}
          inputmode={isAmount(name) ? "decimal" : undefined}
          {...refusal.marks}
        />
      )}
      {names.length > 0 && (
        <datalist id={`${id}-names`}>
          {names.map((one) => (
            <option value={shownText(one)} />
          ))}
        </datalist>
      )}
      <FieldRefusal {...refusal} />
    </div>
  );
};

const filterLabelOf = (name: string, kind: Field["kind"]): string => {
  const unit = kind === "time" ? " (UTC)" : "";
  return (
    (name === "q" ? "Id or reference" : name === "owner" ? "Merchant or TPP" : labelOf(name)) + unit
  );
};

const isAmount = (name: string): boolean => name.startsWith("amount_");

/** All rows with the same filters, not only those of this page. */
const CsvLink = ({ path, at }: { path: string; at: At }) => {
  const { cursor: _cursor, ...filters } = at.query;
  const query = new URLSearchParams(filters).toString();
  return <a href={query === "" ? `${path}.csv` : `${path}.csv?${query}`}>CSV</a>;
};

/** The link to the next rows, with the same filters. */
const Next = ({ at, cursor }: { at: At; cursor: string | null }) => {
  if (cursor === null) return null;
  const query = new URLSearchParams({ ...at.query, cursor });
  return (
    <p class="next">
      <a class="button quiet" rel="next" href={`?${query}`}>
        Older
      </a>
    </p>
  );
};
