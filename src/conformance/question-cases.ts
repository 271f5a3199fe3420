import { randomHex } from "../base/platform/crypto.ts";
import type { OutboundAnswer } from "../base/platform/outbound.ts";
import { type ConformanceCase, must } from "./case.ts";
import { describeAnswer, type QuestionKit } from "./question-kit.ts";

/** The cases of a question: its key, its form, and connections that are slow or end early. */
interface Question<Kit> {
  /** Of the ids: RAIL. */
  name: string;
  /** The rules of the question, and of its key. */
  rule: string;
  keyRule: string;
  /** A question about nothing that exists. */
  about(kit: Kit): object;
  /** Questions that lack what they need. */
  incomplete: readonly object[];
  /** What a gateway takes from the answer; null if it is none. */
  read(answer: OutboundAnswer): object | null;
}

const COPIES = 5;

export const questionCases = <Kit extends QuestionKit>(
  question: Question<Kit>,
): ConformanceCase<Kit>[] => {
  const { name, rule, keyRule, about, incomplete, read } = question;
  const needs = [`${name}-101`];

  const mustLockOut = async (kit: Kit, key: string | null, whose: string) => {
    const answer = await kit.ask(about(kit), key);
    const isRefused = answer.kind === "answered" && answer.status === 401;
    must(isRefused, `A question ${whose} was to be 401. ${describeAnswer(answer)}`);
  };

  const mustAnswer = (answer: OutboundAnswer, why: string) => {
    must(read(answer) !== null, `${why} was to be answered. ${describeAnswer(answer)}`);
  };

  /** What cannot be read is 4xx, and says nothing about what was asked for. */
  const mustComplain = async (kit: Kit, body: string) => {
    const answer = await kit.post(body);
    const isComplaint = answer.kind === "answered" && answer.status >= 400 && answer.status < 500;
    const came = describeAnswer(answer);
    must(isComplaint, `${body.slice(0, 40)} was to be answered with 4xx. ${came}`);
    must(read(answer) === null, `A gateway takes the answer to ${body} as a statement. ${came}`);
  };

  return [
    {
      id: `${name}-101`,
      title: "A question about nothing that exists is answered",
      rule,
      level: "BASIC",
      async run(kit) {
        mustAnswer(await kit.ask(about(kit)), "It");
      },
    },
    {
      id: `${name}-102`,
      title: "A wrong key is refused with 401",
      rule: keyRule,
      level: "BASIC",
      run: (kit) => mustLockOut(kit, `wrong_${randomHex(16)}`, "with a wrong key"),
    },
    {
      id: `${name}-103`,
      title: "A question without a key is refused with 401",
      rule: keyRule,
      level: "BASIC",
      run: (kit) => mustLockOut(kit, null, "without a key"),
    },
    {
      id: `${name}-104`,
      title: "Members that the party does not know are ignored",
      rule: "G1.15",
      level: "BASIC",
      needs,
      async run(kit) {
        const more = { conformance_member: "to be ignored" };
        mustAnswer(await kit.ask({ ...about(kit), ...more }), "A question with one more member");
      },
    },
    {
      id: `${name}-111`,
      title: "A body that is not JSON is answered with 4xx and is no statement",
      rule,
      level: "FULL",
      run: (kit) => mustComplain(kit, "{not JSON"),
    },
    {
      id: `${name}-112`,
      title: "A question that lacks a member is answered with 4xx and is no statement",
      rule,
      level: "FULL",
      async run(kit) {
        for (const one of incomplete) await mustComplain(kit, JSON.stringify(one));
      },
    },
    {
      id: `${name}-121`,
      title: "A question that arrives in pieces is answered",
      rule,
      level: "FULL",
      needs,
      async run(kit) {
        mustAnswer(await kit.sendRaw(about(kit), "IN_PIECES"), "It was whole in the end, so it");
      },
    },
    {
      id: `${name}-122`,
      title: "Questions whose connections were cut do not keep the next one from its answer",
      rule,
      level: "FULL",
      needs,
      async run(kit) {
        for (const manner of ["CUT_HALFWAY", "CUT_AFTER"] as const) {
          await kit.sendRaw(about(kit), manner);
          mustAnswer(await kit.ask(about(kit)), "The next question");
        }
      },
    },
    {
      id: `${name}-123`,
      title: "The same question at the same time gets one answer",
      rule,
      level: "FULL",
      needs,
      async run(kit) {
        const one = about(kit);
        const asked = Array.from({ length: COPIES }, () => kit.ask(one));
        const answers = await Promise.all(asked);
        for (const answer of answers) mustAnswer(answer, "Each");
        const said = answers.map((answer) => JSON.stringify(read(answer)));
        must(new Set(said).size === 1, `${COPIES} times the same: ${said.join(" and ")} came.`);
      },
    },
  ];
};
