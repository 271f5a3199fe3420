import type { InferOutput } from "valibot";
import type { pingAnswer } from "../../operators/webhooks/delivery-schemas.ts";
import type { Action } from "../page.ts";
import { Facts, Given, Part, Status } from "../parts.tsx";
import { wordsOfResult } from "./deliveries.tsx";

/** A button that sends one test event and shows how the address answered. */
export const pingAction = (
  operation: string,
  label = "Send a test event",
  fixed: Action["fixed"] = {},
): Action => ({
  operation,
  label,
  fixed,
  done: "",
  shows: ({ result, http_status, milliseconds, answer }: InferOutput<typeof pingAnswer>) => (
    <Part title="Test event" aside={<Status value={result} />}>
      <Facts
        facts={[
          ["Result", wordsOfResult(result)],
          ["Status", http_status],
          ["Took", milliseconds !== null && `${milliseconds} ms`],
          ["Answer", <Given text={answer} />],
        ]}
      />
    </Part>
  ),
});
