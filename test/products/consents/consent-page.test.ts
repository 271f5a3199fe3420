import { expect, test, vi } from "vitest";

const purposes = vi.hoisted(() => new Set<string>());

vi.mock("../../../src/base/platform/crypto.ts", async (original) => {
  const crypto = await original<typeof import("../../../src/base/platform/crypto.ts")>();
  const deriveKey = (masterKey: string, purpose: string): string => {
    purposes.add(purpose);
    return crypto.deriveKey(masterKey, purpose);
  };
  return { ...crypto, deriveKey };
});

const { newConsentUrl, consentPages } = await import(
  "../../../src/products/consents/consent-page.ts"
);

const env = {
  MASTER_KEY: "0123456789abcdef",
  IDENTITY_KEY: "identity",
  BASE_URL: "https://pay.example",
} as never;
const hexOf = (place: number, length: number): string => place.toString(16).padStart(length, "0");
const lastOf = (url: string): string => url.slice(url.lastIndexOf("/") + 1);

test("addresses that strangers invent derive no keys of their own", () => {
  for (let place = 0; place < 50; place++) {
    const invented = `cns_x.${hexOf(place, 16)}${hexOf(place, 32)}`;
    expect(consentPages.find(env, invented)).toBeNull();
  }
  newConsentUrl(env, "cns_1");
  expect(purposes.size).toBe(1);
});

test("an address is of its consent and its authorisation alone", () => {
  const url = newConsentUrl(env, "cns_1");
  const [id, rest = ""] = lastOf(url).split(".");
  const [nonce, mac] = [rest.slice(0, 16), rest.slice(16)];
  expect(consentPages.find(env, `${id}.${nonce}${mac}`)).toMatchObject({
    id: "cns_1",
    viewed: { url },
  });
  expect(newConsentUrl(env, "cns_1")).not.toBe(url);
  const strange = [
    `cns_2.${nonce}${mac}`,
    `${id}.${hexOf(1, 16)}${mac}`,
    `${id}.${nonce}${mac.slice(0, -1)}`,
    `${id}.${nonce}${mac}0`,
    `${id}.${nonce}`,
    `${id}.${mac}`,
  ];
  expect(strange.map((reference) => consentPages.find(env, reference))).toEqual(
    strange.map(() => null),
  );
});
