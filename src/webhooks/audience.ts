/**
 * Who gets an event: every endpoint of its owner ("usual"), or only the endpoint of an owner who
 * asked for it ("optional"). No fulfilment may rely on an optional event.
 */
export type Audience = "usual" | "optional";
