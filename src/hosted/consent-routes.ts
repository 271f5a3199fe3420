import { readBank } from "../banks/bank-records.ts";
import { redirectUrl, withLivingCode } from "../consents/answer-step.ts";
import { liveConsent } from "../consents/authorisation-answers.ts";
import { consentById } from "../consents/consent-address.ts";
import {
  issueAuthSession,
  readAuthSession,
  readConsentReference,
} from "../consents/consent-page.ts";
import type { ConsentPageRead } from "../consents/step-view.ts";
import { ok, refuse } from "../kernel/result.ts";
import { renderConsentPage } from "./consent-page.tsx";
import { type AddressCall, addressRoutes } from "./page-address.ts";

const find = ({ env, path }: AddressCall) => {
  const named = readConsentReference(env, path.reference);
  const stub = named && consentById(env, named.consent_id);
  if (!named || !stub) return null;
  const { url, consent_id } = named;
  return {
    ...{ stub, url },
    live: (browser_id: string) => stub.view({ view: "live", browser_id, url }),
    readToken: (token: string) => readAuthSession(env, token, consent_id),
  };
};

/** The address of a consent's page; each authorisation has its own. */
export const consentPageRoutes = addressRoutes({
  path: "/consent/:reference",
  field: "consent_url",
  example: "cns_0123456789.0123456789abcdef0123456789abcdef",
  cookie: "consent_browser",
  page: { id: "openConsent", summary: "The consent page, or its token for a program" },
  live: {
    id: "readLiveConsent",
    summary: "The state of the authorisation, as JSON or over a WebSocket",
    answer: liveConsent,
  },
  async open(call, browserId) {
    const { env, correlationId } = call;
    const found = find(call);
    if (!found) return refuse("NOT_FOUND");
    const { stub, url } = found;
    const page = await stub.view({ view: "page", browser_id: browserId, url });
    if (!page) return refuse("NOT_FOUND");
    if (!page.ok) return page;
    const { verified, ...read } = JSON.parse(page.value) as ConsentPageRead;
    const redirect = await withLivingCode(stub, browserId, read.redirect, { correlationId });
    if (!redirect.ok) return redirect;
    const { consent_id, bank_handle, mode } = read;
    const bank = await readBank(env, bank_handle, mode);
    const redirect_url = await redirectUrl(env, consent_id, redirect.value);
    const view = {
      ...read,
      bank_name: bank?.name ?? bank_handle,
      redirect_url,
      redirect_gone: redirect.value !== null && redirect_url === null,
      redirect_ends_at: redirect.value?.code_ends_at ?? null,
    };
    return ok({
      ...{ verified, mode, parties: { merchant_id: null, bank_handle } },
      ...issueAuthSession(env, { consent_id, url }, browserId),
      render: (model) => renderConsentPage({ view, ...model }),
    });
  },
  find,
});
