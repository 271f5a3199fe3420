import { randomBytes } from "node:crypto";
import { requestJson } from "../../scripts/local/http.ts";
import type { World } from "../../scripts/local/world.ts";
import { eventually } from "../support/checkout-client.ts";
import { insistOn, type Office, officesOf } from "./staff.ts";

/** Records in live mode, each made for one attempt: a record has at most one open proposal. */
export interface LiveRecord {
  /** Below /admin/v1. */
  path: string;
  id: string;
  /** How many events of this name its owner can read. */
  told(event: string): Promise<number>;
}

const GOOD_IBAN = "DE89370400440532013000";
const nobody = async () => 0;
const unique = () => String(BigInt(`0x${randomBytes(5).toString("hex")}`)).padStart(13, "0");

/** In the world's gateway and registry. */
export class LiveRecords {
  readonly gateway: Office;
  readonly registry: Office;
  readonly #baseUrl: string;

  constructor(world: World) {
    ({ gateway: this.gateway, registry: this.registry } = officesOf(world));
    this.#baseUrl = world.gateways[0]?.base_url ?? "";
  }

  /** A bank of the gateway as it is enrolled: SUSPENDED. */
  async newBank(): Promise<LiveRecord> {
    const number = unique();
    const asked = {
      ...{ bank_handle: `live-${number}`, name: "Live Bank", mode: "live" },
      ...{ institution_code: `LIVE${number}`, iban_prefixes: [`NO**${number}`] },
      ...{ core_base_url: "https://core.example.com/bank", capabilities: ["PAYMENTS"] },
    };
    const { bank_id } = await insistOn(this.gateway.owner("POST", "/banks", asked));
    return { path: `/banks/${bank_id}`, id: String(bank_id), told: nobody };
  }

  /** Activated by two people. */
  async bank(): Promise<LiveRecord> {
    const bank = await this.newBank();
    await this.#approved(this.gateway, bank.path, { status: "ACTIVE" });
    return bank;
  }

  async suspendedBank(): Promise<LiveRecord> {
    const bank = await this.bank();
    await insistOn(this.gateway.owner("PATCH", bank.path, { status: "SUSPENDED" }));
    return bank;
  }

  async merchant(): Promise<LiveRecord> {
    const live = {
      settlement_iban: GOOD_IBAN,
      webhook_url: "https://shop.example/webhooks",
      alert_url: "https://status.shop.example/alerts",
    };
    const asked = { name: "Live Shop", modes: { live } };
    const { merchant_id } = await insistOn(this.gateway.owner("POST", "/merchants", asked));
    const path = `/merchants/${merchant_id}`;
    const terms = { kind: "API", mode: "live" };
    const { key } = await insistOn(this.gateway.owner("POST", `${path}/keys`, terms));
    const headers = { authorization: `Bearer ${key}` };
    const told = this.#toldAt("/api/v1/events", async () => headers);
    return { path, id: String(merchant_id), told };
  }

  /** A client with a secret. */
  async tpp(): Promise<LiveRecord> {
    const asked = {
      ...{ name: "Budget App", mode: "live", auth_method: "SECRET", scopes: ["accounts:read"] },
      redirect_uris: ["https://tpp.example/back"],
      event_url: "https://tpp.example/events",
    };
    const { tpp_id, client_secret } = await insistOn(this.gateway.owner("POST", "/tpps", asked));
    const told = this.#toldAt("/ob/events", async () => {
      const grant = { grant_type: "client_credentials", client_id: String(tpp_id) };
      const body = new URLSearchParams({ ...grant, client_secret: String(client_secret) });
      const answer = await fetch(`${this.#baseUrl}/ob/token`, { method: "POST", body });
      const { access_token } = (await answer.json()) as { access_token: string };
      return { authorization: `Bearer ${access_token}` };
    });
    return { path: `/tpps/${tpp_id}`, id: String(tpp_id), told };
  }

  /** A bank of the registry. It is ACTIVE at once: nothing is routed to it without a key. */
  async participant(): Promise<LiveRecord> {
    const bank_handle = `live-${unique()}`;
    const asked = { bank_handle, name: "Live Bank", realm: "live", capabilities: ["PAYMENTS"] };
    const { bank_id } = await insistOn(this.registry.owner("POST", "/banks", asked));
    return { path: `/banks/${bank_id}`, id: String(bank_id), told: nobody };
  }

  async suspendedParticipant(): Promise<LiveRecord> {
    const bank = await this.participant();
    await insistOn(this.registry.owner("PATCH", bank.path, { status: "SUSPENDED" }));
    return bank;
  }

  async #approved({ owner, approver }: Office, path: string, change: { status: string }) {
    const { proposal } = await insistOn(owner("PATCH", path, change));
    const { proposal_id } = proposal as { proposal_id: string };
    await insistOn(approver("POST", `/approvals/${proposal_id}/approve`));
    await eventually(`${path} is ${change.status}`, async () => {
      return (await owner("GET", path)).body.status === change.status;
    });
  }

  #toldAt(path: string, asOwner: () => Promise<Record<string, string>>) {
    return async (event: string): Promise<number> => {
      const { body } = await requestJson<{ data: { event: string }[] }>(
        `${this.#baseUrl}${path}?limit=100`,
        { headers: await asOwner() },
      );
      if (!body.data) console.log(path, JSON.stringify(body));
      return body.data.filter((listed) => listed.event === event).length;
    };
  }
}
