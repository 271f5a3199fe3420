import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { projectRoot } from "../../scripts/local/places.ts";

/** Each worker serves the documents of its readers: the bytes that are committed. */
const baseUrls = inject("baseUrls");

describe.each([
  ["merchant", `${baseUrls.gateway}/openapi.json`],
  ["merchant", `${baseUrls.gateway}/openapi/merchant.json`],
  ["tpp", `${baseUrls.gateway}/openapi/tpp.json`],
  ["bank", `${baseUrls.gateway}/openapi/bank.json`],
  ["rail", `${baseUrls.gateway}/openapi/rail.json`],
  ["staff", `${baseUrls.gateway}/openapi/staff.json`],
  ["registry", `${baseUrls.registry}/openapi.json`],
  ["bank", `${baseUrls.sandbox}/openapi.json`],
])("the document for %s at %s", (name, address) => {
  test("is the committed one, and pages of any origin may read and cache it", async () => {
    const response = await fetch(address);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/json",
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=300",
      "x-correlation-id": expect.any(String),
    });
    const committed = readFileSync(join(projectRoot, `docs/openapi/${name}.json`), "utf8");
    expect(await response.text()).toBe(committed);
  });

  test("is sent once to a caller that still has it", async () => {
    const etag = (await fetch(address)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    const again = await fetch(address, { headers: { "if-none-match": etag } });
    expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: "" });
    const older = await fetch(address, { headers: { "if-none-match": '"0"' } });
    expect(older.status).toBe(200);
    await older.body?.cancel();
  });
});
