/** oidc-provider has no types of its own; this much of it the bench uses. */
declare module "oidc-provider" {
  import type { RequestListener } from "node:http";

  /** What a store keeps under an id. */
  export interface Payload {
    /** When a refresh token was used, in seconds. */
    consumed?: number;
  }

  interface Model {
    /** The text of the token, or the id of the grant. */
    save(): Promise<string>;
  }

  interface Grant extends Model {
    addResourceScope(resource: string, scope: string): void;
  }

  type ModelClass<Made> = new (properties: object) => Made;

  export default class Provider {
    constructor(issuer: string, configuration: object);
    callback(): RequestListener;
    readonly Client: { find(clientId: string): Promise<object> };
    readonly Grant: ModelClass<Grant>;
    readonly AccessToken: ModelClass<Model>;
    readonly RefreshToken: ModelClass<Model>;
  }
}
