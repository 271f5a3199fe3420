import { readBank } from "../banks/bank-records.ts";
import type { ConsentPageRead } from "../consents/approval.ts";
import { liveConsent, renewRedirect } from "../consents/approval-routes.ts";
import { type ConsentStub, consentById } from "../consents/consent-address.ts";
import { consentPages } from "../consents/consent-page.ts";
import { approvalAddress } from "./approval-address.ts";
import { renderConsentPage } from "./consent-page.tsx";
import type { ShownConsent } from "./consent-situation.ts";

/** The address of a consent's page; each authorisation has its own. */
export const consentPageRoutes = approvalAddress<ConsentPageRead, ShownConsent, ConsentStub>({
  path: "/consent/:reference",
  field: "consent_url",
  prefix: "cns",
  cookie: "consent_browser",
  page: { id: "openConsent", summary: "The consent page, or its token for a program" },
  live: {
    id: "readLiveConsent",
    summary: "The state of the authorisation, as JSON or over a WebSocket",
    answer: liveConsent,
  },
  pages: consentPages,
  byId: consentById,
  renew: renewRedirect,
  async more(env, { bank_handle, mode, redirect }) {
    const bank = await readBank(env, bank_handle, mode);
    return {
      bank_name: bank?.name ?? bank_handle,
      redirect_ends_at: redirect?.code_ends_at ?? null,
    };
  },
  render: renderConsentPage,
});
