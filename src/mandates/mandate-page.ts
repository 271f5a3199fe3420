import type { PageCaller } from "../pages/page-token.ts";
import { approvalPage } from "../sca/approval-page.ts";
import { MANDATE_PREFIXES, MANDATES, type MandateStub } from "./mandate-address.ts";

/** A browser with the token of one mandate's page. */
export type MandatePageCaller = PageCaller<MandateStub>;

/** The page on which the customer approves a mandate. */
export const mandatePage = approvalPage<MandateStub>({
  prefixes: MANDATE_PREFIXES,
  binding: MANDATES,
  path: "approval",
  addressPurpose: "approval-address",
});
