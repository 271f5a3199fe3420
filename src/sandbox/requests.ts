import * as v from "valibot";
import { amount, endToEndId } from "../base/kernel/fields.ts";
import { faultSchema } from "./bank/faults.ts";

/**
 * The requests to rail, directory, control surface and shop. Those to the banks are in
 * banks/contract.ts.
 */
const text = (maximum: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(maximum));
export const railStatusRequest = v.object({ end_to_end_id: endToEndId });
export type RailStatusRequest = v.InferOutput<typeof railStatusRequest>;

export const directoryRequest = v.object({
  type: v.picklist(["ALIAS", "PHONE", "NATIONAL_ID", "IBAN"]),
  value: text(140),
});

export type DirectoryRequest = v.InferOutput<typeof directoryRequest>;

export const faultsRequest = v.array(faultSchema);

const url = v.pipe(v.string(), v.url());
const keysByBank = v.record(v.string(), text(255));

/** `PUT /__local/world`: the results of the sandbox's enrolment by the start script. */
export const worldRequest = v.strictObject({
  world: v.record(v.string(), v.unknown()),
  operators: v.pipe(
    v.array(
      v.strictObject({
        operator: text(140),
        base_url: url,
        /** Bank handle to the key that the bank sends to the gateway. */
        bank_keys: keysByBank,
        /** Bank handle to the key that the gateway sends to the bank. */
        internal_keys: keysByBank,
        /** The key that the rail sends to the gateway. */
        rail_callback_key: text(255),
        /** The key that the gateway sends to rail and directory. */
        rail_key: text(255),
      }),
    ),
    v.minLength(1),
  ),
  shop: v.nullish(
    v.strictObject({ api_key: text(255), base_url: url, signing_secret: text(255) }),
    null,
  ),
});
export type WorldRequest = v.InferOutput<typeof worldRequest>;
export type Operator = WorldRequest["operators"][number];

export const orderRequest = v.strictObject({
  item: text(64),
  /** Minor units; the item's price when absent. */
  amount: v.optional(amount),
});
