import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { tokenOf } from "../../../products/oauth/scene.ts";
import { approve, openGateway } from "../../../workers/gateway-journey.ts";
import {
  ask,
  askAdmin,
  bodyOf,
  endTest,
  env,
  runSchedule,
  startTest,
  wait,
} from "../../../workers/gateway-worker.ts";
import { callsOf } from "../../../workers/neighbours.ts";

/** A live TPP hears of what the operator's staff change about it. */
const HOUR = 3_600_000;
const hooks = "https://tpp.example/hooks";
const elsewhere = "https://evil.example/hooks";
const back = "https://tpp.example/back";
const evil = "https://evil.example/back";

beforeAll(async () => {
  startTest();
  await openGateway();
});

beforeEach(() => {
  startTest();
  Object.assign(env, { CHANGE_DELAY_SECONDS: "86400" });
});

afterEach(endTest);

const newTpp = async (changes: object = {}) => {
  const request = {
    ...{ name: "Budget App", mode: "live", auth_method: "SECRET", event_url: hooks },
    ...{ redirect_uris: [back], scopes: ["accounts:read"] },
  };
  return bodyOf(await askAdmin("POST", "tpps", { ...request, ...changes }), 201);
};

type Tpp = { tpp_id: string };

const patch = ({ tpp_id }: Tpp, json: object) => askAdmin("PATCH", `tpps/${tpp_id}`, json);

/** The events that were sent about the TPP, and where to. */
const toldOf = ({ tpp_id }: Tpp) =>
  callsOf("tpp hooks")
    .concat(callsOf("evil hooks"))
    .filter(({ body }) => body.data.tpp_id === tpp_id)
    .map(({ url, body }) => [url, body] as const);

describe("a guarded change", () => {
  it("is told when it is proposed, approved and in force", async () => {
    const tpp = await newTpp();
    const { proposal } = bodyOf(await patch(tpp, { redirect_uris: [back, evil] }), 202);
    wait(1);
    bodyOf(await approve(proposal.proposal_id));
    const takes_effect_at = new Date(Date.now() + 24 * HOUR).toISOString();
    wait(24 * HOUR);
    await runSchedule();
    const change = {
      ...{ event_id: expect.any(String), occurred_at: expect.any(String), mode: "live" },
      ...{ tpp_id: tpp.tpp_id, proposal_id: proposal.proposal_id },
      changes: [{ field: "redirect_uris", from: [back], to: [back, evil] }],
    };
    expect(toldOf(tpp)).toEqual(
      [
        { ...change, status: "PROPOSED" },
        { ...change, status: "APPROVED", takes_effect_at },
        { ...change, status: "IN_FORCE", takes_effect_at },
      ].map((data) => [hooks, { event: "tpp.changed", data }]),
    );
  });

  // @rule A2.8
  it("is told to the former address, also if the same request moves it", async () => {
    const tpp = await newTpp();
    bodyOf(await patch(tpp, { redirect_uris: [evil], event_url: elsewhere }), 202);
    // Both happened at the same moment, so they leave in any order.
    const told = toldOf(tpp).toSorted(([, one], [, other]) => {
      return one.data.status < other.data.status ? 1 : -1;
    });
    expect(told).toMatchObject([
      [hooks, { data: { status: "PROPOSED", changes: [{ field: "redirect_uris" }] } }],
      [
        hooks,
        {
          event: "tpp.changed",
          data: {
            status: "IN_FORCE",
            changes: [{ field: "event_url", from: hooks, to: elsewhere }],
          },
        },
      ],
    ]);
  });

  it("is told to the address of its time, also if it was moved before it was published", async () => {
    const tpp = await newTpp();
    const away = vi.spyOn(env.ENDPOINTS, "get").mockImplementation(() => {
      throw new Error("the endpoint's object is away");
    });
    bodyOf(await patch(tpp, { redirect_uris: [evil] }), 202);
    bodyOf(await patch(tpp, { event_url: elsewhere }));
    away.mockRestore();
    wait(2_000);
    await runSchedule();
    expect(toldOf(tpp).map(([url]) => url)).toEqual([hooks, hooks]);
  });
});

