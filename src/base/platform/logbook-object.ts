import { DurableObject } from "cloudflare:workers";
import {
  type Episodes,
  endAlertAfter,
  noEpisodes,
  noteOccurrence,
  type OperatorAlert,
  openEpisodes,
  takeDueAlerts,
} from "./alert-episodes.ts";
import { now } from "./clock.ts";
import { randomBase62 } from "./crypto.ts";
import type { LoggedFault } from "./log.ts";

/** What the operator sees of a deployment's own running. */
export interface Standing {
  /** When the minute's sweep last came to its end (milliseconds); null before the first. */
  swept_at: number | null;
  /** The events that the operator was told of in an episode that is not over. */
  episodes: [event: string, since: number][];
  /** Alerts that the operator's address does not have yet. */
  waiting: number;
}

interface Kept extends Episodes {
  /** The schema number of this value. */
  schema: 1;
  swept_at: number | null;
}

/**
 * What a deployment remembers about its own running: one object. It needs no database, because the
 * database may be what fails.
 *
 * - note(fault): counts an occurrence; answers with the alerts to send now
 * - report(alertId, accepted): ends an attempt
 * - swept(): the sweep came to its end; answers with the alerts to send again
 * - standing(): for /metrics
 *
 * Storage: the value "kept", bounded by the list of events. It never deletes itself.
 */
export class Logbook extends DurableObject {
  note(fault: LoggedFault): OperatorAlert[] {
    return this.#take((kept, at) => ({
      ...kept,
      ...noteOccurrence(kept, fault, at, () => `evt_${randomBase62()}`),
    }));
  }

  report(alertId: string, accepted: boolean): void {
    this.ctx.storage.transactionSync(() => {
      const kept = this.#kept();
      this.ctx.storage.kv.put<Kept>("kept", { ...kept, ...endAlertAfter(kept, alertId, accepted) });
    });
  }

  swept(): OperatorAlert[] {
    return this.#take((kept, at) => ({ ...kept, swept_at: at }));
  }

  standing(): Standing {
    const kept = this.#kept();
    const { swept_at, pending } = kept;
    return { swept_at, episodes: openEpisodes(kept, now()), waiting: pending.length };
  }

  /** Changes what is kept, and leases the alerts that are due then. */
  #take(change: (kept: Kept, at: number) => Kept): OperatorAlert[] {
    return this.ctx.storage.transactionSync(() => {
      const at = now();
      const changed = change(this.#kept(), at);
      const { episodes, due } = takeDueAlerts(changed, at);
      this.ctx.storage.kv.put<Kept>("kept", { ...changed, ...episodes });
      return due;
    });
  }

  #kept(): Kept {
    const { kv } = this.ctx.storage;
    return kv.get<Kept>("kept") ?? { schema: 1, swept_at: null, ...noEpisodes };
  }
}
