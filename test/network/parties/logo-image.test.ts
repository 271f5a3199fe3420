import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readLogoImage } from "../../../src/network/parties/logo-image.ts";

/** Which images we keep and show as a logo. @rule P3.23 */
const inBase64 = (content: string | Uint8Array): string => Buffer.from(content).toString("base64");

const read = (content: string | Uint8Array) => readLogoImage(inBase64(content));

const refusedOf = (content: string | Uint8Array): string | null => {
  const found = read(content);
  return "refused" in found ? found.refused : null;
};

const svgOf = (inside: string, more = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${more}>${inside}</svg>`;

const gradient =
  '<defs><linearGradient id="a" x1="0" x2="1"><stop offset="0%" stop-color="#fff"/>' +
  '<stop offset="1" stop-color="rgb(1, 2, 3)"/></linearGradient></defs>';

describe("an SVG of plain shapes", () => {
  test.each([
    ["a path", svgOf('<path d="M9.5 16.5l4.5 4.5"/>')],
    ["groups, a title and a gradient", svgOf(`<title>A</title>${gradient}<g fill="url(#a)"/>`)],
    ["spaces and line ends", `\n${svgOf('\n <rect\n  width="3" height="4" />\n')}\n`],
  ])("is kept: %s", (_, svg) => {
    expect(read(svg)).toEqual({
      name: expect.stringMatching(/^[0-9a-f]{40}\.svg$/),
      bytes: Uint8Array.from(Buffer.from(svg)),
    });
  });

  test("has one name for the same bytes, and another for others", () => {
    const names = [svgOf("<g/>"), svgOf("<g/>"), svgOf("<g />")].map((svg) => {
      const found = read(svg);
      return "name" in found ? found.name : null;
    });
    expect(names[0]).toBe(names[1]);
    expect(names[2]).not.toBe(names[0]);
  });
});

/** What has run a script, loaded something or read a file in one parser or another. */
test.each([
  ["a script", svgOf("<script>alert(1)</script>")],
  ["a script with a prefix", svgOf('<x:script xmlns:x="http://www.w3.org/2000/svg"/>')],
  ["a script in capitals", svgOf("<SCRIPT/>")],
  [
    "HTML inside",
    svgOf('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
  ],
  ["an event of the root", svgOf("<g/>", ' onload="alert(1)"')],
  ["an event of a shape", svgOf('<rect onclick="alert(1)"/>')],
  ["an event without quotes", svgOf("<rect onclick=alert(1) />")],
  ["an event after a slash", svgOf('<rect/onclick="alert(1)"/>')],
  ["an attribute in single quotes", svgOf("<rect x='1'/>")],
  ["a link", svgOf('<a href="https://evil.example"><rect/></a>')],
  ["a reference", svgOf('<use href="#a"/>')],
  ["an XLink", svgOf('<path xlink:href="https://evil.example/"/>')],
  ["an image", svgOf('<image href="data:image/png;base64,AAAA"/>')],
  ["a style sheet", svgOf("<style>@import url(//evil.example)</style>")],
  ["a style", svgOf('<rect style="fill:red"/>')],
  ["a colour from elsewhere", svgOf('<rect fill="url(https://evil.example/#a)"/>')],
  ["a colour from a path", svgOf('<rect fill="url(evil.svg)"/>')],
  ["a second address", svgOf('<rect fill="url(#a) url(#b)"/>')],
  ["an address where none belongs", svgOf('<rect transform="url(#a)"/>')],
  ["an escaped address", svgOf('<rect fill="u\\72l(//evil.example)"/>')],
  ["an animation", svgOf('<set attributeName="fill" to="red"/>')],
  ["a filter", svgOf('<filter id="a"/>')],
  ["a document type", `<!DOCTYPE svg [<!ENTITY a "b">]>${svgOf("<g/>")}`],
  ["a document type inside", svgOf("<!DOCTYPE svg>")],
  ["an entity", svgOf("<title>&a;</title>")],
  ["an entity in a value", svgOf('<rect fill="&#117;rl(#a)"/>')],
  ["an instruction", `<?xml-stylesheet href="https://evil.example"?>${svgOf("<g/>")}`],
  ["a comment", svgOf("<!-- <script> -->")],
  ["CDATA", svgOf("<title><![CDATA[<script/>]]></title>")],
  ["another namespace", svgOf('<g xmlns="http://www.w3.org/1999/xhtml"/>')],
  ["no namespace", '<svg viewBox="0 0 1 1"></svg>'],
  ["an inner svg", svgOf('<svg viewBox="0 0 1 1"/>')],
  ["a second root", `${svgOf("<g/>")}<script/>`],
  ["text behind it", `${svgOf("<g/>")} <!-- -->`],
  ["text among shapes", svgOf("<g>hello</g>")],
  ["tags that cross", svgOf("<g><title></g></title>")],
  ["an open tag", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>'],
  ["an attribute twice", svgOf('<rect x="1" x="2"/>')],
  ["a mark of byte order", `\uFEFF${svgOf("<g/>")}`],
  ["UTF-16", Buffer.from(svgOf("<g/>"), "utf16le")],
  ["HTML", "<!doctype html><script>alert(1)</script>"],
  ["nothing", " "],
])("an SVG is refused with %s", (_, svg) => {
  expect(refusedOf(svg)).toMatch(/^must /);
});

const chunk = (type: string, data: Uint8Array = new Uint8Array(0)): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type, "latin1"), data, Buffer.alloc(4)]);
};

const sized = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 6], 8);
  return chunk("IHDR", data);
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pixels = chunk("IDAT", deflateSync(Buffer.alloc(5)));
const pngOf = (...chunks: Buffer[]): Buffer => Buffer.concat([signature, ...chunks]);

describe("a PNG", () => {
  test("is kept if it is a still picture", () => {
    const png = pngOf(sized(1, 1), pixels, chunk("IEND"));
    expect(read(png)).toEqual({
      name: expect.stringMatching(/^[0-9a-f]{40}\.png$/),
      bytes: Uint8Array.from(png),
    });
  });

  test.each([
    ["a text", pngOf(sized(1, 1), chunk("tEXt"), pixels, chunk("IEND"))],
    ["where it was taken", pngOf(sized(1, 1), chunk("eXIf"), pixels, chunk("IEND"))],
    ["an animation", pngOf(sized(1, 1), chunk("acTL"), pixels, chunk("IEND"))],
    ["something behind it", pngOf(sized(1, 1), pixels, chunk("IEND"), Buffer.from("<script>"))],
    ["no end", pngOf(sized(1, 1), pixels)],
    ["a length beyond its end", pngOf(sized(1, 1), pixels.subarray(0, 9))],
    ["no size", pngOf(pixels, chunk("IEND"))],
    ["a second size", pngOf(sized(1, 1), sized(1, 1), pixels, chunk("IEND"))],
    ["a huge picture", pngOf(sized(1, 50_000), pixels, chunk("IEND"))],
    ["no picture", pngOf(sized(0, 1), pixels, chunk("IEND"))],
  ])("is refused with %s", (_, png) => {
    expect(refusedOf(png)).toMatch(/^must /);
  });
});

test.each([
  ["other bytes", inBase64("GIF89a")],
  ["too many bytes", inBase64(svgOf(" ".repeat(32 * 1024)))],
  ["no base64", "%%%%"],
  ["nothing", ""],
])("refuses %s", (_, base64) => {
  expect(readLogoImage(base64)).toEqual({ refused: expect.stringMatching(/^must /) });
});
