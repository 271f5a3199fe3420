import type { DocumentFrame } from "./document.ts";
import { ourWire, type Wire } from "./headers.ts";

const railWire: Wire = {
  everyRequest: ["GatewayCorrelationId", "Traceparent"],
  idempotentRequest: [],
  everyAnswer: [],
  idempotentAnswer: [],
  deprecatedAnswer: [],
  requests: "open",
  answers: "closed",
};

/** The document for those who run the rail between banks, or the national directory. */
export const railFrame: DocumentFrame = {
  title: "Rail and directory",
  description: `What a gateway asks of the rail between banks and of the national directory of names, and what the
rail reports. A gateway instructs banks, never the rail.

## Conventions

- JSON in UTF-8. Amounts are integers in minor units of their currency.
- A request may gain members in a later version: ignore those that you do not know.
- The gateway waits 10 seconds for the rail and 3 for the directory. It guesses nothing.`,
  wire: railWire,
  servers: [
    {
      url: "{address}",
      description: "The address that the gateway's operator sets for the rail, or the directory.",
      variables: { address: { default: "https://rail.example" } },
    },
  ],
  tags: [
    { name: "Rail", description: "The outcome of a movement.", paths: /^\/status$/ },
    {
      name: "Directory",
      description: "The account behind a name, and its institution.",
      paths: /^\/resolve$/,
      wire: { ...railWire, everyRequest: [] },
    },
    {
      name: "Reports",
      description: "What the rail reports, and repeats until the answer is 202.",
      paths: /^\/gateway\/callback\/credit$/,
      wire: ourWire,
      servers: [
        {
          url: "{gateway_url}",
          description: "The address that the gateway's operator names.",
          variables: { gateway_url: { default: "https://gateway.example" } },
        },
      ],
    },
  ],
  events: {},
  codes: ["MALFORMED_REQUEST", "METHOD_NOT_ALLOWED"],
};
