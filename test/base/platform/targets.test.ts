import { describe, expect, test } from "vitest";
import { checkPublicTarget, checkReturnAddress } from "../../../src/base/platform/targets.ts";

const allowed = (url: string, allowLocal: boolean) =>
  checkPublicTarget(url, { allowLocal, ownBaseUrl: "https://gateway.example.com" }).ok;

describe("public https hosts are allowed everywhere", () => {
  test.each([
    "https://shop.example.com",
    "https://shop.example.com/hooks?shop=1",
    "https://shop.example.com:443/",
    "https://shop.example.com:8443/",
    "https://SHOP.Example.COM./",
    "https://bücher.example/",
    "https://93.184.216.34/",
    "https://[2606:2800:220:1:248:1893:25c8:1946]/",
    "https://93-184-216-34.shop.example/",
    "https://v1-2-3-4.shop.example/",
    "https://2026-11-21.shop.example/",
    "https://hooks_of.shop.example/",
    "https://7f000001.shop.example/",
  ])("%s", (url) => {
    expect([allowed(url, false), allowed(url, true)]).toEqual([true, true]);
  });
});

// @rule P8.11
describe("refused everywhere", () => {
  test.each([
    "",
    "shop.example.com",
    "//shop.example.com",
    "ftp://shop.example.com/",
    "javascript:alert(1)",
    "data:text/plain,x",
    "https://",
    `https://shop.example.com/${"x".repeat(2_048)}`,
    "https://user@shop.example.com/",
    "https://user:secret@shop.example.com/",
    "https://shop.example.com/#part",
    "https://shop.example.com:22/",
    "https://shop.example.com:9999/",
    "https://gateway.example.com/",
    "https://GATEWAY.example.com./admin/v1/banks",
    "https://gateway.example.com:8443/",
    "https://intranet/",
    "https://printer.local/",
    "https://metadata.google.internal/",
    "https://router.lan/",
    "https://nas.home.arpa/",
    "https://10.0.0.1/",
    "https://172.16.0.1/",
    "https://192.168.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://192.0.2.1/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://[fe80::1]/",
    "https://[fc00::1]/",
    "https://[::]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::a00:1]/",
    "https://[2002:a00:1::]/",
    "https://[::7f00:1]/",
    "https://[::127.0.0.1]/",
    "https://[::ffff:0:7f00:1]/",
    "https://[4000::1]/",
    "https://localhost../",
    "https://metadata.google.internal../",
    "https://127.0.0.1../",
    "https://shop..example/",
    "https://.shop.example/",
    "https://-shop.example/",
    "https://shop!.example/",
    `https://${"a".repeat(64)}.example/`,
    `https://${"a.".repeat(130)}example/`,
    "https://payments.default.svc/",
    "https://payments.default.svc.cluster.local/",
    "https://vault.service.consul/",
    "https://hooks.corp/",
    "https://hooks.home/",
    "https://hooks.private/",
    "https://hooks.test/",
    "https://hooks.invalid/",
    "https://hooks.onion/",
    "https://1.0.0.127.in-addr.arpa/",
    "https://127.0.0.1.nip.io/",
    "https://7f000001.nip.io/",
    "https://--1.sslip.io/",
    "https://93.184.216.34.sslip.io/",
    "https://shop.localtest.me/",
    "https://10-0-0-1.example/",
    "https://app-10-0-0-1.shop.example/",
    "https://1-10-0-0-1.shop.example/",
    "https://192.168.0.1.shop.example/",
    "https://169-254-169-254.shop.example/",
    "https://010-000-000-001.shop.example/",
  ])("%s", (url) => {
    expect([allowed(url, false), allowed(url, true)]).toEqual([false, false]);
  });
});

describe("only a local run in test mode may call", () => {
  test.each([
    "http://shop.example.com/",
    "http://localhost:9209/inbox/shop",
    "http://LOCALHOST/",
    "http://shop.localhost:3000/",
    "https://127.0.0.1:9209/",
    "http://127.8.9.10/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://[::1]:9209/",
    "http://[::ffff:127.0.0.1]/",
  ])("%s", (url) => {
    expect([allowed(url, false), allowed(url, true)]).toEqual([false, true]);
  });

  test("the gateway itself is refused by its port", () => {
    const rules = { allowLocal: true, ownBaseUrl: "http://127.0.0.1:9209" };
    for (const host of ["127.0.0.1", "localhost", "[::1]", "127.1", "x.localhost"]) {
      expect(checkPublicTarget(`http://${host}:9209/admin`, rules).ok).toBe(false);
    }
    expect(checkPublicTarget("http://127.0.0.1:9210/inbox", rules).ok).toBe(true);
  });
});

describe("the address that a customer returns to", () => {
  const wayBack = (url: string, allowLocal: boolean) => {
    const checked = checkReturnAddress(url, { allowLocal, field: "redirect_url" });
    return checked.ok ? checked.value.href : null;
  };

  test.each([
    "https://shop.example/thanks?cart=7#top",
    "https://staging.corp/",
    "https://10.0.0.1/",
  ])("%s is accepted everywhere, because only the customer's browser opens it", (url) =>
    expect([wayBack(url, false), wayBack(url, true)]).toEqual([url, url]),
  );

  test.each(["http://localhost:3000/", "http://127.0.0.1/", "http://[::1]:3000/"])(
    "%s is accepted only by a local run in test mode",
    (url) => expect([wayBack(url, false), wayBack(url, true)]).toEqual([null, url]),
  );

  test.each([
    "http://shop.example/",
    "javascript:alert(1)",
    "https://user@shop.example/",
    "https://:secret@shop.example/",
    `https://shop.example/${"ü".repeat(400)}`,
  ])("%s is refused everywhere", (url) => {
    expect([wayBack(url, false), wayBack(url, true)]).toEqual([null, null]);
  });
});

test("a refusal names the field", () => {
  const checked = checkPublicTarget("http://x.example", {
    allowLocal: false,
    field: "webhook_url",
  });
  expect(checked).toEqual({
    ok: false,
    problem: {
      code: "VALIDATION_FAILED",
      field: "webhook_url",
      message: "webhook_url: must be https",
    },
  });
});
