import type { Mutant } from "./mutant.ts";

/** A kit that finds fault with nobody is worse than none. */
export const conformance: readonly Mutant[] = [
  {
    bug: "a run with an open case ends with 0",
    file: "src/conformance/run.ts",
    from: "return isOpen || isEmpty || run.cut_short !== null ? 2 : 0;",
    to: "return isEmpty || run.cut_short !== null ? 2 : 0;",
    killer: "test/conformance/frame.test.ts",
  },
  {
    bug: "what needs a failed case is judged",
    file: "src/conformance/run.ts",
    from: "const lacking = needs.find((need) => failed.has(need));",
    to: "const lacking = needs.find((need) => failed.has(need) && need === id);",
    killer: "test/conformance/frame.test.ts",
  },
  {
    bug: "a run that ended early is passed",
    file: "src/conformance/run.ts",
    from: 'return isOpen || run.cut_short !== null ? "open" : "passed";',
    to: 'return isOpen ? "open" : "passed";',
    killer: "test/conformance/frame.test.ts",
  },
  {
    bug: "a report shows the key",
    file: "src/conformance/exchanges.ts",
    from: 'all.replaceAll(secret, "(the key)")',
    to: "all.concat(secret.slice(secret.length))",
    killer: "test/conformance/frame.test.ts",
  },
  {
    bug: "a bank's answer breaks the XML of a report",
    file: "src/conformance/report.ts",
    from: '.replace(/[&<>"]/g, (char) => entities[char] ?? "")',
    to: '.replace(/[&>"]/g, (char) => entities[char] ?? "")',
    killer: "test/conformance/frame.test.ts",
  },
  {
    bug: "the sandbox hides a DUPLICATE behind the Idempotency-Key",
    file: "src/sandbox/bank/operations.ts",
    from: "isKnown ? execute() : answerOnce(",
    to: "answerOnce(",
    killer: "test/sandbox/idempotency.test.ts",
  },
  {
    bug: "what a bank may have submitted does not count for the rail kit's cap",
    file: "src/conformance/rail/kit.ts",
    from: "if (spent + instructed.amount > this.rail.cap) {",
    to: "if (instructed.amount > this.rail.cap) {",
    killer: "test/conformance/rail.test.ts",
  },
  {
    bug: "a rail whose reports nobody took is said to break the rules about them",
    file: "src/conformance/rail/kit.ts",
    from: 'throw prevented("Nobody takes reports: give --listen.");',
    to: 'throw broken("Nobody takes reports: give --listen.");',
    killer: "test/conformance/rail.test.ts",
  },
];
