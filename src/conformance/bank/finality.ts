import { DAY_MS, isoTime, now, sleep } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { ExecuteInstruction } from "../../network/banks/contract.ts";
import { readAnswer } from "../../network/banks/read-answer.ts";
import { type ConformanceCase, must, prevented, UNIT } from "../case.ts";
import { cameOf, cutByKit, type RawManner } from "../exchanges.ts";
import { approveByCode, codeOf, customerOf, sendCode, verify } from "./approvals.ts";
import { type BankKit, describeReply } from "./kit.ts";

/** The first definite answer is final, whatever happens to it on the way. */
const NEEDS = ["BANK-402", "BANK-411"];
const COPIES = 5;
/** How soon not_after comes: soon enough to wait for, and later for a bank that is slow. */
const SOON_MS = [3_000, 10_000, 40_000];

const first = async (kit: BankKit, instruction: ExecuteInstruction) =>
  (await kit.book(instruction)).transfer_ref;

const mustStay = async (kit: BankKit, instruction: ExecuteInstruction, ref: string) => {
  const again = await kit.execute(instruction);
  const { outcome } = again;
  const isSame = outcome.kind === "answered" && outcome.answer.transfer_ref === ref;
  const came = describeReply("execute-transaction", again);
  must(isSame, `The first answer, with ${ref}, was to come again. ${came}`);
};

/** Sends it as no ordinary client does. If the kit ends the connection, no answer comes. */
const sendRaw = async (kit: BankKit, instruction: ExecuteInstruction, manner: RawManner) => {
  const { amount, end_to_end_id: idempotencyKey } = instruction;
  const operation = "execute-transaction";
  const request = kit.requestOf(operation, JSON.stringify(instruction), { idempotencyKey });
  kit.spend(amount);
  const sentAt = now();
  const answer = await kit.raw.send(request, manner);
  const came = manner === "IN_PIECES" ? cameOf(answer) : cutByKit(answer);
  kit.exchanges.keep(operation, sentAt, request, came);
  return { answer, outcome: readAnswer(operation, answer, idempotencyKey) };
};

