import * as v from "valibot";
import { described } from "../../base/kernel/fields.ts";
import { file } from "../../base/platform/contract.ts";
import { everyone, type Route, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";

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

/**
 * Replaces the pages' accent colour with the merchant's (docs/decisions/120). Each scheme uses it
 * only if text in this colour and text on it have a contrast of at least 4.5 everywhere [WCAG 2.2,
 * 1.4.3].
 */
type Rgb = readonly number[];

/** The backgrounds of text, as in tokens.css. */
interface Scheme {
  name: "light" | "dark";
  card: string;
  others: readonly string[];
  /** The colour of text on the accent. */
  onAccent: string;
  /** The colour that is mixed into the accent under the pointer. */
  strong: string;
  /** The share of the accent in the background of a notice. */
  tint: number;
}

const schemes: readonly Scheme[] = [
  {
    name: "light",
    card: "#ffffff",
    others: ["#f4f7f6", "#f2f4f3"],
    onAccent: "#ffffff",
    strong: "#000000",
    tint: 0.1,
  },
  {
    name: "dark",
    card: "#151d1b",
    others: ["#1c2624", "#0c1211"],
    onAccent: "#000000",
    strong: "#ffffff",
    tint: 0.15,
  },
];

const LEAST_CONTRAST = 4.5;
const STRONGER = 0.2;

/** The style sheet of a colour (`#rrggbb`); empty if it is legible in neither scheme. */
export const brandStyle = (colour: string): string =>
  schemes.map((scheme) => styleIn(scheme, colour)).join("");

const styleIn = ({ name, card, others, onAccent, strong, tint }: Scheme, accent: string) => {
  const notice = mix(accent, card, tint);
  const grounds = [card, ...others, notice, onAccent];
  if (grounds.some((ground) => contrast(accent, ground) < LEAST_CONTRAST)) return "";
  const values = { accent, "accent-strong": mix(strong, accent, STRONGER) };
  const all = { ...values, "on-accent": onAccent, tint: notice };
  const rules = Object.entries(all).map(([property, value]) => `--${property}:${value}`);
  return `@media (prefers-color-scheme:${name}){:root{${rules.join(";")}}}`;
};

const channelsOf = (colour: string): Rgb =>
  [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));

/** Mixes two colours. */
const mix = (colour: string, into: string, share: number): string => {
  const ground = channelsOf(into);
  const mixed = channelsOf(colour).map((value, place) =>
    Math.round(value * share + (ground[place] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

/** The contrast ratio of two colours, from 1 to 21 [WCAG 2.2, contrast ratio]. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
