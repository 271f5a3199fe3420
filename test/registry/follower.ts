import { expect } from "vitest";
import { sha256Hex } from "../../src/base/platform/crypto.ts";
import { xorHex } from "../../src/registry/draft.ts";
import { type Bank, ok } from "./registry.ts";

/** One row of a bank's changes. */
export interface Change {
  type: string;
  id: string;
  at: string;
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at field by field
  record: any;
}

type Records = Map<string, Change["record"]>;

/** A bank that keeps copies of its records by its changes alone, as docs/registry.md says. */
export class Follower {
  readonly #bank: Bank;
  readonly #path: string;
  #after = "";
  #copies: Record<string, Records> = {};
  /** How often it had to read the lists again. */
  begun = 0;

  constructor(bank: Bank) {
    this.#bank = bank;
    this.#path = `/identity/banks/${bank.bank_handle}`;
  }

  copy(type: string): Records {
    this.#copies[type] ??= new Map();
    return this.#copies[type];
  }

  /** The changes since the last time. */
  async follow(limit = 7): Promise<Change[]> {
    const all: Change[] = [];
    for (let isMore = true; isMore; ) {
      const query = `limit=${limit}${this.#after && `&after=${this.#after}`}`;
      const answer = await this.#bank.call(`${this.#path}/changes?${query}`);
      if (answer.status === 410) return this.#begin();
      const { data, next_after, has_more } = ok(answer, 200).body;
      for (const { type, id, record } of data as Change[]) {
        if (record === null) this.copy(type).delete(id);
        else this.copy(type).set(id, record);
      }
      all.push(...data);
      if (has_more) expect(next_after).not.toBe(this.#after);
      this.#after = next_after;
      isMore = has_more;
      expect(data).toHaveLength(has_more ? limit : data.length);
    }
    return all;
  }

  /** The place first, then the lists: what changes in between comes once more. */
  async #begin(): Promise<Change[]> {
    this.begun += 1;
    this.#copies = {};
    const newest = ok(await this.#bank.call(`${this.#path}/changes?after=latest`), 200).body;
    expect(newest).toEqual({ data: [], next_after: expect.any(String), has_more: false });
    this.#after = newest.next_after;
    for (const link of await this.#list(this.#bank.accounts)) {
      this.copy("LINK_CHANGED").set(link.account_ref, link);
    }
    for (const handle of await this.#list(`${this.#path}/handles`)) {
      this.copy("HANDLE_CHANGED").set(handle.handle_id, handle);
    }
    for (const { approvals: _, ...claim } of await this.#list("/identity/claims")) {
      this.copy("CLAIM_CHANGED").set(claim.claim_id, claim);
    }
    return [];
  }

  async #list(path: string): Promise<Change["record"][]> {
    const rows: Change["record"][] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const query: string = `limit=100${cursor && `&cursor=${cursor}`}`;
      const page: { body: { data: []; next_cursor: string | null } } = ok(
        await this.#bank.call(`${path}?${query}`),
        200,
      );
      rows.push(...page.body.data);
      cursor = page.body.next_cursor;
    }
    return rows;
  }

  /** Its copies are what the registry shows it now. */
  async requireExact(told: string): Promise<void> {
    const live = [...this.copy("LINK_CHANGED").values()].filter(
      ({ status }) => status !== "UNLINKED",
    );
    expect(byId(live), told).toEqual(byId(await this.#list(this.#bank.accounts)));
    const prints = live.map(({ account_ref, alias, currency, status }) =>
      sha256Hex(JSON.stringify([account_ref, alias, currency, status])),
    );
    const { count, digest } = ok(await this.#bank.call(`${this.#path}/digest`), 200).body;
    expect({ count, digest: BigInt(`0x${digest}`) }, told).toEqual({
      count: live.length,
      digest: BigInt(`0x${prints.reduce(xorHex, "0")}`),
    });
    const handles = [...this.copy("HANDLE_CHANGED").values()];
    const sponsored = handles.filter(({ sponsor_bank }) => sponsor_bank === this.#bank.bank_handle);
    expect(byId(sponsored), told).toEqual(byId(await this.#list(`${this.#path}/handles`)));
    for (const handle of handles.filter((one) => !sponsored.includes(one))) {
      const { links: _, ...shown } = ok(
        await this.#bank.call(`/identity/handles/${handle.alias}`),
        200,
      ).body;
      expect(handle, told).toEqual(shown);
    }
    const claims = await this.#list("/identity/claims");
    const shown = claims.map(({ approvals: _, ...claim }) => claim);
    expect(byId([...this.copy("CLAIM_CHANGED").values()]), told).toEqual(byId(shown));
  }
}

const byId = (records: readonly Change["record"][]) =>
  Object.fromEntries(
    records.map((record) => [record.account_ref ?? record.claim_id ?? record.handle_id, record]),
  );
