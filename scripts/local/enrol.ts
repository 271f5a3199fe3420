import { type EnrolledGateway, enrolAtGateway, type GatewayInput } from "./enrol-gateway.ts";
import { type EnrolledAtRegistry, enrolAtRegistry } from "./enrol-registry.ts";
import { requestOk } from "./http.ts";
import type { Places, Sites } from "./places.ts";
import type { WorldSecrets } from "./secrets.ts";
import type { SandboxSeed, World } from "./world.ts";

/**
 * Enrols everything that the sandbox simulates, at every gateway and at the registry, then
 * configures the sandbox with the result: from then on its world.json is ready.
 */
export interface EnrolmentInput {
  places: Places;
  secrets: WorldSecrets;
  sites: Sites;
  gateways: Pick<GatewayInput, "site" | "secrets" | "registryKey">[];
}

export const enrolWorld = async (input: EnrolmentInput): Promise<World> => {
  const { places, secrets, sites } = input;
  const sandboxUrl = sites.sandbox.url;
  const seed = await requestOk<SandboxSeed>(`${sandboxUrl}/__local/seed.json`);
  const registryUrl = sites.registry.url;
  const [atRegistry, ...enrolled] = await Promise.all([
    enrolAtRegistry({ places, secrets, registryUrl, sandboxUrl }, seed),
    ...input.gateways.map((gateway) => enrolAtGateway({ ...gateway, places, sandboxUrl }, seed)),
  ]);
  const world = worldDocument(input, seed, enrolled, atRegistry);
  await configureSandbox(sandboxUrl, world, enrolled);
  return world;
};

const worldDocument = (
  { secrets, sites }: EnrolmentInput,
  seed: SandboxSeed,
  enrolled: EnrolledGateway[],
  atRegistry: EnrolledAtRegistry,
): World => ({
  currency: seed.currency,
  gateways: enrolled.map(({ gateway }) => gateway),
  registry: {
    base_url: sites.registry.url,
    admin_key: secrets.registry.ownerAdminKey,
    gateway_key: enrolled[0]?.gateway.registry_key ?? "",
    ...atRegistry,
  },
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

/** The shop sells through the first gateway. */
const configureSandbox = async (
  sandboxUrl: string,
  world: World,
  enrolled: EnrolledGateway[],
): Promise<void> => {
  const [first] = world.gateways;
  await requestOk(`${sandboxUrl}/__local/world`, {
    method: "PUT",
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
