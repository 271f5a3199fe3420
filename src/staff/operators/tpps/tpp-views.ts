import type { InferOutput } from "valibot";
import { isoTime } from "../../../base/platform/clock.ts";
import type { TppRow } from "../../../base/platform/schema.ts";
import { shownValues } from "../../../frame/records/fields.ts";
import { tppFields } from "../../../network/parties/guarded-tpp.ts";
import type { tpp } from "./tpp-schemas.ts";

/** What the admin API shows of a TPP. */
export const tppView = ({ created_at, updated_at, ...row }: TppRow): InferOutput<typeof tpp> => ({
  ...shownValues(tppFields, row),
  client_id: row.tpp_id,
  created_at: isoTime(created_at),
  updated_at: isoTime(updated_at),
});
