import { DurableObject } from "cloudflare:workers";
import type { DurableObjectNamespace } from "@cloudflare/workers-types";

/**
 * The floors: the platform's own cost of the operations that the gateway needs, and nothing else.
 * No key, no checks, no JSON.
 */
interface FloorEnv {
  OBJECTS: DurableObjectNamespace;
}

const ALARM_AFTER_MS = 15 * 60_000;

export class FloorObject extends DurableObject {
  readValue(): string {
    return this.ctx.storage.kv.get<string>("value") ?? "";
  }

  /** One value and one alarm in one transaction, as for a new payment session. */
  writeValue(bytes: number): void {
    this.ctx.storage.transactionSync(() => {
      this.ctx.storage.kv.put("value", "x".repeat(bytes));
      this.ctx.storage.setAlarm(Date.now() + ALARM_AFTER_MS);
    });
  }

  alarm(): void {
    // Nothing is due.
  }
}

/** The object as its callers see it. */
interface FloorStub {
  readValue(): Promise<string>;
  writeValue(bytes: number): Promise<void>;
}

export default {
  async fetch(request: Request, { OBJECTS }: FloorEnv): Promise<Response> {
    const stubOf = (id: ReturnType<typeof OBJECTS.newUniqueId>) =>
      OBJECTS.get(id) as unknown as FloorStub;
    const { pathname, searchParams } = new URL(request.url);
    switch (pathname) {
      case "/null":
        return new Response("ok");
      case "/object-read": {
        const id = OBJECTS.idFromString(searchParams.get("id") ?? "");
        return new Response(await stubOf(id).readValue());
      }
      case "/new-object": {
        const id = OBJECTS.newUniqueId();
        await stubOf(id).writeValue(Number(searchParams.get("bytes")));
        return new Response(id.toString());
      }
      default:
        return new Response(null, { status: 404 });
    }
  },
};
