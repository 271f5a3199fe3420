import * as v from "valibot";
import { dataScope, flag, orNull, wholeNumber } from "../../base/kernel/answer-words.ts";
import { bankHandle, described, mode, named, sum } from "../../base/kernel/fields.ts";
import { type Result, refuse } from "../../base/kernel/result.ts";
import { type Call, type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv, Mode } from "../../base/platform/env.ts";
import { limitedAddress } from "../parties/guards.ts";
import { type BankRecord, readBankRecord } from "./bank-records.ts";

/** Bank capabilities (O7.12): what a bank offers to TPPs. */
const capabilitiesPath = v.object({ handle: bankHandle });

const capabilitiesQuery = v.object({ mode: v.optional(mode) });

const capabilities = v.pipe(
  v.strictObject({
    bank_handle: bankHandle,
    mode,
    ob_enabled: flag("Whether consents can be given here.", true),
    ob_scopes_supported: v.array(dataScope),
    currency: orNull(
      v.string(),
      "The currency of the limits. Orders in another one always need SCA.",
      "USD",
    ),
    sca_exemption_limit: v.pipe(
      sum,
      described("Payment orders above it need SCA. Minor units; 0 means all of them.", 3_000),
    ),
    sca_exemption_daily_limit: v.pipe(
      sum,
      described("The same for the sum of a day. Minor units.", 15_000),
    ),
    sca_methods: v.array(v.picklist(["OTP", "PUSH"])),
    max_consent_expiry_days: wholeNumber("How long a consent may last.", 90),
    history_days: wholeNumber("How far back transactions go.", 365),
  }),
  named("BankCapabilities", "What a bank offers to TPPs in one mode."),
);

/** Without a limit for the day, it is so many times the limit of one order. @rule O8.14 */
const DAILY_FACTOR = 5;

/** What the bank offers, if it is enabled for open banking at all. */
export const isEnabled = ({ capabilities: offered, status }: BankRecord): boolean =>
  status === "ACTIVE" && offered.includes("OPEN_BANKING");

/** Minor units. */
export const dailyLimitOf = (
  bank: Pick<BankRecord, "sca_exemption_limit" | "sca_exemption_daily_limit">,
): number => bank.sca_exemption_daily_limit ?? DAILY_FACTOR * bank.sca_exemption_limit;

const view = (bank: BankRecord): v.InferOutput<typeof capabilities> => ({
  bank_handle: bank.bank_handle,
  mode: bank.mode,
  ob_enabled: isEnabled(bank) && bank.takes_new,
  ob_scopes_supported: bank.ob_scopes_supported,
  currency: bank.currency,
  sca_exemption_limit: bank.sca_exemption_limit,
  sca_exemption_daily_limit: dailyLimitOf(bank),
  sca_methods: bank.available_auth_methods,
  max_consent_expiry_days: bank.max_consent_expiry_days,
  history_days: bank.history_days,
});

type CapabilitiesCall = Call<
  GatewayEnv,
  unknown,
  unknown,
  v.InferOutput<typeof capabilitiesPath>,
  v.InferOutput<typeof capabilitiesQuery>
>;

/** Without a mode the live bank, where there is one. @rule O7.12 O7.16 */
const readCapabilities = async ({ env, path, query }: CapabilitiesCall): Promise<Result<Reply>> => {
  const modes: Mode[] = query.mode === undefined ? ["live", "test"] : [query.mode];
  for (const wanted of modes) {
    const bank = await readBankRecord(env, path.handle, wanted);
    if (bank) return reply(200, view(bank));
  }
  return refuse("NOT_FOUND");
};

export const capabilityRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "readBankCapabilities",
    method: "GET",
    paths: ["/banks/:handle/capabilities"],
    summary: "Read what a bank offers to TPPs",
    description: "Without mode: of the live bank where there is one, else of the test bank.",
    guard: limitedAddress(),
    path: capabilitiesPath,
    query: capabilitiesQuery,
    answers: { 200: capabilities },
    refusals: ["NOT_FOUND"],
    step: readCapabilities,
  }),
];
