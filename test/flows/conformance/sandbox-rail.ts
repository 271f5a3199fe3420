import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { rawLine } from "../../../scripts/conformance/raw-line.ts";
import { bundleWorker } from "../../../scripts/local/bundle.ts";
import { requestOk } from "../../../scripts/local/http.ts";
import { entryOf, planWorker, readWranglerConfig } from "../../../scripts/local/worker-plan.ts";
import type { SandboxSeed } from "../../../scripts/local/world.ts";
import { approveByCode, paymentOf } from "../../../src/conformance/bank/approvals.ts";
import { BankKit } from "../../../src/conformance/bank/kit.ts";
import { phoneAt } from "../../../src/conformance/customer.ts";
import { Exchanges } from "../../../src/conformance/exchanges.ts";
import type { Instructed, Mover } from "../../../src/conformance/rail/movements.ts";
import { underTest } from "./guide-bank.ts";

/** The sandbox alone, whose gateways are kits: its rail reports to them. */
const BANK = "alpha";
const RAIL_DELAY_MS = 100;

/** A gateway as the sandbox has it. */
export interface KitAsGateway {
  operator: string;
  /** Where the rail reports. */
  base_url: string;
  /** Gateway → rail and directory. */
  rail_key: string;
  /** Rail → gateway. */
  rail_callback_key: string;
}

export const kitAsGateway = (operator: string, base_url: string): KitAsGateway => ({
  operator,
  base_url,
  rail_key: `gk_${randomBytes(8).toString("hex")}`,
  rail_callback_key: `rk_${randomBytes(8).toString("hex")}`,
});

export const openSandbox = async () => {
  const directory = mkdtempSync(join(tmpdir(), "conformance-sandbox-"));
  const config = readWranglerConfig("sandbox");
  const bundle = await bundleWorker(entryOf("sandbox"), join(directory, "bundle"));
  const plan = planWorker({
    ...{ name: "sandbox", config, bundle, port: 0, storage: join(directory, "storage") },
    values: { LOCAL: "on", RAIL_DELAY_MS: String(RAIL_DELAY_MS) },
  });
  const miniflare = new Miniflare({
    workers: [{ ...plan.worker, dev: { rootPath: directory } }],
    resourcePersistencePath: plan.storage,
    ...{ host: "127.0.0.1", cf: false, logRequests: false, telemetry: { enabled: false } },
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: () => undefined,
  });
  const url = (await miniflare.ready).origin;
  const seed = await requestOk<SandboxSeed>(`${url}/__local/seed.json`);
  const bankKeys = new Map<string, string>();

  return {
    url,
    ...accountsOf(seed),
    /** Enrols the kits. */
    async configure(gateways: readonly KitAsGateway[]): Promise<void> {
      for (const { operator, rail_key } of gateways) bankKeys.set(operator, `ik_${rail_key}`);
      const operators = gateways.map((gateway) => ({
        ...gateway,
        bank_keys: {},
        internal_keys: { [BANK]: bankKeys.get(gateway.operator) },
      }));
      const body = { world: {}, operators };
      await requestOk(`${url}/__local/world`, { method: "PUT", body });
    },
    mover: moverOf(url, seed, (operator) => bankKeys.get(operator) ?? ""),
    async close(): Promise<void> {
      await miniflare.dispose();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

const missing = (what: string): never => {
  throw new Error(`the sandbox has no ${what}`);
};

/** Who pays, who is paid at the other bank, and who cannot be paid. */
const accountsOf = ({ customers, magic, banks }: SandboxSeed) => {
  const payer = customers.find(({ bank_handle }) => bank_handle === BANK) ?? missing("payer");
  const home = banks.find(({ bank_handle }) => bank_handle === BANK) ?? missing("bank");
  const elsewhere = banks.find(({ bank_handle }) => bank_handle !== BANK) ?? missing("bank");
  const payee = elsewhere.accounts[0] ?? missing("payee");
  const closed = magic.find(({ alias }) => alias === "closed.payee") ?? missing("closed account");
  return { payer, payee, refusing: closed.iban, home, elsewhere };
};

/** A bank of the sandbox submits a movement that its customer approves with a code. */
const moverOf = (url: string, seed: SandboxSeed, keyOf: (operator: string) => string): Mover => {
  const { payer, elsewhere } = accountsOf(seed);
  return {
    async submit(instructed: Instructed) {
      const { originator, debtor_iban: account, creditor_iban: payee, amount } = instructed;
      const bank = underTest(`${url}/banks/${BANK}/bank/callback`, {
        ...{ key: keyOf(originator), originator, account, payee },
        currency: instructed.currency,
      });
      const phone = phoneAt(`${payer.phone_url}/messages.json`);
      const kit = new BankKit(bank, new Exchanges(), phone, rawLine);
      const approval = await approveByCode(kit, paymentOf(kit, amount));
      const instruction = kit.instruction(approval, {
        ...instructed,
        route_type: "NATIONAL_RAIL_INITIATE",
        creditor_institution: elsewhere.institution_code,
      });
      const { outcome } = await kit.execute(instruction);
      return outcome.kind === "answered" ? null : `the bank's answer is ${outcome.kind}`;
    },
  };
};
