import { DAY_MS, isoTime, now } from "../../base/platform/clock.ts";
import { randomHex } from "../../base/platform/crypto.ts";
import type { BankAnswer, DataOperation } from "../../network/banks/contract.ts";
import { type ConformanceCase, must, UNIT } from "../case.ts";
import { approveByCode, consentTo } from "./approvals.ts";
import { type BankKit, describeReply, type KitChallenge } from "./kit.ts";

/** Consents, what is read under them, and notices, where a bank has them. */
const NEEDS_CODES = ["BANK-303"];
const everything = [
  "accounts:read",
  "balances:read",
  "transactions:read",
  "standing-orders:read",
  "payments:write",
  "payments:initiate",
];
const PAGE = 2;

/** One approval for all the cases that only read. */
const consentOf = async (kit: BankKit): Promise<KitChallenge> => {
  kit.consent ??= await approveByCode(kit, consentTo(everything));
  return kit.consent;
};

const callUnder = (
  { bank }: BankKit,
  { session_id, token }: KitChallenge,
  further: object = {},
) => ({
  iban: bank.account,
  consent_id: session_id,
  authorisation: { type: "SCA", reference: token },
  ...further,
});

const read = async <O extends DataOperation>(
  kit: BankKit,
  operation: O,
  further: object = {},
): Promise<BankAnswer<O>> =>
  kit.optionalAnswerOf(operation, callUnder(kit, await consentOf(kit), further));

/** An operation that a bank may lack is asked for under a good consent before it must refuse. */
const mustDeny = async (kit: BankKit, consent: KitChallenge, why: string): Promise<void> => {
  const reply = await kit.ask("balances", callUnder(kit, consent));
  const { outcome } = reply;
  const isDenied = outcome.kind === "refused" && outcome.code === "NOT_AUTHORISED";
  const came = describeReply("balances", reply);
  must(isDenied, `${why}: balances was to be refused with NOT_AUTHORISED. ${came}`);
};

const notice = ({ bank }: BankKit, { session_id: id }: KitChallenge, status: string) => ({
  id,
  kind: "CONSENT",
  status,
  reason: status === "AUTHORISED" ? null : "CUSTOMER",
  ibans: [bank.account],
  expires_at: isoTime(now() + DAY_MS),
});

const tell = (kit: BankKit, consent: KitChallenge, status: string) =>
  kit.optionalAnswerOf("notify-authorisation", notice(kit, consent, status));

/** The booked balance of the test account, in minor units. */
const balanceOf = async (kit: BankKit): Promise<number> => {
  const { balances } = await read(kit, "balances");
  const current = balances.find(({ type }) => type === "CURRENT");
  must(current !== undefined, "The balance CURRENT was to be among them.");
  return current.credit_debit === "CREDIT" ? current.amount : -current.amount;
};

const lastMonths = (cursor?: string | null) => ({
  query: {
    from_date: isoTime(now() - 90 * DAY_MS).slice(0, 10),
    to_date: isoTime(now() + DAY_MS).slice(0, 10),
    count: PAGE,
    ...(cursor ? { cursor } : {}),
  },
});

