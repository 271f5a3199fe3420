import type { Mutant } from "./mutant.ts";

export const consolePages: readonly Mutant[] = [
  {
    bug: "a form of another site acts for staff",
    file: "src/console/session.ts",
    from: 'headers.get("origin") === origin &&',
    to: "",
    killer: "test/console/session.object.test.ts",
  },
  {
    bug: "a session of the console outlives its eight hours",
    file: "src/console/session.ts",
    from: "session.expiresAt <= at ||",
    to: "session.expiresAt <= 0 ||",
    killer: "test/console/session.object.test.ts",
  },
  {
    bug: "a step that hurts needs no name",
    file: "src/console/serve-page.tsx",
    from: "!== wanted) return",
    to: '=== "never typed") return',
    killer: "test/console/pages.object.test.ts",
  },
  {
    bug: "the fields of a form forget what is null",
    file: "src/console/fields.ts",
    from: "return nullable ? null : undefined;",
    to: "return undefined;",
    killer: "test/console/fields.test.ts",
  },
];
