import type { FrameSentences, ScaSentences } from "../../../approvals/page/locales/sentences.ts";
import type { ConsentProblem } from "../../consents/locales/sentences.ts";

/** The sentences of the page on which a customer sees and stops what is shared of an account. */
export interface ConnectionsSentences extends FrameSentences, ScaSentences {
  list: {
    heading: string;
    lead: string;
    none: string;
    purpose: string;
    since: string;
    until: string;
    last_used: string;
    never_used: string;
    stop: string;
    sure: string;
    /** Of a mandate: `{payee}` is paid, and the app, if one has set it up. */
    sure_of_mandate: string;
    app: string;
    last_charged: string;
    confirm: string;
    other_account: string;
    sign_out: string;
    /** Leads to the page from a link of another site. */
    go_on: string;
  };
  problems: Readonly<Record<ConsentProblem | "CHALLENGE_REQUIRED" | "NOT_FOUND", string>>;
}
