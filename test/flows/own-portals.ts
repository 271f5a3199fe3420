import { expect } from "vitest";
import type { World } from "../../scripts/local/world.ts";
import { merchantOf } from "../support/checkout-client.ts";
import { gatewayOf } from "./steps.ts";

/** A link to a merchant's portal, and the cookie that it becomes, open one gateway's only. */
export const expectOwnPortals = async (acme: World, globex: World): Promise<void> => {
  const newLink = async (world: World): Promise<string> => {
    const path = "/api/v1/portal-sessions";
    const { body } = await merchantOf(world).call<{ url: string }>("POST", path, {
      scope: "full",
    });
    return new URL(body.url).pathname;
  };
  /** The button of the link's page. */
  const pressAt = async (world: World, path: string) => {
    const { base_url } = gatewayOf(world);
    const headers = { origin: new URL(base_url).origin };
    const asked = { method: "POST", headers, redirect: "manual" as const };
    const answer = await fetch(base_url + path, asked);
    return [answer.status, answer.headers.get("set-cookie")?.split(";")[0] ?? null] as const;
  };
  const openPortal = async (world: World, cookie: string | null) => {
    const { base_url } = gatewayOf(world);
    const headers = { cookie: cookie ?? "", accept: "text/html" };
    return (await fetch(`${base_url}/portal`, { headers, redirect: "manual" })).status;
  };
  const link = await newLink(acme);
  expect(await pressAt(globex, link)).toEqual([404, null]);
  // It was not used up: it opens the portal where it was made.
  const [opened, ours] = await pressAt(acme, link);
  const [, theirs] = await pressAt(globex, await newLink(globex));
  expect([opened, await openPortal(acme, ours)]).toEqual([303, 200]);
  expect(await openPortal(globex, theirs)).toBe(200);
  expect(await openPortal(globex, ours)).toBe(303);
};
