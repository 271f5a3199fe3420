import type { JWK } from "jose";

/** `GET /world.json` of the sandbox: everything needed to use a running world over HTTP. */
export interface World {
  currency: string;
  /** In the order in which the operators were named. */
  gateways: WorldGateway[];
  registry: {
    base_url: string;
    admin_key: string;
    /**
     * The first approver's key; recoveries and disputes take two. Null if a kill lost the answer
     * that held it.
     */
    approver_key: string | null;
    /** The first gateway's. */
    gateway_key: string;
    /** Bank → registry, by bank handle. */
    bank_keys: Record<string, string>;
  };
  banks: {
    bank_handle: string;
    bank_id: string;
    institution_code: string;
    core_base_url: string;
    accounts: WorldAccount[];
  }[];
  rail: { base_url: string };
  directory: { base_url: string };
  customers: WorldCustomer[];
  magic: (WorldCustomer & { when: string; effect: string })[];
}

export interface WorldGateway {
  operator: string;
  base_url: string;
  admin_key: string;
  /** The first approver's key; null if a kill lost the answer that held it. */
  approver_key: string | null;
  /** Bank → gateway, by bank handle. */
  bank_keys: Record<string, string>;
  /** Rail → gateway. */
  rail_key: string;
  /** Gateway → registry. */
  registry_key: string;
  /** At the first bank. */
  merchant: WorldMerchant;
  /** The other merchants: one at another bank, one whose bank allows no refunds. */
  further_merchants: WorldMerchant[];
  /** The client of the demo app at `/tpp`. It has a secret. */
  tpp: WorldTpp & { client_secret: string };
  /** A client with a private key and DPoP, and a public client. */
  further_tpps: WorldTpp[];
  /** The banks of `--bank`; absent if there is none. */
  own_banks?: OwnBankEntry[];
}

/** A bank of one's own, as it is enrolled at one gateway. */
export interface OwnBankEntry {
  bank_handle: string;
  core_base_url: string;
  iban_prefixes: string[];
  /** Two that begin so and have right check digits, if the country has no further rules. */
  example_ibans: string[];
  institution_code: string;
  /** Gateway → bank. */
  internal_key: string;
  /** Bank → gateway. */
  bank_key: string;
}

/** A TPP that the world enrols. */
export interface SeededTpp {
  name: string;
  auth_method: "SECRET" | "PRIVATE_KEY_JWT" | "NONE";
  dpop: "OPTIONAL" | "REQUIRED";
  /** The inbox that its events go to. */
  inbox: string;
}

export interface WorldTpp extends Omit<SeededTpp, "inbox"> {
  tpp_id: string;
  client_id: string;
  /**
   * Null unless its method is SECRET. It begins with `test`, because it is valid only in test mode.
   */
  client_secret: string | null;
  redirect_uri: string;
  event_url: string;
  /** Of its events. */
  signing_secret: string;
  /** Of its assertions; null unless its method is PRIVATE_KEY_JWT. */
  private_jwk: JWK | null;
}

export interface WorldMerchant {
  merchant_id: string;
  name: string;
  api_key: string;
  live_api_key: string;
  signing_secret: string;
  /** The merchant's settlement account. */
  destination: string;
  /** Whether refunds may be taken from that account. */
  refund_authority: boolean;
}

export interface WorldAccount {
  iban: string;
  alias?: string;
  currency: string;
  kind: "customer" | "merchant";
}

export interface WorldCustomer {
  alias: string | null;
  bank_handle: string;
  iban: string;
  phone_url: string;
  /** The number in a bank's proof of this customer at the registry. It begins with the country. */
  national_id: string;
}

/** `GET /__local/seed.json` of the sandbox: everything it simulates, for enrolment. */
export interface SandboxSeed {
  currency: string;
  banks: {
    bank_handle: string;
    bank_id: string;
    name: string;
    institution_code: string;
    iban_prefixes: string[];
    sca_exemption_limit: number;
    core_base_url: string;
    accounts: (WorldAccount & { account_ref?: string; holder: string })[];
  }[];
  links: {
    alias: string;
    bank_handle: string;
    account_ref: string;
    currency: string;
    /** How the customer recognises it (R2.11). A release before 0.2.0 does not say. */
    account_type?: string;
    masked_iban?: string;
    default: boolean;
    national_id: string;
  }[];
  /** `face`: further fields of its record. A release before 0.2.0 has none. */
  merchants: { name: string; iban: string; refund_authority: boolean; face?: object }[];
  tpp_faces?: Record<string, object>;
  rail: World["rail"];
  directory: World["directory"];
  customers: World["customers"];
  magic: World["magic"];
}
