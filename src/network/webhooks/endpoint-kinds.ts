/**
 * The source of an owner's address. Kinds at one origin share nothing, so failures at the address
 * of one payment do not disable the registered endpoint.
 *
 * - REGISTERED: the address in the owner's settings
 * - FORMER: the previously registered address, which gets the event about the change
 * - AD_HOC: an address that one object names for its own events, such as a payment's webhook_url
 * - ALERT: the address for alerts about the other endpoints; it is never disabled
 */
export const endpointKinds = ["REGISTERED", "FORMER", "AD_HOC", "ALERT"] as const;
export type EndpointKind = (typeof endpointKinds)[number];
