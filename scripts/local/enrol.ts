import { type EnrolledGateway, enrolAtGateway } from "./enrol-gateway.ts";
import { enrolAtRegistry } from "./enrol-registry.ts";
import { firstApprover } from "./first-approver.ts";
import { requestOk } from "./http.ts";
import { enrolOwnBanks, type OwnBank } from "./own-banks.ts";
import type { GatewaySite, Places, Sites } from "./places.ts";
import type { GatewaySecrets, WorldSecrets } from "./secrets.ts";
import type { SandboxSeed, World } from "./world.ts";

/**
 * Enrols everything that the sandbox simulates, at every gateway and at the registry, then
 * configures the sandbox with the result: from then on its world.json is ready.
 */
export interface EnrolmentInput {
  places: Places;
  secrets: WorldSecrets;
  sites: Sites;
  gateways: { site: GatewaySite; secrets: GatewaySecrets; registryKey: string }[];
  banks: readonly OwnBank[];
}

export const enrolWorld = async (input: EnrolmentInput): Promise<World> => {
  const { places, secrets, sites } = input;
  const sandboxUrl = sites.sandbox.url;
  const seed = await requestOk<SandboxSeed>(`${sandboxUrl}/__local/seed.json`);
  const [atRegistry, ...enrolled] = await Promise.all([
    ofRegistry(input, seed),
    ...input.gateways.map(async ({ site, secrets, registryKey }) => {
      const file = places.world(site.operator);
      const approverKey = await firstApprover(file, site.url, secrets.ownerAdminKey);
      const gatewayInput = { file, site, sandboxUrl, secrets, approverKey, registryKey };
      const { gateway, ...keys } = await enrolAtGateway(gatewayInput, seed);
      if (input.banks.length === 0) return { gateway, ...keys };
      const { ownerAdminKey } = secrets;
      const [own, currency] = [places.ownBanks(site.operator), seed.currency];
      const ownInput = { file: own, gatewayUrl: site.url, ownerAdminKey, currency };
      return {
        ...keys,
        gateway: { ...gateway, own_banks: await enrolOwnBanks(ownInput, input.banks) },
      };
    }),
  ]);
  const registry: World["registry"] = {
    base_url: sites.registry.url,
    admin_key: secrets.registry.ownerAdminKey,
    gateway_key: enrolled[0]?.gateway.registry_key ?? "",
    ...atRegistry,
  };
  const world = worldDocument(seed, enrolled, registry);
  await configureSandbox(sandboxUrl, world, enrolled);
  return world;
};

const ofRegistry = async ({ places, secrets, sites }: EnrolmentInput, seed: SandboxSeed) => {
  const { ownerAdminKey } = secrets.registry;
  const registryUrl = sites.registry.url;
  const file = places.registry;
  const approver_key = await firstApprover(file, registryUrl, ownerAdminKey);
  const input = { file, ownerAdminKey, registryUrl, sandboxUrl: sites.sandbox.url };
  return { approver_key, bank_keys: await enrolAtRegistry(input, seed) };
};

/** What the sandbox shows as world.json. */
export const worldDocument = (
  seed: SandboxSeed,
  enrolled: EnrolledGateway[],
  registry: World["registry"],
): World => ({
  currency: seed.currency,
  gateways: enrolled.map(({ gateway }) => gateway),
  registry,
  banks: seed.banks.map(({ bank_handle, bank_id, institution_code, core_base_url, accounts }) => ({
    bank_handle,
    bank_id,
    institution_code,
    core_base_url,
    accounts: accounts.map(({ account_ref: _, holder: __, ...account }) => account),
  })),
  rail: seed.rail,
  directory: seed.directory,
  customers: seed.customers,
  magic: seed.magic,
});

/** The shop sells through the first gateway. A deployed world takes its key. */
export const configureSandbox = async (
  sandboxUrl: string,
  world: World,
  enrolled: EnrolledGateway[],
  headers: Record<string, string> = {},
): Promise<void> => {
  const [first] = world.gateways;
  await requestOk(`${sandboxUrl}/__local/world`, {
    method: "PUT",
    headers,
    body: {
      world,
      operators: enrolled.map(({ gateway, internalKeys, railKey }) => ({
        operator: gateway.operator,
        base_url: gateway.base_url,
        bank_keys: gateway.bank_keys,
        internal_keys: internalKeys,
        rail_callback_key: gateway.rail_key,
        rail_key: railKey,
      })),
      shop: {
        api_key: first?.merchant.api_key,
        base_url: first?.base_url,
        signing_secret: first?.merchant.signing_secret,
      },
    },
  });
};
