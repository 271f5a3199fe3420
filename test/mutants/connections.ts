import type { Mutant } from "./mutant.ts";

const killer = "test/connections/connections.object.test.ts";
const steps = "test/consents/authorisation-steps.object.test.ts";
const attacks = "test/consents/authorisation-attacks.object.test.ts";

/** Bugs of the customer's own page, and of the steps of the consent page. */
export const connections: readonly Mutant[] = [
  {
    bug: "anybody's account shows a consent that the index names",
    file: "src/consents/connection-view.ts",
    from: "terms.mode === mode && isOnAccount(record, iban)",
    to: "terms.mode === mode",
    killer,
  },
  {
    bug: "anybody's account shows a mandate that the index names",
    file: "src/mandates/connection-view.ts",
    from: "terms.mode === mode && payer?.iban === iban",
    to: "terms.mode === mode && iban !== null",
    killer: "test/mandates/connection-view.test.ts",
  },
  {
    bug: "the page of connections stops any mandate",
    file: "src/connections/stop.ts",
    from: '{ type: "end", by, reason: null }',
    to: '{ type: "end", by: { kind: "OPERATOR" }, reason: null }',
    killer: "test/connections/mandates.object.test.ts",
  },
  {
    bug: "a list is shown before the account is proved",
    file: "src/connections/prove-account.ts",
    from: "const payer = { iban, alias, bank_id, bank_handle, bank_name, available_auth_methods };\n  return answerAccess(call, { ...access, payer, challenge: null, proved: false });",
    to: "const payer = { iban, alias, bank_id, bank_handle, bank_name, available_auth_methods };\n  return answerAccess(call, { ...access, payer, challenge: null, proved: access.proved });",
    killer,
  },
  {
    bug: "a wrong code proves the account",
    file: "src/connections/prove-account.ts",
    from: 'return refuse("OTP_INCORRECT");',
    to: "return prove(call, access, challenge_id);",
    killer,
  },
  {
    bug: "codes are not counted",
    file: "src/connections/prove-account.ts",
    from: "if (!allowed.ok) return allowed;\n  const bank = await readBank(env, payer.bank_handle, mode);\n  if (!bank) {",
    to: "const bank = await readBank(env, payer.bank_handle, mode);\n  if (!bank) {",
    killer,
  },
  {
    bug: "the page's token is not asked for",
    file: "src/connections/routes.ts",
    from: "access && isPageToken(access, token)",
    to: "access && isPageToken(access, access.page_token)",
    killer,
  },
  {
    bug: "the index keeps a consent that has ended",
    file: "src/consents/connection-view.ts",
    from: 'state === "AUTHORISED" && isOnAccount(record, iban);\n  return {',
    to: "isOnAccount(record, iban);\n  return {",
    killer,
  },
  {
    bug: "a strange browser gets the accounts from the confirm step",
    file: "src/consents/authorisation-steps.ts",
    from: "confirmed.ok ? answerStep(call, confirmed.value.headers) : confirmed",
    to: "confirmed",
    killer: attacks,
  },
  {
    bug: "TPPs take the customer's steps",
    file: "src/sca/auth-session.ts",
    from: 'headers.has("authorization") ? refuse("HOSTED_STEP_FORBIDDEN") : null',
    to: "null",
    killer: attacks,
  },
  {
    bug: "a username is looked up at the customer's default bank",
    file: "src/directory/find-payer.ts",
    from: 'bankHandle === null || alias.includes("@") ? alias',
    to: "bankHandle !== null ? alias",
    killer: steps,
  },
  {
    bug: "another bank is asked about the customer of a consent",
    file: "src/directory/resolve-account.ts",
    from: "(only === null || bank.bank_handle === only) &&",
    to: "(only === null || bank.bank_handle !== null) &&",
    killer: steps,
  },
  {
    bug: "the redirect keeps a code that has expired",
    file: "src/consents/answer-step.ts",
    from: "if (redirect === null || redirect.code === null) return ok(redirect);",
    to: "if (redirect !== null || browserId !== null) return ok(redirect);",
    killer: steps,
  },
  {
    bug: "a customer who comes back too late takes along a code that has expired",
    file: "src/consents/answer-step.ts",
    from: "latest.code !== null ? withoutCode(latest) : latest",
    to: "latest.code !== null ? latest : latest",
    killer: steps,
  },
  {
    bug: "who holds the proved account reads what is shared of other accounts",
    file: "src/consents/decide-consent.ts",
    from: "accounts.some((account) => account.iban === iban &&",
    to: "iban !== '' || accounts.some((account) => account.iban === iban &&",
    killer: "test/connections/connections.object.test.ts",
  },
  {
    bug: "signing out keeps the proof",
    file: "src/connections/stop.ts",
    from: "newAccess(call.caller.mode)",
    to: "{ ...newAccess(call.caller.mode), ...call.caller }",
    killer: "test/connections/connections.object.test.ts",
  },
  {
    bug: "a link of another site ends the proof",
    file: "src/hosted/connections-routes.ts",
    from: "if (isFromElsewhere(request))",
    to: "if (request.url === '')",
    killer: "test/connections/connections.object.test.ts",
  },
];
