import type { Mutant } from "./mutant.ts";

export const banks: readonly Mutant[] = [
  {
    bug: "a call to a bank may end after its lease",
    file: "src/banks/bank-client.ts",
    from: "now() + timeoutMs > call.leaseEndsAt",
    to: "now() > call.leaseEndsAt",
    killer: "test/transfers/execute.object.test.ts",
  },
  {
    bug: "a suspended bank is called for new work",
    file: "src/banks/bank-client.ts",
    from: 'const isAllowed = bank.status === "ACTIVE" || call.isUnderWay === true;',
    to: "const isAllowed = bank.status !== null;",
    killer: "test/sca/challenge.object.test.ts",
  },
  {
    bug: "a suspended bank is not asked about money under way",
    file: "src/banks/bank-client.ts",
    from: 'bank.status === "ACTIVE" || call.isUnderWay === true;',
    to: 'bank.status === "ACTIVE";',
    killer: "test/transfers/suspended-bank.object.test.ts",
  },
  {
    bug: "an answer about another movement counts",
    file: "src/banks/bank-client.ts",
    from: "if (parsed.success && echoes(output, endToEndId)) return",
    to: "if (parsed.success) return",
    killer: "test/banks/bank-client.test.ts",
  },
  {
    bug: "a refusal of another movement counts",
    file: "src/banks/bank-client.ts",
    from: "if (parsed.success && echoes(parsed.output, endToEndId)) {",
    to: "if (parsed.success) {",
    killer: "test/banks/bank-client.test.ts",
  },
  {
    bug: "the breaker opens one failure late",
    file: "src/banks/breaker.ts",
    from: "breaker.failures >= FAILURES_TO_OPEN",
    to: "breaker.failures > FAILURES_TO_OPEN",
    killer: "test/banks/breaker.test.ts",
  },
  {
    bug: "one operation's breaker stops all operations of the bank",
    file: "src/banks/breaker.ts",
    from: "(breakers.get(nameOf(bankId, operation))?.openUntil ?? 0) > now();",
    to: "[...breakers].some(([name, { openUntil }]) => name.startsWith(bankId) && openUntil > now());",
    killer: "test/banks/breaker.test.ts",
  },
  {
    bug: "the directory may name another account for the alias",
    file: "src/directory/confirm-account.ts",
    from: "if (institutionConfirmed && aliasAgrees) return",
    to: "if (institutionConfirmed) return",
    killer: "test/directory/clients.test.ts",
  },
  {
    bug: "the directory may name another institution",
    file: "src/directory/confirm-account.ts",
    from: "if (institutionConfirmed && aliasAgrees) return",
    to: "if (aliasAgrees) return",
    killer: "test/directory/clients.test.ts",
  },
  {
    bug: "a name that the registry no longer holds is paid",
    file: "src/directory/confirm-account.ts",
    from: 'after.kind === "unknown" && !before?.bank_handle;',
    to: 'after.kind === "unknown";',
    killer: "test/directory/clients.test.ts",
  },
];
