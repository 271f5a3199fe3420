import type { AuthMode } from "../../src/approvals/authorisation.ts";
import { ibanAt } from "../workers/gateway-journey.ts";
import { type Answer, bodyOf, wait } from "../workers/gateway-worker.ts";
import { answering, lost, refusing } from "../workers/neighbours.ts";
import { during, MINUTE_MS, meanwhile, type Reason, reason } from "../workers/refusals.ts";

/** A browser with the page of an order or of a mandate, in the tests of both. */
interface Customer {
  readonly browser: string;
  payer(iban?: string): Promise<Answer>;
  start(auth_mode?: string): Promise<Answer>;
  confirm(otp_code?: string): Promise<Answer>;
  step(name: string, json?: object): Promise<Answer>;
  reject(): Promise<Answer>;
  challenged(): Promise<Customer>;
}

/** What differs between the two pages. */
export interface Page {
  /** In the titles: "an order". */
  what: string;
  /** A customer who has named an account, or needs not: the next step is a code. */
  named(methods?: AuthMode[]): Promise<Customer>;
  /** The same page in another browser, or in this one again. */
  reopen(customer: Customer, browser?: string): Promise<Customer>;
  /** A page whose bank account is this one. */
  withAccount(iban: string): Promise<Customer>;
  /** How long the customer has. */
  lifetimeMs: number;
}

/** A bank that cannot be understood, takes too long, or does not answer. */
export const bankFaults = [
  ["BANK_ERROR", () => new Response(null, { status: 400 })],
  [
    "BANK_TIMEOUT",
    () => {
      throw new DOMException("too long", "TimeoutError");
    },
  ],
  ["BANK_UNAVAILABLE", lost],
] as const;

export const noAccounts = { accounts: [], available_auth_methods: ["OTP"] };

