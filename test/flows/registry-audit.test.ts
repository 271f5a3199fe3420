import { createHash, createPublicKey, verify as verifySignature } from "node:crypto";
import { describe, expect, inject, test } from "vitest";
import { canonicalJson } from "../../src/base/kernel/json.ts";
import { eventually } from "../support/checkout-client.ts";
import {
  type AuditEntry,
  accountRef,
  fresh,
  ok,
  proofOf,
  registryOf,
  verdictOf,
} from "./registry-steps.ts";

/** The proof of every change at the registry, in the world that the flows share. */
const registry = registryOf(inject("world"));

interface SealedEntry extends AuditEntry {
  at: string;
  previous_hash: string;
  hash: string;
  signature: string;
}

interface SignedHead {
  chain: string;
  sequence: number;
  hash: string;
  signature: string;
}

describe("the audit", () => {
  const readHeads = async () => {
    const { public_key, data } = ok(await registry.ask("/identity/audit/heads"), 200).body;
    const x = Buffer.from(public_key, "hex").toString("base64url");
    const key = createPublicKey({ format: "jwk", key: { kty: "OKP", crv: "Ed25519", x } });
    const isSigned = (text: string, signature: string) =>
      verifySignature(null, Buffer.from(text), key, Buffer.from(signature, "hex"));
    return {
      isSigned,
      heads: data as SignedHead[],
    };
  };

  test("is a chain that anyone can check with only the public key", async () => {
    const { isSigned, heads } = await readHeads();
    expect(heads.map(({ chain }) => chain)).toEqual(["test", "live", "registry"]);
    for (const { chain, sequence, hash, signature } of heads) {
      expect(isSigned(`${chain} ${sequence} ${hash}`, signature)).toBe(true);
      const entries = (await registry.auditSince(0, chain)) as SealedEntry[];
      let previous = "0".repeat(64);
      for (const [place, entry] of entries.entries()) {
        const { actor, action, subject } = entry;
        const details = canonicalJson(entry.details);
        const content = [chain, place + 1, Date.parse(entry.at), actor, action, subject, details];
        const sealed = createHash("sha256")
          .update(JSON.stringify([...content, previous]))
          .digest("hex");
        expect(entry).toMatchObject({ sequence: place + 1, previous_hash: previous, hash: sealed });
        expect(isSigned(sealed, entry.signature)).toBe(true);
        previous = sealed;
      }
      expect([entries.length, previous]).toEqual([sequence, hash]);
    }
  });

  test("is verified by the registry, which continues where it stopped", async () => {
    const whole = { intact: true, fault: null, complete: true };
    for (const { chain, ...head } of (await readHeads()).heads) {
      expect(await registry.verify(head, chain)).toMatchObject({
        ...{ ...whole, chain, reached: { sequence: head.sequence } },
      });
    }
    const { sequence, hash } = await registry.headOf();
    const { bank_id } = await registry.newBank();
    const query = `chain=test&after_sequence=${sequence}&after_hash=${hash}`;
    const rest = ok(await registry.owner(`/admin/v1/audit/verification?${query}`), 200).body;
    expect(rest).toMatchObject({ ...whole, verified: 2 });
    const [newest] = (await registry.auditSince(sequence)).slice(-1);
    expect(newest).toMatchObject({ action: "key.added", subject: bank_id });
  });

  test("does not pass for a caller who stored another head", async () => {
    const head = await registry.headOf();
    const forged = { ...head, hash: "f".repeat(64) };
    expect(await registry.verify(forged)).toMatchObject({
      ...{ intact: false, fault: { sequence: head.sequence, kind: "HEAD" } },
    });
    const cutOff = { sequence: head.sequence + 1, hash: head.hash };
    expect(await registry.verify(cutOff)).toMatchObject({
      ...{ intact: false, fault: { sequence: head.sequence + 1, kind: "GAP" } },
    });
  });

  test("contains no key and no national id", async () => {
    const [bank, account_ref] = [await registry.newBank(), accountRef()];
    const subject = "AB 12 34 56 C";
    const customer_proof = proofOf(subject);
    ok(
      await bank.call("/identity/handles", { alias: fresh("secret"), account_ref, customer_proof }),
    );
    const text = JSON.stringify(await registry.auditSince(0));
    expect(text).toContain(account_ref);
    for (const secret of [subject, bank.key]) expect(text).not.toContain(secret);
  });
});

test("the operator sees who looked a name up, and must ask for that name", async () => {
  const gateway = await registry.newGateway();
  const { alias } = await registry.newCustomer(await registry.newBank());
  ok(await gateway.resolve(alias), 200);
  const lookups = `/admin/v1/lookups?realm=test&alias=${alias}`;
  const [lookup] = await eventually("the lookup in the log", async () => {
    const { data } = ok(await registry.owner(lookups), 200).body;
    return data.length > 0 && data;
  });
  expect(lookup).toMatchObject({ caller: gateway.gateway_id, hit: true });
  expect(verdictOf(await registry.owner("/admin/v1/lookups"))).toEqual([422, "VALIDATION_FAILED"]);
});