export const accountDataCases: readonly ConformanceCase<BankKit>[] = [
  {
    id: "BANK-901",
    title: "accounts lists the account of the consent, with its status",
    rule: "B7.2",
    level: "FULL",
    needs: NEEDS_CODES,
    async run(kit) {
      const { accounts } = await read(kit, "accounts");
      const own = accounts.find(({ iban }) => iban === kit.bank.account);
      must(own !== undefined, `${kit.bank.account} was to be in the list.`);
    },
  },
  {
    id: "BANK-902",
    title: "balances answers the booked balance",
    rule: "B7.2",
    level: "FULL",
    needs: NEEDS_CODES,
    async run(kit) {
      await balanceOf(kit);
    },
  },
  {
    id: "BANK-903",
    title: "transactions answers pages, newest first, and each line once",
    rule: "B7.2",
    level: "FULL",
    needs: NEEDS_CODES,
    async run(kit) {
      const page = await read(kit, "transactions", lastMonths());
      must(page.transactions.length <= PAGE, `A page of ${PAGE} was to have ${PAGE} at most.`);
      const next = page.next_cursor
        ? (await read(kit, "transactions", lastMonths(page.next_cursor))).transactions
        : [];
      const lines = [...page.transactions, ...next];
      const ids = new Set(lines.map(({ transaction_id }) => transaction_id));
      must(ids.size === lines.length, "The second page was to have other lines than the first.");
      const times = lines.flatMap((line) => (line.status === "BOOKED" ? [line.booked_at] : []));
      const isOrdered = times.every(
        (time, place) => place === 0 || time <= (times[place - 1] ?? ""),
      );
      must(isOrdered, `The newest was to be first: ${times.join(", ")}.`);
    },
  },
  {
    id: "BANK-904",
    title: "standing-orders answers a page",
    rule: "B7.2",
    level: "FULL",
    needs: NEEDS_CODES,
    async run(kit) {
      const { standing_orders } = await read(kit, "standing-orders", { query: { count: PAGE } });
      must(standing_orders.length <= PAGE, `A page of ${PAGE} was to have ${PAGE} at most.`);
    },
  },
  {
    id: "BANK-905",
    title: "funds-confirmation answers for a small amount and for one beyond all means",
    rule: "B7.4",
    level: "FULL",
    needs: NEEDS_CODES,
    async run(kit) {
      const ask = (amount: number) =>
        read(kit, "funds-confirmation", { query: { amount, currency: kit.bank.currency } });
      must((await ask(UNIT)).funds_available, "The account pays these tests: there was to be one.");
      const isEndless = (await ask(999_999_999_999)).funds_available;
      must(!isEndless, "No test account was to have 999999999999.");
    },
  },
  {
    id: "BANK-911",
    title: "Nothing is read under a token that the bank did not make",
    rule: "B7.2",
    level: "FULL",
    needs: ["BANK-902"],
    async run(kit) {
      await balanceOf(kit);
      const { session_id } = await consentOf(kit);
      const forged = { session_id, token: `none_${randomHex(16)}` };
      await mustDeny(kit, forged, "The bank made no such token");
    },
  },
  {
    id: "BANK-912",
    title: "Nothing is read that the customer did not permit",
    rule: "B7.2",
    level: "FULL",
    needs: ["BANK-902"],
    async run(kit) {
      await balanceOf(kit);
      const narrow = await approveByCode(kit, consentTo(["accounts:read"]));
      await mustDeny(kit, narrow, "The customer permitted accounts:read alone");
    },
  },
  {
    id: "BANK-921",
    title: "Notices of a consent are acknowledged, and its end is final",
    rule: "B7.1",
    level: "FULL",
    needs: ["BANK-902"],
    async run(kit) {
      await balanceOf(kit);
      const consent = await approveByCode(kit, consentTo(["accounts:read", "balances:read"]));
      await tell(kit, consent, "AUTHORISED");
      await kit.answerOf("balances", callUnder(kit, consent));
      await tell(kit, consent, "REVOKED");
      await mustDeny(kit, consent, "The consent was revoked");
      await tell(kit, consent, "AUTHORISED");
      await mustDeny(kit, consent, "A late notice came, and the consent had ended");
    },
  },
  {
    id: "BANK-931",
    title: "A movement that is sent three times debits the account once",
    rule: "B5.2",
    level: "FULL",
    needs: ["BANK-902", "BANK-402"],
    moves: 3 * UNIT,
    async run(kit) {
      const before = await balanceOf(kit);
      const instruction = kit.instruction(await approveByCode(kit));
      for (const _ of ["once", "again", "and again"]) await kit.book(instruction);
      const debited = before - (await balanceOf(kit));
      must(debited === UNIT, `The account was to fall by ${UNIT}, and it fell by ${debited}.`);
    },
  },
];
