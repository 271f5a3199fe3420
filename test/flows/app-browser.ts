import { inject } from "vitest";
import type { Customer } from "../support/checkout-client.ts";
import { approveConsent } from "../support/consent-client.ts";

/** The demo app at /tpp, as a browser meets it: forms, redirects and its cookie. */
const { sandbox } = inject("baseUrls");

export class Browser {
  #cookie = "";

  async open(address: string, form?: Record<string, string>) {
    const response = await fetch(new URL(address, sandbox), {
      redirect: "manual",
      headers: { accept: "text/html", cookie: this.#cookie },
      ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
    });
    const set = response.headers.get("set-cookie");
    if (set) this.#cookie = set.split(";")[0] ?? "";
    const location = response.headers.get("location") ?? "";
    return { status: response.status, location, html: await response.text() };
  }

  /** Connects, and opens the page of the connection. */
  async connect(customer: Customer): Promise<{ address: string; consent_id: string }> {
    const { location: authorize } = await this.open("/tpp/connect", {
      bank_handle: customer.bank_handle,
    });
    const { headers } = await fetch(authorize, { redirect: "manual" });
    const consent_url = headers.get("location") ?? "";
    const consent_id = /\/consent\/(cns_\w+)\./.exec(consent_url)?.[1] ?? "";
    const back = await approveConsent({ consent_url, consent_id }, customer);
    return { address: (await this.open(back.href)).location, consent_id };
  }
}

/** The state that a page of the app says it is in. */
export const statusOf = (html: string): string | undefined => /data-status="(\w+)"/.exec(html)?.[1];
