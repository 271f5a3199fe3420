import * as v from "valibot";
import { described, rule } from "../../base/kernel/fields.ts";
import { ok, type Result, refuseField } from "../../base/kernel/result.ts";
import type { Database, Statement } from "../../base/platform/database.ts";
import { logoName, MOST_CHARACTERS, readLogoImage } from "../../network/parties/logo-image.ts";
import { hasLogo, keepLogo } from "../../network/parties/logos.ts";

/**
 * The field `logo` of banks, merchants and TPPs. A request has the image itself, or the name that
 * an answer showed, so that a record can be sent back as it was read. Null stands for none.
 */
export const logoField = v.nullable(
  v.pipe(
    v.string("must be an image in base64"),
    v.maxLength(MOST_CHARACTERS, "must be at most 32 KiB"),
    rule(
      (text) => logoName.test(text) || !text.includes("."),
      "must be an image in base64, or the name of one that is kept",
      {},
    ),
    described(
      "Its logo: a PNG or an SVG of plain shapes, at most 32 KiB, in base64. Answers have the " +
        "name that the image is kept by; GET /logos/{name} shows it.",
      `${"5f".repeat(20)}.svg`,
    ),
  ),
);

export interface TakenLogo {
  /** The name to store; left out if the request does not change the logo. */
  column: { logo?: string | null };
  /** Keep the image; in the same batch as the record. */
  statements: Statement[];
}

/** Reads the logo of a request, or refuses it. @rule A3.16 */
export const takeLogo = async (
  db: Database,
  at: number,
  { logo }: { logo?: string | null | undefined },
): Promise<Result<TakenLogo>> => {
  if (logo === undefined) return ok({ column: {}, statements: [] });
  if (logo === null) return ok({ column: { logo }, statements: [] });
  if (logoName.test(logo)) {
    return (await hasLogo(db, logo))
      ? ok({ column: { logo }, statements: [] })
      : refuseField("logo", "is not the name of an image that is kept");
  }
  const read = readLogoImage(logo);
  if ("refused" in read) return refuseField("logo", read.refused);
  return ok({ column: { logo: read.name }, statements: [keepLogo(db, read.name, logo, at)] });
};
