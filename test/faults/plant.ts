import { cpSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { projectRoot } from "../../scripts/local/places.ts";
import { bundleCheckedWorker, checkedBundles } from "../support/checked-bundles.ts";

/**
 * Bugs that the campaign must find. Each is a module of test/planted that differs from one module
 * of the product in one function. The campaign's gateway is bundled with it.
 */
const plants = {
  "no-resend": "src/frame/objects/effects.ts",
  "retry-with-new-id": "src/network/transfers/execute.ts",
  "expire-executing": "src/products/payments/decide/session.ts",
  "exemption-counted-twice": "src/approvals/exemptions.ts",
  "permit-not-asked": "src/products/consents/ask-permit.ts",
  "caps-not-kept": "src/products/mandates/decide/caps.ts",
  "charge-counted-twice": "src/products/mandates/decide/sums.ts",
  "automatic-twice": "src/products/mandates/decide/collect.ts",
} as const;

export type Plant = keyof typeof plants;

export const plantNames = Object.keys(plants);

export const isPlant = (name: string): name is Plant => Object.hasOwn(plants, name);

export const plantedBug = (name: Plant): Planted => ({ name, replaces: plants[name] });

/** A module of test/planted, and the product's module that it replaces in the gateway. */
export interface Planted {
  name: string;
  replaces: string;
}

/**
 * The directory of the three workers, the gateway with the planted bugs: `own` if there are bugs.
 * The bundler serves parallel campaigns, so it is ended after the last of them.
 */
export const bundleWorkers = async (own: string, planted: readonly Planted[]): Promise<string> => {
  const bundles = await checkedBundles(own);
  if (planted.length === 0) return bundles;
  if (bundles !== own) cpSync(bundles, own, { recursive: true });
  await bundleCheckedWorker("gateway", own, planted.map(inPlaceOf));
  return own;
};

const inPlaceOf = ({ name, replaces }: Planted): Plugin => {
  const replaced = join(projectRoot, replaces);
  const planted = join(projectRoot, "test/planted", `${name}.ts`);
  if (!existsSync(replaced)) throw new Error(`${replaces} has moved: nothing to plant.`);
  return {
    name,
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, importer }) =>
        resolve(resolveDir, path) === replaced && importer !== planted ? { path: planted } : null,
      );
    },
  };
};
