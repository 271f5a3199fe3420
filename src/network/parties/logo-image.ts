import { sha256Hex } from "../../base/platform/crypto.ts";

/**
 * Decides which images we keep as a logo and show on pages where people approve payments. Only a
 * PNG or an SVG of plain shapes passes. Everything else is refused and never repaired: what a
 * repair leaves is read by a browser, whose parser is not ours.
 * @rule P3.23
 */
export interface LogoImage {
  /** The hash of the bytes and what they are: `<40 hex digits>.svg`. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const MOST_BYTES = 32 * 1024;
/** Base64 of that many bytes. */
export const MOST_CHARACTERS = Math.ceil(MOST_BYTES / 3) * 4;

export const logoName = /^[0-9a-f]{40}\.(?:svg|png)$/;

/** The image, or why it is refused. */
export const readLogoImage = (base64: string): LogoImage | { refused: string } => {
  const bytes = bytesOf(base64);
  if (bytes === null) return { refused: "must be an image in base64" };
  if (bytes.length > MOST_BYTES) return { refused: "must be at most 32 KiB" };
  const isPng = pngSignature.every((byte, place) => bytes[place] === byte);
  const fault = isPng ? faultOfPng(bytes) : faultOfSvg(bytes);
  if (fault !== null) return { refused: fault };
  return { name: `${sha256Hex(base64).slice(0, 40)}.${isPng ? "png" : "svg"}`, bytes };
};

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | null => {
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
};

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The chunks of a still picture [W3C PNG]. Text, EXIF data and animations are none of them. */
const pngChunks = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "sRGB", "gAMA", "cHRM", "pHYs"]);

/** A small file can unfold to a huge picture in the browser's memory. */
const MOST_PIXELS = 1_024;

const faultOfPng = (bytes: Uint8Array<ArrayBuffer>): string | null => {
  const view = new DataView(bytes.buffer);
  let place = pngSignature.length;
  for (let chunk = 0; place + 12 <= bytes.length; chunk++) {
    const length = view.getUint32(place);
    const type = String.fromCharCode(...bytes.subarray(place + 4, place + 8));
    if (!pngChunks.has(type)) return "must be a PNG without texts, EXIF data or animation";
    if ((type === "IHDR") !== (chunk === 0)) break;
    if (type === "IHDR") {
      const sides = [view.getUint32(place + 8), view.getUint32(place + 12)];
      if (length !== 13 || sides.some((side) => side < 1 || side > MOST_PIXELS)) {
        return `must be at most ${MOST_PIXELS} pixels wide and high`;
      }
    }
    place += 12 + length;
    if (type === "IEND") return place === bytes.length ? null : "must end where the PNG ends";
  }
  return "must be a whole PNG";
};

const elements = new Set(
  (
    "svg g defs title path rect circle ellipse line polyline polygon " +
    "linearGradient radialGradient stop"
  ).split(" "),
);

/** None of them names an address, a style sheet or a script. */
const attributes = new Set(
  (
    "xmlns viewBox version role aria-label id width height x y x1 x2 y1 y2 cx cy r rx ry fx fy d " +
    "points transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap " +
    "stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity opacity offset " +
    "stop-color stop-opacity gradientUnits gradientTransform spreadMethod"
  ).split(" "),
);

const NAMESPACE = "http://www.w3.org/2000/svg";
/** No colon, slash or backslash: no value can be an address or an escape. */
const plainValue = /^[\w \t\r\n.,#()%+-]*$/;
/** A gradient of the same file. */
const ownReference = /^url\(#[\w-]+\)$/;

/** A tag with quoted attributes, and the text before it. No comment, entity or declaration fits. */
const tag = /([^<&>]*)<(\/?)([A-Za-z]+)((?:[ \t\r\n]+[A-Za-z][\w-]*="[^"<&]*")*)[ \t\r\n]*(\/?)>/y;
const attribute = /([A-Za-z][\w-]*)="([^"]*)"/g;

const faultOfSvg = (bytes: Uint8Array<ArrayBuffer>): string | null => {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    // Exactly the white space of XML, which is less than that of `trim`.
    text = text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
  } catch {
    return "must be a PNG or an SVG";
  }
  if (!text.startsWith("<svg")) return "must be a PNG, or an SVG that begins with <svg";
  const open: string[] = [];
  tag.lastIndex = 0;
  for (let first = true; first || open.length > 0; first = false) {
    const found = tag.exec(text);
    if (!found) return "must be an SVG of tags and quoted attributes alone, without comments";
    const [, before = "", closing, name = "", given = "", alone] = found;
    if (/[^ \t\r\n]/.test(before) && open.at(-1) !== "title") return "must be an SVG without text";
    if (closing) {
      if (open.pop() !== name || given !== "" || alone) return "must be a well-formed SVG";
      continue;
    }
    if (!elements.has(name) || (name === "svg") !== first) {
      return `must be an SVG of shapes alone: ${name.slice(0, 40)} is not allowed here`;
    }
    const fault = faultOfAttributes(name, given);
    if (fault !== null) return fault;
    if (!alone) open.push(name);
  }
  return tag.lastIndex === text.length ? null : "must end where the svg element ends";
};

const faultOfAttributes = (element: string, given: string): string | null => {
  const named = new Map<string, string>();
  for (const [, name = "", value = ""] of given.matchAll(attribute)) {
    if (!attributes.has(name)) return `must be an SVG without the attribute ${name.slice(0, 40)}`;
    if (named.has(name)) return "must be a well-formed SVG";
    const isFine =
      name === "xmlns"
        ? value === NAMESPACE
        : /url/i.test(value)
          ? ownReference.test(value) && (name === "fill" || name === "stroke")
          : plainValue.test(value);
    if (!isFine) return `must be an SVG with plain values: ${name} is not`;
    named.set(name, value);
  }
  if (element !== "svg") return null;
  return named.has("xmlns") && named.has("viewBox") ? null : "must have xmlns and viewBox";
};
