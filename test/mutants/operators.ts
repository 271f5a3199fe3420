import type { Mutant } from "./mutant.ts";

export const operators: readonly Mutant[] = [
  {
    bug: "a client has any number of secrets",
    file: "src/operators/keys/issue-keys.ts",
    from: "const MAX_CLIENT_SECRETS = 2;",
    to: "const MAX_CLIENT_SECRETS = 1_000;",
    killer: "test/operators/tpps/tpps.object.test.ts",
  },
  {
    bug: "a redirect address may have a query",
    file: "src/operators/tpps/tpp-settings.ts",
    from: "return /[?#]/.test(uri)",
    to: "return false",
    killer: "test/operators/tpps/tpps.object.test.ts",
  },
  {
    bug: "a redirect address is registered in a form that requests do not match",
    file: "src/operators/tpps/tpp-schemas.ts",
    from: "(uri) => URL.parse(uri)?.href === uri",
    to: "(uri) => URL.canParse(uri)",
    killer: "test/operators/tpps/tpps.object.test.ts",
  },
  {
    bug: "a live bank's address changes at once",
    file: "src/operators/banks/change-bank.ts",
    from: `return bank.mode === "live"
`,
    to: `return bank.mode === ("none" as string)
`,
    killer: "test/operators/guarded-fields.object.test.ts",
  },
  {
    bug: "suspending a bank leaves a proposal to make it active",
    file: "src/operators/banks/change-bank.ts",
    from: 'const stopped = status === "SUSPENDED" ? await stopReactivation(db, at, subject) : nothing;',
    to: "const stopped = nothing;",
    killer: "test/operators/changes-in-force.object.test.ts",
  },
  {
    bug: "a live bank is active from its enrolment",
    file: "src/operators/banks/register-bank.ts",
    from: 'status: body.mode === "live" ? "SUSPENDED" : "ACTIVE",',
    to: 'status: "ACTIVE",',
    killer: "test/operators/guarded-fields.object.test.ts",
  },
  {
    bug: "a live bank is at the sandbox",
    file: "src/operators/banks/bank-address.ts",
    from: 'if (mode === "live" && sandboxes.some(',
    to: 'if (mode === "test" && !sandboxes.some(',
    killer: "test/operators/banks/banks.object.test.ts",
  },
  {
    bug: "another settlement account keeps the refund authority",
    file: "src/operators/merchants/change-merchant.ts",
    from: "isNewAccount ? false : (present",
    to: "isNewAccount ? (present?.refundAuthority ?? false) : (present",
    killer: "test/operators/merchants/merchants.object.test.ts",
  },
  {
    bug: "a former endpoint does not hear that events go elsewhere",
    file: "src/operators/merchants/change-merchant.ts",
    from: "if (!before?.webhookUrl || !after || after",
    to: "if (!before?.webhookUrl || !after || before.webhookUrl || after",
    killer: "test/operators/merchants/owner-events.object.test.ts",
  },
  {
    bug: "an end_to_end_id in small letters is not found",
    file: "src/operators/find/find-by-name.ts",
    from: "readMovement(search, compact.toUpperCase()).then",
    to: "readMovement(search, text).then",
    killer: "test/operators/find/find.object.test.ts",
  },
  {
    bug: "a page shows rows behind a list that was looked through in part",
    file: "src/operators/find/find-objects.ts",
    from: "(endsAt === null || compare(row, endsAt) >= 0)",
    to: "(endsAt === null || endsAt.createdAt > 0)",
    killer: "test/operators/find/find-scale.object.test.ts",
  },
  {
    bug: "a search shows a status that its object has left",
    file: "src/operators/find/find-objects.ts",
    from: "return current ? foundRow(current.row) : row;",
    to: "return row;",
    killer: "test/operators/find/find.object.test.ts",
  },
];
