import * as v from "valibot";
import { isoTime, MINUTE_MS } from "../../base/platform/clock.ts";
import { type ConformanceCase, must } from "../case.ts";
import { listAnswerOf } from "./answers.ts";
import { type GatewayKit, mustRefuse, newReference, readAs, SESSIONS } from "./kit.ts";

/** Lists may be behind by seconds (G1.12), so the cases wait until what they made is there. */
const MADE = 3;
const row = v.object({
  session_id: v.string(),
  status: v.string(),
  reference: v.nullable(v.string()),
  created_at: v.string(),
});
const page = listAnswerOf(row);
type Row = v.InferOutput<typeof row>;

const list = async (kit: GatewayKit, query: string) =>
  readAs(await kit.call("GET", `${SESSIONS}?${query}`), 200, page);

/** Sessions under one reference, in the order of their creation, once the list has them. */
const listedOnce = (kit: GatewayKit) =>
  kit.shared("listed", async () => {
    const reference = newReference();
    const ids: string[] = [];
    for (let made = 0; made < MADE; made++) {
      ids.push((await kit.create({ reference })).session_id);
    }
    const found = await kit.look(async () => {
      const { data } = await list(kit, `reference=${reference}`);
      return data.length >= MADE && data;
    });
    must(found !== null, `${MADE} sessions were created, and the list does not have them.`);
    return { reference, ids, found };
  });

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ session_id }) => session_id);

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

export const listCases: readonly ConformanceCase<GatewayKit>[] = [
  {
    id: "GATEWAY-601",
    title: "A list has data and next_cursor, and finds payments by their reference",
    rule: "P1.12",
    level: "FULL",
    needs: ["GATEWAY-301"],
    async run(kit) {
      const { ids, found } = await listedOnce(kit);
      const came = idsOf(found);
      must(areSame(came, ids), `${ids.join(", ")} were to be listed, and ${came.join(", ")} came.`);
    },
  },
  {
    id: "GATEWAY-602",
    title: "Pages follow each other without a gap or a repeat, as many entries each as asked for",
    rule: "G1.11",
    level: "FULL",
    needs: ["GATEWAY-601"],
    async run(kit) {
      const { reference, ids } = await listedOnce(kit);
      const seen: Row[] = [];
      let cursor: string | null = "";
      for (let pages = 0; cursor !== null && pages <= MADE; pages++) {
        const beyond: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
        const next = await list(kit, `reference=${reference}&limit=1${beyond}`);
        must(next.data.length <= 1, `${next.data.length} entries came with limit=1.`);
        seen.push(...next.data);
        cursor = next.next_cursor;
      }
      must(cursor === null, "The last page still has a next_cursor.");
      const came = idsOf(seen).join(", ");
      must(areSame(idsOf(seen), ids), `${ids.join(", ")} were to come in pages, and ${came} came.`);
    },
  },
  {
    id: "GATEWAY-603",
    title: "The newest payment comes first",
    rule: "P1.14",
    level: "FULL",
    needs: ["GATEWAY-601"],
    async run(kit) {
      const { data } = await list(kit, "limit=100");
      const times = data.map(({ created_at }) => created_at);
      const isSorted = times.every(
        (time, place) => place === 0 || time <= (times[place - 1] ?? ""),
      );
      must(isSorted, "An entry is older than the one below it.");
    },
  },
  {
    id: "GATEWAY-604",
    title: "A list is filtered by status and by creation",
    rule: "P1.12",
    level: "FULL",
    needs: ["GATEWAY-321", "GATEWAY-601"],
    async run(kit) {
      const { reference, ids } = await listedOnce(kit);
      const [first = ""] = ids;
      const cancelled = await kit.call("POST", `${SESSIONS}/${first}/cancel`, { body: {} });
      must(cancelled.status === 200, `It was to be cancelled: ${cancelled.status} came.`);
      const only = async (query: string, wanted: readonly string[]) => {
        const isFound = await kit.look(async () => {
          const { data } = await list(kit, `reference=${reference}&${query}`);
          return areSame(idsOf(data), wanted);
        });
        must(isFound === true, `With ${query} the list is not ${wanted.join(", ") || "empty"}.`);
      };
      await only("status=CANCELLED", [first]);
      await only("status=OPEN", ids.slice(1));
      const [earlier, later] = [-60, 60].map((minutes) => isoTime(kit.now() + minutes * MINUTE_MS));
      await only(`created_after=${later}`, []);
      await only(`created_before=${later}`, ids);
      await only(`created_after=${earlier}`, ids);
      await only(`created_before=${earlier}`, []);
    },
  },
  {
    id: "GATEWAY-605",
    title: "A limit outside 1 to 100 and a cursor that no page gave are refused",
    rule: "G1.11",
    level: "FULL",
    async run(kit) {
      for (const query of ["limit=0", "limit=101", "limit=ten", "cursor=%21", "status=PAID"]) {
        const reply = await kit.call("GET", `${SESSIONS}?${query}`);
        mustRefuse(reply, "VALIDATION_FAILED", `The list with ${query}`);
      }
    },
  },
];
