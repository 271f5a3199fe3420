import * as v from "valibot";
import { flag, wholeNumber } from "../../base/kernel/answer-words.ts";
import { described, named, text } from "../../base/kernel/fields.ts";
import type { Result } from "../../base/kernel/result.ts";
import { logSizes, readSize } from "../../base/platform/database-size.ts";
import { type Reply, type Route, reply, route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { AdminCall } from "./administration.ts";
import { reads } from "./guards.ts";

const databaseSize = v.pipe(
  v.strictObject({
    database: text("The name of the binding.", "DB"),
    bytes: wholeNumber("Its size.", 1_204_224),
    limit_bytes: wholeNumber("The size at which it refuses every change.", 10_000_000_000),
    share: v.pipe(v.number(), described("The used share, from 0 to 1.", 0.0001)),
    is_filling: flag("Whether it is 70 % full or more.", false),
  }),
  named("DatabaseSize", "How full a database is."),
);

/** `GET /admin/v1/database` */
const readDatabaseSize = async ({ env }: AdminCall): Promise<Result<Reply>> =>
  reply(200, await readSize(env, "DB", env.DB));

export const databaseRoute: Route<GatewayEnv> = route({
  id: "readDatabaseSize",
  method: "GET",
  paths: ["/admin/v1/database"],
  summary: "Read how full the gateway's database is",
  description: "A full database refuses every change. The size is also logged each minute.",
  guard: reads,
  answers: { 200: databaseSize },
  step: readDatabaseSize,
});

/** The sweep. */
export const sweepDatabaseSize = (env: GatewayEnv): Promise<void> => logSizes(env, { DB: env.DB });
