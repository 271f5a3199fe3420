import { beforeAll, expect, test } from "vitest";
import {
  asOwner,
  confirmAt,
  link,
  migrate,
  newBank,
  newCustomer,
  newGateway,
  ok,
  resolve,
} from "./registry.ts";

beforeAll(migrate);

test("two gateways and three banks share one registry", async () => {
  const [acme, globex] = [await newGateway("acme"), await newGateway("globex")];
  const [aurora, borealis, cirrus] = [
    await newBank("aurora"),
    await newBank("borealis"),
    await newBank("cirrus"),
  ];
  const layla = await newCustomer(aurora, "layla");
  const omar = await newCustomer(borealis, "omar");
  const laylaAtBorealis = await link(borealis, "layla");
  const laylaAtCirrus = await link(cirrus, "layla");

  // Unconfirmed accounts are not routes.
  expect((await acme.resolve("layla@borealis")).body.routes).toEqual([]);
  await confirmAt(aurora, layla, laylaAtBorealis);
  await confirmAt(borealis, layla, laylaAtCirrus);

  for (const gateway of [acme, globex]) {
    const atDefault = ok(await gateway.resolve("layla"), 200).body;
    expect(atDefault).toEqual({
      alias: "layla",
      handle: "layla",
      bank_handle: "aurora",
      status: "ACTIVE",
      routes: [
        {
          bank_id: aurora.bank_id,
          bank_handle: "aurora",
          account_ref: layla.account_ref,
          default: true,
          capabilities: ["PAYMENTS", "OPEN_BANKING"],
        },
      ],
    });
    const { body } = await gateway.resolve("Layla@Cirrus");
    expect(body.routes[0]).toMatchObject({ account_ref: laylaAtCirrus, default: false });
    expect((await gateway.resolve("omar")).body.routes[0].account_ref).toBe(omar.account_ref);
  }

  // One gateway is suspended. The other one and the banks continue.
  const suspended = { method: "PATCH", json: { status: "SUSPENDED" } };
  ok(await asOwner(`/admin/v1/gateways/${acme.gateway_id}`, undefined, suspended), 200);
  expect((await globex.resolve("layla")).status).toBe(200);
  expect((await resolve("layla")).status).toBe(200);
});
