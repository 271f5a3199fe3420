import * as v from "valibot";
import { electronicIban, institutionCode } from "../../base/kernel/fields.ts";
import type { OutboundAnswer } from "../../base/platform/outbound.ts";

/**
 * What the national alias directory answers (D3.1). The central bank runs it. It maps an identifier
 * to its canonical IBAN and institution code. The gateway and the conformance kit read it here.
 */
export const directoryAnswer = v.object({
  iban: electronicIban,
  institution_code: institutionCode,
});
export type DirectoryEntry = v.InferOutput<typeof directoryAnswer>;

export type DirectoryReading =
  | { kind: "found"; entry: DirectoryEntry }
  /** The directory says that it has no such account. */
  | { kind: "none" }
  | { kind: "unknown" };

/** Everything that is not exactly an answer is unknown. @rule D3.6 */
export const readDirectoryAnswer = (answer: OutboundAnswer): DirectoryReading => {
  if (answer.kind === "lost") return { kind: "unknown" };
  if (answer.status === 404) return { kind: "none" };
  if (answer.status !== 200) return { kind: "unknown" };
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), directoryAnswer), answer.text);
  return parsed.success ? { kind: "found", entry: parsed.output } : { kind: "unknown" };
};
