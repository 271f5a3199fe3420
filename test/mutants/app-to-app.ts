import type { Mutant } from "./mutant.ts";

const address = "test/network/banks/app-address.test.ts";
const flow = "test/approvals/app-to-app.object.test.ts";

export const appToApp: readonly Mutant[] = [
  {
    bug: "a bank leads customers to a host whose name begins with its own",
    file: "src/network/banks/app-address.ts",
    from: "return origin === new URL(registered).origin",
    to: "return origin.startsWith(new URL(registered).origin)",
    killer: address,
  },
  {
    bug: "an address with spaces is read as browsers mend it",
    file: "src/network/banks/app-address.ts",
    from: "if (!/^[\\x21-\\x7e]+$/.test(text))",
    to: 'if (text === "")',
    killer: address,
  },
  {
    bug: "an address grows too long when it is encoded",
    file: "src/network/banks/app-address.ts",
    from: "if (href.length > MAX_APP_URL)",
    to: "if (text.length > MAX_APP_URL)",
    killer: address,
  },
  {
    bug: "an address is taken as the bank wrote it",
    file: "src/network/banks/app-address.ts",
    from: '{ kind: "usable", url: href }',
    to: '{ kind: "usable", url: text }',
    killer: address,
  },
  {
    bug: "a page follows an origin that the operator took away",
    file: "src/approvals/bank-app.ts",
    from: 'return bank?.status === "ACTIVE" && address.kind === "usable" ? address.url : null;',
    to: 'return bank && address.kind !== "usable" ? stored : stored;',
    killer: flow,
  },
  {
    bug: "a page shows the address of an app that its bank did not register",
    file: "src/approvals/bank-app.ts",
    from: 'if (address.kind === "usable") return address.url;',
    to: 'if (address.kind !== "usable") return named;',
    killer: flow,
  },
  {
    bug: "another browser is led to the app of a prompt",
    file: "src/approvals/approval-view.ts",
    from: "app_url: isBound && awaitsProof(owner, state)",
    to: "app_url: awaitsProof(owner, state)",
    killer: flow,
  },
  {
    bug: "a new prompt keeps the address of the one before",
    file: "src/approvals/decide-challenge.ts",
    from: "const app = app_url ? { app_url } : {};",
    to: "const app = app_url ? { app_url } : { ...sca.challenge };",
    killer: flow,
  },
  {
    bug: "a code leads a phone to a checkout that has begun",
    file: "src/approvals/page/phone-code.ts",
    from: 'place !== null && step === "PAYER" &&',
    to: 'place !== null && step !== "DONE" &&',
    killer: flow,
  },
  {
    bug: "the address of an app makes the cookie of connections too long for browsers",
    file: "src/products/connections/access.ts",
    from: "const MOST_BYTES = 1_870;",
    to: "const MOST_BYTES = 4_000;",
    killer: flow,
  },
  {
    bug: "a code's dark modules lose the last of each run",
    file: "src/approvals/page/code-svg.ts",
    from: "`M${index} ${y}h${run.length}v1h-${run.length}z`",
    to: "`M${index} ${y}h${run.length - 1}v1h-${run.length - 1}z`",
    killer: "test/approvals/page/phone-aids.test.ts",
  },
  {
    bug: "the page does not ask when the customer comes back from the app",
    file: "src/approvals/page/assets/news.client.js",
    from: "if (Number.isFinite(nextAskAt)) nextAskAt = 0;",
    to: "",
    killer: "test/browser/checkout-script.test.ts",
  },
];
