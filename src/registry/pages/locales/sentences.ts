import type { DefaultKind } from "../../customers/customer-rules.ts";

/** All sentences of the customers' pages. A language that lacks one does not compile. */
export interface Sentences {
  title: string;

  landing: { heading: string; lead: string; submit: string };
  gone: { heading: string; lead: string };

  username: string;
  pending: {
    heading: string;
    /** {bank} wants to link an account. */
    asks: string;
    warning: string;
    confirm: string;
    reject: string;
  };
  accounts: {
    heading: string;
    none: string;
    suspended: string;
    hidden: string;
    /** The lookups that lead to the account. */
    is: Record<DefaultKind, string>;
    choose: Record<DefaultKind, string>;
    hide: string;
    show: string;
  };
  rename: { heading: string; lead: string; field: string; hint: string; submit: string };

  done: string;
  /** The way back to {bank}, after a choice and without one. */
  back: { done: string; leave: string };
  problems: Record<"invalid_name" | "taken" | "too_soon" | "not_possible" | "busy", string>;
}
