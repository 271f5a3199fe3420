import fc from "fast-check";
import { inject } from "vitest";

/**
 * Property tests make the same choices in every run, so a change is refused for what it breaks and
 * never by chance. To look for more cases, run a test with another seed and with MORE_RUNS=10.
 */
const SEED = 20261122;

fc.configureGlobal({ seed: SEED });

declare module "vitest" {
  interface ProvidedContext {
    /** The environment variable MORE_RUNS, or 1. */
    moreRuns: number;
  }
}

/**
 * The runs of a model over real objects, which are slow. Half of them reach every fact that their
 * test requires; a search makes more.
 */
export const runsOf = (usual: number): number => Math.ceil(usual * inject("moreRuns"));

export default fc;
