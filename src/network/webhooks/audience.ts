/**
 * Whether every owner gets an event ("usual"), or only an owner that asked for it ("optional").
 * Fulfilment must not rely on an optional event.
 */
export type Audience = "usual" | "optional";
