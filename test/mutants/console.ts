import type { Mutant } from "./mutant.ts";

export const consolePages: readonly Mutant[] = [
  {
    bug: "a form of another site acts for staff",
    file: "src/staff/console/own-page.ts",
    from: 'headers.get("origin") === origin &&',
    to: "",
    killer: "test/staff/console/session.object.test.ts",
  },
  {
    bug: "a session of the console outlives its eight hours",
    file: "src/staff/console/sessions.ts",
    from: "session.expiresAt <= at ||",
    to: "session.expiresAt <= 0 ||",
    killer: "test/staff/console/session.object.test.ts",
  },
  {
    bug: "a step that hurts needs no name",
    file: "src/staff/console/perform.tsx",
    from: "!== wanted) {",
    to: '=== "never typed") {',
    killer: "test/staff/console/pages.object.test.ts",
  },
  {
    bug: "the fields of a form forget what is null",
    file: "src/staff/console/fields.ts",
    from: "return nullable ? null : undefined;",
    to: "return undefined;",
    killer: "test/staff/console/fields.test.ts",
  },
];
