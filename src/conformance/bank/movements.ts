import { DAY_MS, isoTime, MINUTE_MS, now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { ExecuteInstruction } from "../../network/banks/contract.ts";
import { type ConformanceCase, must, notOffered, UNIT } from "../case.ts";
import { newEndToEndId } from "../exchanges.ts";
import { approveByCode } from "./approvals.ts";
import { type BankKit, describeReply, isMissing } from "./kit.ts";

/** Movements: what is booked, what goes to the rail, how a refusal looks, and what comes back. */
const NEEDS_CODES = ["BANK-303"];

/** The refund of a booked payment, with these differences. */
export const refundOf = (
  paid: ExecuteInstruction,
  changes: Partial<ExecuteInstruction> = {},
): ExecuteInstruction =>
  ({
    ...paid,
    end_to_end_id: newEndToEndId(),
    not_after: isoTime(now() + MINUTE_MS),
    debtor_iban: paid.creditor_iban,
    creditor_iban: paid.debtor_iban,
    creditor_name: "Conformance Test Customer",
    purpose: "REFUND",
    authorisation: { type: "REFUND", reference: paid.end_to_end_id },
    ...changes,
  }) as ExecuteInstruction;

/** A booked payment of the test account. */
const pay = async (kit: BankKit): Promise<ExecuteInstruction> => {
  const instruction = kit.instruction(await approveByCode(kit));
  await kit.book(instruction);
  return instruction;
};

export const movementCases: readonly ConformanceCase<BankKit>[] = [
  {
    id: "BANK-401",
    title: "A movement that the customer approved is booked, with transfer_ref and route_used",
    rule: "B4.2",
    level: "BASIC",
    needs: NEEDS_CODES,
    moves: UNIT,
    async run(kit) {
      const { route_used, status } = await kit.book(kit.instruction(await approveByCode(kit)));
      const isWithin = route_used === "SAME_BANK" && status === "BOOKED";
      must(isWithin, `Within the bank it was to be BOOKED by SAME_BANK: ${status}, ${route_used}.`);
    },
  },
  {
    id: "BANK-402",
    title: "The same instruction again gets the same answer",
    rule: "B5.2",
    level: "BASIC",
    needs: ["BANK-401"],
    moves: 3 * UNIT,
    async run(kit) {
      const instruction = kit.instruction(await approveByCode(kit));
      const { transfer_ref } = await kit.book(instruction);
      for (const _ of ["again", "and again"]) {
        const again = await kit.book(instruction);
        const came = `${again.transfer_ref} came, and first ${transfer_ref}.`;
        must(again.transfer_ref === transfer_ref, `One movement was to have one answer: ${came}`);
      }
    },
  },
  {
    id: "BANK-403",
    title: "notify-credit is acknowledged or refused",
    rule: "B4.7",
    level: "BASIC",
    async run(kit) {
      const reply = await kit.ask("notify-credit", {
        end_to_end_id: newEndToEndId(),
        creditor_iban: kit.bank.payee,
        amount: UNIT,
        currency: kit.bank.currency,
        remittance: "conformance",
      });
      const isDefinite = reply.outcome.kind === "answered" || reply.outcome.kind === "refused";
      const came = describeReply("notify-credit", reply);
      must(isDefinite, `notify-credit was to be acknowledged or refused. ${came}`);
    },
  },
  {
    id: "BANK-404",
    title: "A movement to another bank is submitted to the rail",
    rule: "B4.2",
    level: "FULL",
    needs: ["BANK-401"],
    moves: UNIT,
    async run(kit) {
      const { elsewhere } = kit.bank;
      if (elsewhere === null) throw notOffered("No account at another bank was named.");
      const challenge = await approveByCode(kit);
      const { status } = await kit.book(
        kit.instruction(challenge, {
          creditor_iban: elsewhere.iban,
          creditor_institution: elsewhere.institution,
          route_type: "NATIONAL_RAIL_INITIATE",
        }),
      );
      must(status === "SUBMITTED", `To another bank it was to be SUBMITTED: ${status}.`);
    },
  },
  {
    id: "BANK-405",
    title: "An amount that is no whole number above 0 moves nothing",
    rule: "B4.1",
    level: "FULL",
    needs: NEEDS_CODES,
    moves: 5 * UNIT,
    async run(kit) {
      const challenge = await approveByCode(kit);
      for (const amount of [0, -UNIT, 1.5, "1"] as number[]) {
        const reply = await kit.execute(kit.instruction(challenge, { amount }));
        const isTaken = reply.outcome.kind === "answered";
        const came = describeReply("execute-transaction", reply);
        must(!isTaken, `The amount ${JSON.stringify(amount)} was to move nothing. ${came}`);
      }
    },
  },
  {
    id: "BANK-411",
    title: "A refused movement is 422 with its end_to_end_id and a code of the list",
    rule: "B1.5",
    level: "FULL",
    moves: UNIT,
    async run(kit) {
      // Refused for three reasons, so that this is about the form alone.
      const challenge = { session_id: `ps_${randomHex(16)}`, token: `none_${randomHex(8)}` };
      const { payee: creditor_iban } = kit.bank;
      const refused = { debtor_iban: creditor_iban, not_after: isoTime(now() - DAY_MS) };
      const reply = await kit.execute(kit.instruction(challenge, refused));
      const came = describeReply("execute-transaction", reply);
      must(reply.outcome.kind === "refused", `Something to refuse was to be refused. ${came}`);
    },
  },
  {
    id: "BANK-421",
    title: "A refund returns what was paid to the account that paid it",
    rule: "B5.5",
    level: "FULL",
    needs: ["BANK-401"],
    moves: 2 * UNIT,
    async run(kit) {
      const paid = await pay(kit);
      const reply = await kit.execute(refundOf(paid));
      const { outcome } = reply;
      if (outcome.kind === "refused" || isMissing(reply)) {
        throw notOffered(`The bank takes no refund from ${kit.bank.payee}.`);
      }
      const came = describeReply("execute-transaction", reply);
      must(outcome.kind === "answered", `A refund was to be booked or refused. ${came}`);
      kit.moved.delete(paid.end_to_end_id);
    },
  },
  {
    id: "BANK-422",
    title: "The refunds of a payment never exceed it",
    rule: "B5.4",
    level: "FULL",
    needs: ["BANK-401", "BANK-411"],
    moves: 4 * UNIT,
    async run(kit) {
      const paid = await pay(kit);
      const more = refundOf(paid, { amount: 2 * UNIT });
      await kit.mustRefuse(more, ["NOT_AUTHORISED", "LIMIT_EXCEEDED"], "More than was paid");
    },
  },
  {
    id: "BANK-423",
    title: "A refund goes to no other account, and needs a payment",
    rule: "B5.4",
    level: "FULL",
    needs: ["BANK-401", "BANK-411"],
    moves: 3 * UNIT,
    async run(kit) {
      const unpaid = kit.instruction({ session_id: `ps_${randomHex(16)}`, token: "none" });
      await kit.mustRefuse(refundOf(unpaid), ["NOT_AUTHORISED"], "A refund of no payment");
      const { elsewhere } = kit.bank;
      if (elsewhere === null) return;
      const astray = refundOf(await pay(kit), {
        creditor_iban: elsewhere.iban,
        creditor_institution: elsewhere.institution,
        route_type: "NATIONAL_RAIL_INITIATE",
      });
      await kit.mustRefuse(astray, ["NOT_AUTHORISED"], "A refund to another account");
    },
  },
];
