import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A planted bug: a small patch of one source file, with the test file that must fail on it. `from`
 * stands in the file exactly once, and is replaced by `to`.
 */
export interface Mutant {
  /** What the bug does. */
  bug: string;
  file: string;
  from: string;
  to: string;
  /** The test file, from the project's root. */
  killer: string;
}

/** The file with the bug in it. Throws if the patch no longer applies. */
export const planted = (root: string, { file, from, to }: Mutant): string => {
  const path = join(root, file);
  if (!existsSync(path)) throw new Error(`${file} does not exist`);
  const parts = readFileSync(path, "utf8").split(from);
  if (parts.length !== 2) throw new Error(`${file} holds it ${parts.length - 1} times: ${from}`);
  if (from === to) throw new Error(`${file}: the patch changes nothing`);
  return parts.join(to);
};

/** The vitest project that runs a test file (test/vitest.config.ts). */
export const projectOf = (killer: string): string => {
  if (!killer.endsWith(".object.test.ts")) return "unit";
  const folder = killer.split("/")[1] ?? "";
  return folder === "registry" || folder === "sandbox" ? `objects-${folder}` : "objects-gateway*";
};