/** Why a customer cannot take a step on the page of an order or of a mandate. */
export const approvalReasons = (page: Page): Reason[] => {
  const { what } = page;
  const coded = async () => (await page.named()).challenged();

  /** With a token that is good and a page whose time is over. */
  const late = async (): Promise<Customer> => {
    const customer = await page.named();
    wait(page.lifetimeMs - MINUTE_MS);
    const again = await page.reopen(customer, customer.browser);
    wait(MINUTE_MS);
    return again;
  };
  const rejected = async (): Promise<Customer> => {
    const customer = await page.named();
    bodyOf(await customer.reject());
    return customer;
  };
  /** Another browser, while this one has a code. */
  const stranger = async (): Promise<Customer> => page.reopen(await coded());

  /** The account is named again in another browser: the challenge of this one counts no more. */
  const continueElsewhere = async (customer: Customer) => (await page.reopen(customer)).payer();

  const closed: [string, (customer: Customer) => Promise<Answer>][] = [
    ["a payer", (customer) => customer.payer()],
    ["a code", (customer) => customer.start()],
    ["a confirmation", (customer) => customer.confirm()],
    ["a rejection", (customer) => customer.reject()],
  ];

  const paid = async (): Promise<Customer> => {
    const customer = await coded();
    bodyOf(await customer.confirm());
    return customer;
  };

  const ended: Reason[] = closed.flatMap(([step, take]) => [
    reason(`${step} of ${what} whose time is over`, "SESSION_EXPIRED", async () =>
      take(await late()),
    ),
    reason(`${step} of ${what} that has ended`, "INVALID_STATE", async () =>
      take(step === "a rejection" ? await paid() : await rejected()),
    ),
  ]);

  const elsewhere: Reason[] = closed
    .slice(1)
    .map(([step, take]) =>
      reason(`${step} of ${what} in another browser`, "CONTINUED_ELSEWHERE", async () =>
        take(await stranger()),
      ),
    );

  const payer: Reason[] = [
    reason(`an account for ${what} that nobody has`, "PAYER_NOT_FOUND", async () => {
      const customer = await page.named();
      answering("alpha resolve-alias", noAccounts);
      return customer.payer(ibanAt("alpha", 9_900));
    }),
    reason(`an eleventh account for ${what}`, "PAYER_CHANGE_LIMIT_REACHED", async () => {
      const customer = await page.named();
      answering("alpha resolve-alias", noAccounts);
      for (let count = 0; count < 10; count++) await customer.payer(ibanAt("alpha", 9_900));
      return customer.payer(ibanAt("alpha", 9_900));
    }),
    reason(`an account for ${what} by a name`, "REGISTRY_UNAVAILABLE", async () => {
      const customer = await page.named();
      answering("registry resolve", lost);
      return customer.step("payer", { payer_alias: "amira" });
    }),
    reason(`an account for ${what} that only the directory knows`, "DIRECTORY_UNAVAILABLE", () =>
      unknownPrefix(page),
    ),
    ...bankFaults.map(([code, fault]) =>
      reason(`an account for ${what} whose bank fails`, code, async () => {
        const customer = await page.named();
        answering("alpha resolve-alias", fault);
        return customer.payer();
      }),
    ),
  ];

  const challenge: Reason[] = [
    reason(`a code for ${what} at a bank that sends none`, "AUTH_METHOD_NOT_AVAILABLE", async () =>
      (await page.named(["PUSH"])).start("OTP"),
    ),
    reason(`the sixth code for ${what}`, "CHALLENGE_LIMIT_REACHED", async () => {
      const customer = await page.named();
      for (let count = 0; count < 5; count++) bodyOf(await customer.start());
      return customer.start();
    }),
    reason(`the sixth code for one account, of ${what}`, "PAYER_THROTTLED", async () => {
      const iban = ibanAt("alpha", 9_901);
      const first = await page.withAccount(iban);
      for (let count = 0; count < 5; count++) bodyOf(await first.start());
      return (await page.withAccount(iban)).start();
    }),
    reason(`a code for ${what} while another is on its way`, "CHALLENGE_IN_PROGRESS", async () => {
      const customer = await page.named();
      return meanwhile(
        "alpha send-otp",
        () => customer.start(),
        () => customer.start(),
      );
    }),
    reason(`a code for ${what} that a choice replaced`, "CHALLENGE_REPLACED", async () => {
      const customer = await page.named();
      const sent = { otp_token: "t", phone_masked: null };
      during("alpha send-otp", () => continueElsewhere(customer), sent);
      return customer.start();
    }),
    ...bankFaults.map(([code, fault]) =>
      reason(`a code for ${what} whose sending fails`, code, async () => {
        const customer = await page.named();
        answering("alpha send-otp", fault);
        return customer.start();
      }),
    ),
  ];

  const confirmation: Reason[] = [
    reason(`a code of ${what} before one was sent`, "CHALLENGE_REQUIRED", async () =>
      (await page.named()).confirm(),
    ),
    reason(`a wrong code of ${what}`, "OTP_INCORRECT", async () =>
      (await coded()).confirm("000000"),
    ),
    reason(`a late code of ${what}`, "OTP_EXPIRED", async () => {
      const customer = await coded();
      answering("alpha verify-otp", refusing("OTP_EXPIRED"));
      return customer.confirm();
    }),
    reason(`the fifth wrong code of ${what}`, "OTP_ATTEMPTS_EXCEEDED", async () => {
      const customer = await coded();
      for (let count = 0; count < 4; count++) await customer.confirm("000000");
      return customer.confirm("000000");
    }),
    reason(`a code of ${what} after five wrong ones`, "PAYER_THROTTLED", async () => {
      const iban = ibanAt("alpha", 9_902);
      const [first, second] = [await page.withAccount(iban), await page.withAccount(iban)];
      for (const customer of [first, second]) bodyOf(await customer.start());
      for (let count = 0; count < 4; count++) await first.confirm("000000");
      await second.confirm("000000");
      return second.confirm();
    }),
    reason(`a second code of ${what} while one is checked`, "CHALLENGE_IN_PROGRESS", async () => {
      const customer = await coded();
      return meanwhile(
        "alpha verify-otp",
        () => customer.confirm(),
        () => customer.confirm("654321"),
      );
    }),
    reason(`a code of ${what} that is replaced meanwhile`, "CHALLENGE_REPLACED", async () => {
      const customer = await coded();
      during("alpha verify-otp", () => continueElsewhere(customer), { verified: false });
      return customer.confirm();
    }),
    ...bankFaults.map(([code, fault]) =>
      reason(`a code of ${what} whose check fails`, code, async () => {
        const customer = await coded();
        answering("alpha verify-otp", fault);
        return customer.confirm();
      }),
    ),
  ];

  return [...ended, ...elsewhere, ...payer, ...challenge, ...confirmation];
};

/** An account that no prefix of an enrolled bank fits. */
const unknownPrefix = async (page: Page): Promise<Answer> => {
  const customer = await page.named();
  answering("directory resolve", lost);
  return customer.payer("FR7630006000011234567890189");
};
