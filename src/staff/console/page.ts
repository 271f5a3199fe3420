import type { Child } from "hono/jsx";
import type { Problem } from "../../base/kernel/problems.ts";
import type { RouteContract } from "../../base/platform/contract.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { Assets } from "../../frame/pages/assets.ts";
import type { PageCookie } from "../../frame/pages/response.ts";
import type { Operations, Texts } from "./operations.ts";

/**
 * The grammar of the console (README.md): a page is a path, the calls that it shows, a pure view of
 * their answers, and the actions that its forms take. Each call and each action is an operation of
 * the API of its site.
 */
export interface ConsolePage<C extends Calls = Calls> {
  /** Its parameters are those of its operations: `/console/banks/:bank_id`. */
  path: string;
  /** Its place in the site's navigation. */
  section: string;
  title: string | ((data: DataOf<C>, at: At) => string);
  calls: C;
  view(data: DataOf<C>, at: At): Child;
  /** Another page to open instead, such as the only hit of a search; null for this one. */
  opens?(data: DataOf<C>, at: At): string | null;
  /** Why a filter means nothing as it was filled in: then its list is not asked for. */
  refuses?(at: Place): Problem | null;
  actions?: Readonly<Record<string, Action<DataOf<C>>>>;
  /** There is nothing at this path: its page is the refusal. */
  missing?: true;
  /** The list that the same address with `.csv` behind it gives as a file. */
  csv?: Pick<Asked, "operation" | "query">;
}

/** What a page asks the API for. Path parameters come from the page's path by their names. */
export interface Asked<Answer = unknown, Required extends boolean = boolean> {
  operation: string;
  /** If false, a refusal leaves null and the page says so. If true, the page is the refusal. */
  required: Required;
  /** Its query is the page's filters: a refusal of one leaves null and is shown beside it. */
  filtered?: true;
  path?(at: Place): Texts;
  query?(at: Place): Texts;
  /** Whether to make the call; if not, the answer is null. By default always. */
  when?(at: Place): boolean;
  /** The type of the answer; never a value. */
  answer?: Answer;
}

export type Calls = Readonly<Record<string, Asked>>;

export type DataOf<C extends Calls> = {
  readonly [Name in keyof C]: C[Name] extends Asked<infer Answer, infer Required>
    ? Required extends true
      ? Answer
      : Answer | null
    : never;
};

type Options = Pick<Asked, "path" | "query" | "when" | "filtered">;

/** A call without which there is no page. */
export const ask = <Answer>(operation: string, options: Options = {}): Asked<Answer, true> => ({
  operation,
  required: true,
  ...options,
});

/** A call that a part of the page needs. */
export const askAlso = <Answer>(
  operation: string,
  options: Options = {},
): Asked<Answer, false> => ({
  operation,
  required: false,
  ...options,
});

/** The one switch between test and live mode, kept in this browser. A filter of a page wins. */
export const shownModes = ["test", "live", "any"] as const;

export type ShownMode = (typeof shownModes)[number];

