import type { D1Database } from "@cloudflare/workers-types";

/** The floor of every lookup: one row of D1 by its key, and nothing else. */
export default {
  async fetch(request: Request, { DB }: { DB: D1Database }): Promise<Response> {
    const key = new URL(request.url).searchParams.get("key") ?? "";
    const row = await DB.prepare("SELECT value FROM floor WHERE key = ?")
      .bind(key)
      .first<{ value: string }>();
    return new Response(row?.value ?? "");
  },
};
