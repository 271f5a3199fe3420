import { parseJson, pipe, safeParse, string } from "valibot";
import { redact } from "../../base/platform/log.ts";
import type { OutboundAnswer } from "../../base/platform/outbound.ts";
import { bankComplaint } from "./contract.ts";

/** The result of a probe of a bank. */
export interface Probe {
  /** Whether the bank answered at all. */
  reachable: boolean;
  /** Whether it accepts the gateway's key; null if its answer does not tell. */
  authenticated: boolean | null;
  http_status: number | null;
  milliseconds: number;
  /** In a few words; never the bank's own text. */
  answer: string;
}

const complaint = pipe(string(), parseJson(), bankComplaint);

const MOST_CODE = 60;

/**
 * Judges the answer to a question about a prompt that does not exist. `definite` is an answer or a
 * refusal in a few words; null if it is neither. Only a body in a form of the bank interface shows
 * that the bank itself answered, and not something in front of it.
 */
export const judgeProbe = (answer: OutboundAnswer, definite: string | null): Probe => {
  const milliseconds = answer.durationMs;
  if (answer.kind === "lost") {
    const unknown = { authenticated: null, http_status: null };
    return { reachable: false, ...unknown, milliseconds, answer: answer.reason };
  }
  const { status, text } = answer;
  const found = { reachable: true, http_status: status, milliseconds };
  if (definite !== null) return { ...found, authenticated: true, answer: definite };
  if (status === 401 || status === 403) {
    return { ...found, authenticated: false, answer: "key not accepted" };
  }
  const complained = safeParse(complaint, text);
  if (complained.success && status < 500) {
    const code = redact(complained.output.error.code).slice(0, MOST_CODE);
    return { ...found, authenticated: true, answer: `complained ${code}` };
  }
  return { ...found, authenticated: null, answer: "not an answer of the bank interface" };
};