/** Where a page is asked for. */
export interface Place {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  viewer: Viewer;
  /** What the switch of the whole site is at; "any" on a site without one. */
  mode: ShownMode;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Everything that a view needs besides its data. */
export interface At extends Place {
  site: Site;
  operations: Operations;
  page: ConsolePage;
  /** The page's own address, with the filters and without the notice. */
  address: string;
  /** Whether the API admits this viewer to the operation. */
  can(operation: string): boolean;
  /** Sent with every form, so that a form that is sent twice acts once. */
  formKey: string;
  /** The form that was refused, to be shown again as it was filled in. */
  refused: FormRefusal | null;
  /** The API's refusal of a filter of the page. */
  refusedFilter: Problem | null;
  /** The answers to the page's calls, for the functions of its actions. */
  data: DataOf<Calls>;
}

export interface FormRefusal {
  action: string;
  problem: Problem;
  sent: URLSearchParams;
}

/** An action of a form: one operation of the API. */
export interface Action<Data = never> {
  operation: string;
  /** The text of its button. */
  label: string;
  /** The notice on the page afterwards. */
  done: string;
  /** The members of the request that it asks for; by default all. */
  only?: readonly string[];
  /** Members that it does not ask for, where all others are asked for. */
  except?: readonly string[];
  /** Further members that are taken from the form's row (`row`) and not asked for. */
  keeps?: readonly string[];
  /** Members that are always the same. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Members that must be filled in here, though the API has a meaning for their absence. */
  needs?: readonly string[];
  /** What a text is chosen from. Words of one's own can be added. */
  lists?: Readonly<Record<string, readonly string[]>>;
  /**
   * The currency of its amounts: people write them as money. By default that of the form's own
   * field `currency`. Null: they are in minor units.
   */
  currency?(data: Data, at: Place): string | null;
  /** The form in several pages, one after the other. */
  steps?: readonly FormStep[];
  /** What is shown before it acts, with a button that says what will happen. */
  review?(body: never, data: Data, at: At): Review;
  /** For a dangerous step: what must be typed first. */
  confirm?(data: Data, at: Place, sent: Texts): string;
  /** How its button looks: by default `danger` if something must be typed first. */
  tone?: "plain" | "danger";
  /** The members of the answer that are secrets: they are shown once, on a page of their own. */
  secrets?: readonly string[];
  /** What that page says besides. */
  says?(answer: never): Child;
  /** For an operation that only answers: what the page shows of the answer. */
  shows?(answer: never, at: At): Child;
  /** The page to go to afterwards; by default the same. */
  to?(answer: never, at: Place): string;
}

/** One page of a form with several. */
export interface FormStep {
  title: string;
  /** Its members; those of `except` and of the other steps are not. */
  only?: readonly string[];
  except?: readonly string[];
  /** What is shown of the steps before. */
  shows?(sent: URLSearchParams): Child;
}

export interface Review {
  title: string;
  shows: Child;
  /** The text of the button: it names what happens, so that a changed one is reviewed again. */
  button: string;
}

/** A page with types for its view, of a site with these sections. */
export const pageWith =
  <Name extends string>() =>
  <C extends Calls>(written: ConsolePage<C> & { section: Name }): ConsolePage =>
    written as unknown as ConsolePage;

/** A page of the console. */
export const page = pageWith<Section>();

/** Who looks at the pages: one of the staff, or one of a merchant's in its portal. */
export interface Viewer {
  /** Shown at the top: what this viewer may do, and with which key or in whose name. */
  label: string;
  title: string;
  /** The page about this viewer, if there is one. */
  account?: string;
  may(contract: RouteContract): boolean;
  /** Makes a request of the worker itself this viewer's. */
  admit(request: Request): void;
}

/** One set of pages over one API: the console, or the merchant's portal. */
export interface Site {
  name: string;
  /** The page that its name leads to; the others are below it. */
  home: string;
  sections: Readonly<Record<string, SectionRow>>;
  assets: Assets;
  /** Whether it has the switch between the modes. */
  modes?: true;
  /** Where the search box of every page leads; null for none. */
  search: string | null;
  /** Refusals whose sentence is meant for another reader, in this site's words. */
  words?: Readonly<Record<string, string>>;
  /** The header with the key, for a program that makes the calls of a page. */
  keyHeader: string;
  cookieOf(env: GatewayEnv): PageCookie;
  /** The viewer of this browser's session; null without one. */
  readViewer(env: GatewayEnv, request: Request): Promise<Viewer | null>;
  /** Where a browser without a session is led. */
  entrance(asked: URL): string;
}

export interface SectionRow {
  title: string;
  path: string;
  /** The key that leads there, after `g`. */
  key?: string;
  /** An operation: a viewer who may not call it does not see the section. */
  needs?: string;
}

/** The parts of the console, in the order of its navigation. */
export const sections = {
  today: { title: "Today", path: "/console", key: "t" },
  overview: { title: "Overview", path: "/console/overview" },
  payments: { title: "Payments", path: "/console/payments", key: "p" },
  orders: { title: "Payment orders", path: "/console/payment-orders" },
  mandates: { title: "Mandates", path: "/console/mandates" },
  consents: { title: "Consents", path: "/console/consents" },
  endpoints: { title: "Endpoints", path: "/console/endpoints", key: "e" },
  merchants: { title: "Merchants", path: "/console/merchants", key: "m" },
  tpps: { title: "TPPs", path: "/console/tpps" },
  banks: { title: "Banks", path: "/console/banks", key: "b" },
  strategy: { title: "Strategy", path: "/console/strategy" },
  staff: { title: "Staff", path: "/console/staff", needs: "listAdminKeys" },
  audit: { title: "Audit log", path: "/console/audit" },
} as const satisfies Record<string, SectionRow>;

export type Section = keyof typeof sections;