describe("a change that one person makes", () => {
  it.each([
    [{ name: "Renamed" }, { field: "name", from: "Budget App", to: "Renamed" }],
    [{ status: "SUSPENDED" }, { field: "status", from: "ACTIVE", to: "SUSPENDED" }],
    [{ dpop: "REQUIRED" }, { field: "dpop", from: "OPTIONAL", to: "REQUIRED" }],
    [{ event_url: null }, { field: "event_url", from: hooks, to: null }],
    [
      { scopes: ["accounts:read"] },
      {
        field: "scopes",
        from: ["accounts:read", "balances:read"],
        to: ["accounts:read"],
      },
    ],
  ])("is told: %j", async (json, change) => {
    const tpp = await newTpp({ scopes: ["accounts:read", "balances:read"] });
    bodyOf(await patch(tpp, json));
    const data = { tpp_id: tpp.tpp_id, mode: "live", status: "IN_FORCE", changes: [change] };
    expect(toldOf(tpp)).toMatchObject([[hooks, { event: "tpp.changed", data }]]);
  });

  it("shows no query of an address", async () => {
    const tpp = await newTpp();
    bodyOf(await patch(tpp, { event_url: `${elsewhere}?key=1` }));
    expect(JSON.stringify(toldOf(tpp))).not.toContain("key=1");
  });

  it("that changes nothing is not told, and neither is one in test mode", async () => {
    const tpp = await newTpp();
    bodyOf(await patch(tpp, { name: "Budget App", event_url: hooks }));
    const inTest = await newTpp({ mode: "test" });
    bodyOf(await patch(inTest, { redirect_uris: [evil], name: "Renamed" }));
    expect([toldOf(tpp), toldOf(inTest)]).toEqual([[], []]);
  });
});

describe("a new key", () => {
  it.each([
    ["CLIENT_SECRET", "live", 1],
    ["SIGNING", "live", 1],
    ["CLIENT_SECRET", "test", 0],
  ])("of the kind %s in %s mode is told %i times", async (kind, mode, times) => {
    const tpp = await newTpp({ mode });
    const added = await askAdmin("POST", `tpps/${tpp.tpp_id}/keys`, { kind });
    const { key_id, key } = bodyOf(added, 201);
    const told = toldOf(tpp);
    const data = { tpp_id: tpp.tpp_id, key_id, kind, mode: "live" };
    expect(told).toMatchObject(Array(times).fill([hooks, { event: "tpp.key_added", data }]));
    expect(JSON.stringify(told)).not.toContain(key);
  });
});

describe("the TPP's own list of events", () => {
  it("has what it was told about itself, to read and to be sent again", async () => {
    const tpp = await newTpp();
    bodyOf(await patch(tpp, { name: "Renamed" }));
    wait(1);
    const keys = `tpps/${tpp.tpp_id}/keys`;
    const { key_id } = bodyOf(await askAdmin("POST", keys, { kind: "CLIENT_SECRET" }), 201);
    const authorization = `Bearer ${await tokenOf(env, tpp)}`;
    const askAsTpp = (method: string, path: string) => ask(method, path, { authorization });
    const { data } = bodyOf(await askAsTpp("GET", "/ob/events"));
    expect(data).toMatchObject([
      { event: "tpp.key_added", key_id },
      { event: "tpp.changed", tpp_id: tpp.tpp_id },
    ]);
    for (const listed of data) {
      const path = `/ob/events/${listed.event_id}`;
      expect(bodyOf(await askAsTpp("GET", path))).toMatchObject(listed);
      bodyOf(await askAsTpp("POST", `${path}/redeliver`), 202);
    }
    expect(toldOf(tpp)).toHaveLength(4);
  });
});