export const finalityCases: readonly ConformanceCase<BankKit>[] = [
  {
    id: "BANK-601",
    title: "A refusal is final, even if its reason goes away",
    rule: "B5.2",
    level: "FULL",
    needs: [...NEEDS, "BANK-507"],
    moves: 2 * UNIT,
    async run(kit) {
      customerOf(kit);
      const sent = await sendCode(kit);
      const instruction = kit.instruction(sent);
      await kit.mustRefuse(instruction, ["NOT_AUTHORISED"], "The code was not entered");
      await verify(kit, sent, await codeOf(kit, sent));
      await kit.mustRefuse(instruction, ["NOT_AUTHORISED"], "It was refused before");
    },
  },
  {
    id: "BANK-602",
    title: "The same end_to_end_id with other content is 409 DUPLICATE, and changes nothing",
    rule: "B5.7",
    level: "FULL",
    needs: NEEDS,
    moves: 4 * UNIT,
    async run(kit) {
      const instruction = kit.instruction(await approveByCode(kit));
      const ref = await first(kit, instruction);
      const other = { ...instruction, amount: 2 * UNIT };
      const reply = await kit.execute(other);
      const { outcome } = reply;
      const isAlarm = outcome.kind === "unknown" && outcome.detail === "DUPLICATE";
      const came = describeReply("execute-transaction", reply);
      must(isAlarm, `Another amount under this id was to be 409 DUPLICATE. ${came}`);
      await mustStay(kit, instruction, ref);
    },
  },
  {
    id: "BANK-603",
    title: "Nothing is booked after not_after: the refusal is EXPIRED",
    rule: "B5.3",
    level: "FULL",
    needs: NEEDS,
    moves: UNIT,
    async run(kit) {
      const late = { not_after: isoTime(now() - DAY_MS) };
      const instruction = kit.instruction(await approveByCode(kit), late);
      await kit.mustRefuse(instruction, ["EXPIRED"], "It came after not_after");
    },
  },
  {
    id: "BANK-604",
    title: "What was booked stays booked when it is sent again after not_after",
    rule: "B6.3",
    level: "FULL",
    needs: NEEDS,
    moves: 4 * UNIT,
    async run(kit) {
      for (const withinMs of SOON_MS) {
        const end = now() + withinMs;
        const soon = { not_after: isoTime(end) };
        const instruction = kit.instruction(await approveByCode(kit), soon);
        const reply = await kit.execute(instruction);
        const { outcome } = reply;
        if (outcome.kind === "refused" && outcome.code === "EXPIRED") continue;
        const came = describeReply("execute-transaction", reply);
        must(outcome.kind === "answered", `It came before not_after and was to be booked. ${came}`);
        await sleep(Math.max(0, end - now()) + 1_000);
        return mustStay(kit, instruction, outcome.answer.transfer_ref);
      }
      throw prevented("Every instruction came too late: the bank is slow, or its clock is wrong.");
    },
  },
  {
    id: "BANK-605",
    title: "Repeats at the same time get one answer",
    rule: "B5.1",
    level: "FULL",
    needs: NEEDS,
    moves: (COPIES + 1) * UNIT,
    async run(kit) {
      const instruction = kit.instruction(await approveByCode(kit));
      const replies = await Promise.all(
        Array.from({ length: COPIES }, () => kit.execute(instruction)),
      );
      const refs = replies.flatMap(({ outcome }) =>
        outcome.kind === "answered" ? [outcome.answer.transfer_ref] : [],
      );
      const ref = await first(kit, instruction);
      const isOne = refs.every((one) => one === ref);
      must(isOne, `One movement was to have one transfer_ref: ${[...refs, ref].join(", ")}.`);
      const isRefused = replies.some(({ outcome }) => outcome.kind === "refused");
      must(!isRefused, "One of the repeats was refused, and the movement is booked.");
    },
  },
  {
    id: "BANK-606",
    title: "A repeat under another Idempotency-Key is the same movement",
    rule: "B5.1",
    level: "FULL",
    needs: NEEDS,
    moves: 2 * UNIT,
    async run(kit) {
      const instruction = kit.instruction(await approveByCode(kit));
      const ref = await first(kit, instruction);
      const again = await kit.book(instruction, { idempotencyKey: randomHex(16) });
      const isSame = again.transfer_ref === ref;
      must(isSame, `${again.transfer_ref} came, and first ${ref}: it was booked twice.`);
    },
  },
  {
    id: "BANK-611",
    title: "A movement whose connection was cut is booked once",
    rule: "B6.2",
    level: "BASIC",
    needs: ["BANK-402", "BANK-605"],
    moves: 3 * UNIT,
    async run(kit) {
      const instruction = kit.instruction(await approveByCode(kit));
      await sendRaw(kit, instruction, "CUT_AFTER");
      await mustStay(kit, instruction, await first(kit, instruction));
    },
  },
  {
    id: "BANK-612",
    title: "A movement that did not arrive whole does nothing",
    rule: "B6.1",
    level: "FULL",
    needs: NEEDS,
    moves: 3 * UNIT,
    async run(kit) {
      const challenge = await approveByCode(kit);
      await sendRaw(kit, kit.instruction(challenge), "CUT_HALFWAY");
      // The approval is still unused.
      const instruction = kit.instruction(challenge);
      await mustStay(kit, instruction, await first(kit, instruction));
    },
  },
  {
    id: "BANK-613",
    title: "A movement that arrives in pieces is booked",
    rule: "B1.1",
    level: "FULL",
    needs: NEEDS,
    moves: 2 * UNIT,
    async run(kit) {
      const instruction = kit.instruction(await approveByCode(kit));
      const whole = await sendRaw(kit, instruction, "IN_PIECES");
      const reply = whole.answer.kind === "lost" ? await kit.execute(instruction) : whole;
      const { outcome } = reply;
      const came = describeReply("execute-transaction", reply);
      must(outcome.kind === "answered", `It was whole in the end, so it was to be booked. ${came}`);
      kit.moved.set(instruction.end_to_end_id, instruction);
    },
  },
];
