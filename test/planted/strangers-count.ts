import type * as original from "../../src/approvals/verified-browser.ts";

/**
 * A planted weakness, bundled in place of src/approvals/verified-browser.ts: no browser is known,
 * so the sends of strangers make every payer wait.
 */
export * from "../../src/approvals/verified-browser.ts";

export const isVerifiedBrowser: typeof original.isVerifiedBrowser = () => false;
