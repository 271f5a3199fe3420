import * as v from "valibot";
import { sleep } from "../base/platform/clock.ts";
import { callOut } from "../base/platform/outbound.ts";
import { CannotRun } from "./case.ts";

/** The customer of the test account: who reads the bank's codes and answers its prompts. */
export interface Customer {
  /** The code that the bank sent for this session; null if none came. */
  readCode(session: string, phoneMasked: string | null): Promise<string | null>;
  /** Whether the customer could answer the prompt of this session. */
  answerPrompt(session: string, displayCode: string, answer: CustomerAnswer): Promise<boolean>;
}

export type CustomerAnswer = "APPROVED" | "DECLINED";

/**
 * What the address of `--codes` answers, newest first: the form of the sandbox's phones. Messages
 * of other kinds, such as notices, may be among them.
 */
const phone = v.array(
  v.object({
    session_id: v.nullish(v.string()),
    kind: v.string(),
    otp_code: v.nullish(v.string()),
    approve_url: v.nullish(v.string()),
    decline_url: v.nullish(v.string()),
  }),
);
type PhoneMessage = v.InferOutput<typeof phone>[number];

const LOOK_EVERY_MS = 50;
const MOST_LOOKS = 400;
const PHONE_TIMEOUT_MS = 10_000;

/** A phone that a program can read: `url` answers its messages. */
export const phoneAt = (url: string): Customer => {
  const messageOf = async (session: string, kind: "OTP" | "PUSH") => {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const found = (await readMessages(url)).find(
        (message) => message.session_id === session && message.kind === kind,
      );
      if (found) return found;
      await sleep(LOOK_EVERY_MS);
    }
    return null;
  };
  return {
    async readCode(session) {
      return (await messageOf(session, "OTP"))?.otp_code ?? null;
    },
    async answerPrompt(session, _, answer) {
      const message = await messageOf(session, "PUSH");
      const link = answer === "APPROVED" ? message?.approve_url : message?.decline_url;
      if (!link) return false;
      const sent = { url: link, method: "POST", timeoutMs: PHONE_TIMEOUT_MS } as const;
      const answered = await callOut(sent);
      return answered.kind === "answered" && answered.status < 400;
    },
  };
};

const MOST_BYTES = 4 * 1024 * 1024;

const readMessages = async (url: string): Promise<PhoneMessage[]> => {
  const request = {
    url,
    method: "GET",
    timeoutMs: PHONE_TIMEOUT_MS,
    maxBytes: MOST_BYTES,
  } as const;
  const answer = await callOut(request);
  const text = answer.kind === "answered" && answer.status === 200 ? answer.text : "";
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), phone), text);
  if (parsed.success) return parsed.output;
  throw new CannotRun(`${url} does not answer the messages of a phone (docs/conformance.md).`);
};
