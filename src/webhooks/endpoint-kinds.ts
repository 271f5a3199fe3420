/**
 * Where an owner's address comes from. Kinds at one origin share nothing: what goes wrong at an
 * address of one payment disables nothing that is registered.
 *
 * - REGISTERED: the address in the owner's settings
 * - FORMER: the one before it, which is told of the change
 * - AD_HOC: an address that one object names for its own events, such as a payment's webhook_url
 * - ALERT: the address that is told how the others do; it is never disabled
 */
export const endpointKinds = ["REGISTERED", "FORMER", "AD_HOC", "ALERT"] as const;
export type EndpointKind = (typeof endpointKinds)[number];
