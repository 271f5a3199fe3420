import { eq } from "drizzle-orm";
import * as v from "valibot";
import { described } from "../../base/kernel/fields.ts";
import { refuse } from "../../base/kernel/result.ts";
import { file } from "../../base/platform/contract.ts";
import { type Database, database, type Statement } from "../../base/platform/database.ts";
import { everyone, type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { boundedMap } from "../../base/platform/isolate-cache.ts";
import { logos } from "../../base/platform/schema.ts";
import { bytesOf, logoName } from "./logo-image.ts";

/**
 * The logos of banks, merchants and TPPs (docs/decisions/200). A record names its image by the hash
 * of the bytes, so an address always means the same image and may be cached for ever. An image
 * whose record has another one stays: pages and mails that were made before may show it.
 */
const FOLDER = "/logos";

/** The address of a logo on our own origin. */
export const logoPath = (name: string): string => `${FOLDER}/${name}`;

/** Keeps an image. The same one may be there already. */
export const keepLogo = (db: Database, name: string, base64: string, at: number): Statement =>
  db.insert(logos).values({ name, image: base64, createdAt: at }).onConflictDoNothing();

export const hasLogo = async (db: Database, name: string): Promise<boolean> =>
  (await db.$count(logos, eq(logos.name, name))) > 0;

/** A hundred images are at most 3 MiB of the isolate's memory. */
const recent = boundedMap<string, Uint8Array<ArrayBuffer>>(100);

const readLogo = async (env: GatewayEnv, name: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  const known = recent.get(name);
  if (known) return known;
  const row = await database(env).select().from(logos).where(eq(logos.name, name)).get();
  const bytes = row ? bytesOf(row.image) : null;
  if (bytes) recent.set(name, bytes);
  return bytes;
};

const pathName = v.pipe(
  v.string(),
  v.regex(logoName),
  described("The image's hash and its kind.", `${"5f".repeat(20)}.svg`),
);

export const logoRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "asset logo",
    method: "GET",
    paths: [`${FOLDER}/:logo`],
    summary: "The logo of a bank, a merchant or a TPP",
    internal: true,
    guard: everyone,
    path: v.object({ logo: pathName }),
    answers: { 200: file("image/", "The image.") },
    step: async ({ env, path: { logo } }) => {
      const bytes = await readLogo(env, logo);
      return bytes ? imageResponse(logo, bytes) : refuse("NOT_FOUND");
    },
  }),
];

/**
 * An SVG that is opened by its address is a document of our origin. This policy leaves it nothing
 * to run, load or send, even if the check of its shapes had a hole.
 * @rule P3.23
 */
const imageResponse = (name: string, bytes: Uint8Array<ArrayBuffer>): Response =>
  new Response(bytes, {
    headers: {
      "content-type": name.endsWith(".svg") ? "image/svg+xml" : "image/png",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
