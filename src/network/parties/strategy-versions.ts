import { eq, sql } from "drizzle-orm";
import { randomBase62 } from "../../base/platform/crypto.ts";
import type { Database, Statement } from "../../base/platform/database.ts";
import type { Mode } from "../../base/platform/env.ts";
import { strategyVersions } from "../../base/platform/schema.ts";
import type { ProposalRow } from "../../frame/records/schema.ts";
import type { SettlementStrategy } from "./settings.ts";

/**
 * The versions of the operator's strategy (table `strategy_versions`): who set it, when and why. An
 * audit chain orders the changes, so a number is the one after the highest of its mode.
 */
interface Chosen {
  strategy: SettlementStrategy;
  reason: string | null;
  setBy: string;
}

const nextNumber = (mode: Mode) =>
  sql<number>`(SELECT coalesce(max(version), 0) + 1 FROM strategy_versions WHERE mode = ${mode})`;

/** The next version in test mode, in force at once. */
export const addTestVersion = (db: Database, chosen: Chosen, at: number): Statement =>
  db.insert(strategyVersions).values({
    ...{ ...chosen, versionId: `stv_${randomBase62()}`, mode: "test" as const },
    ...{ version: nextNumber("test"), approvedBy: null, inForceAt: at },
  });

/** Keeps the reason of a live version until its proposal takes effect. */
export const proposeLiveVersion = (
  db: Database,
  chosen: Chosen,
  proposal: Pick<ProposalRow, "proposalId">,
): Statement =>
  db.insert(strategyVersions).values({
    ...{ ...chosen, versionId: proposal.proposalId, mode: "live" as const },
  });

/** Numbers a live version whose proposal takes effect. */
export const numberLiveVersion = (
  db: Database,
  { proposalId, approvedBy, takesEffectAt }: ProposalRow,
): Statement =>
  db
    .update(strategyVersions)
    .set({ version: nextNumber("live"), approvedBy, inForceAt: takesEffectAt })
    .where(eq(strategyVersions.versionId, proposalId));
