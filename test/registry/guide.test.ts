import { describe, expect, test } from "vitest";
import { registryRoutes } from "../../src/registry/routes.ts";
import { read } from "../house/source.ts";

/** Customers and their browsers find these themselves. */
const isPage = (address: string): boolean =>
  /^\w+ \/identity\/(customer|assets)(\/|$)/.test(address);

/** In the form of a document: `GET /identity/claims/{claim_id}`. */
const addressOf = (method: string, path: string): string =>
  `${method} ${path.replace(/\/:(\w+)/g, "/{$1}")}`;

const served = registryRoutes.flatMap(({ contract: { method, paths } }) =>
  paths.map((path) => addressOf(method, path)),
);

/** The addresses that the document names outside its examples, without query strings. */
const namedIn = (document: string): string[] => [
  ...new Set(
    [...read(document).matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`?]*)[^`]*`/g)].map(
      ([, address = ""]) => address,
    ),
  ),
];

describe("the registry's guides", () => {
  const guides = ["docs/registry.md", "docs/registry-claims.md", "docs/registry-operators.md"];
  const named = guides.flatMap(namedIn);

  test("name every address of the registry", () => {
    const missing = served.filter((address) => !isPage(address) && !named.includes(address));
    expect(missing).toEqual([]);
  });

  test("name no address that the registry does not serve", () => {
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((address) => !served.includes(address))).toEqual([]);
  });
});
