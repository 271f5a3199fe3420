import * as v from "valibot";
import { described } from "../../base/kernel/fields.ts";
import { file } from "../../base/platform/contract.ts";
import { everyone, type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import { brandStyle } from "./brand-style.ts";

const COLOURS = "/assets/colours";

/** The address of a colour's style sheet. */
export const colourSheet = (colour: string): string => `${COLOURS}/${colour.slice(1)}.css`;

const sheetName = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{6}\.css$/),
  described("A colour in hexadecimal digits.", "0e5f55.css"),
);

/** A style sheet for each colour, so that pages need no inline styles. */
export const brandRoutes: readonly Route<GatewayEnv>[] = [
  route({
    id: "asset colour",
    method: "GET",
    paths: [`${COLOURS}/:sheet`],
    summary: "The style sheet of a merchant's colour",
    internal: true,
    guard: everyone,
    path: v.object({ sheet: sheetName }),
    answers: { 200: file("text/css", "The style sheet.") },
    step: ({ path: { sheet } }) =>
      new Response(brandStyle(`#${sheet.slice(0, 6)}`), {
        headers: {
          "content-type": "text/css; charset=utf-8",
          "cache-control": "public, max-age=86400",
        },
      }),
  }),
];
