/** The bench is typed as a Node program; this much of the Workers runtime its floor worker uses. */
declare module "cloudflare:workers" {
  import type { DurableObjectState } from "@cloudflare/workers-types";

  export class DurableObject {
    protected ctx: DurableObjectState;
  }
}
