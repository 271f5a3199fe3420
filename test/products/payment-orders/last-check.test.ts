import { beforeEach, describe, expect, it, vi } from "vitest";
import { ok, refuse } from "../../../src/base/kernel/result.ts";
import { checkAccounts } from "../../../src/network/transfers/check-accounts.ts";
import { permitOrder } from "../../../src/products/consents/ask-permit.ts";
import {
  askOrderPermit,
  lastOrderCheck,
  orderToCheck,
} from "../../../src/products/payment-orders/last-check.ts";
import { OrderBench } from "./order-fixtures.ts";

vi.mock("../../../src/products/consents/ask-permit.ts", () => ({ permitOrder: vi.fn() }));
vi.mock("../../../src/network/transfers/check-accounts.ts", () => ({ checkAccounts: vi.fn() }));

/** What the last check of an order asks its consent. */
const work = { env: {}, correlationId: "c", traceparent: "t" } as never;
const order = orderToCheck(new OrderBench().record.terms);
const { consent_id, payment_order_id, source_account_id: account_id } = order;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(checkAccounts).mockResolvedValue(ok(7));
  vi.mocked(permitOrder).mockResolvedValue(ok({} as never));
});

const checked = () => lastOrderCheck(work, { mode: "test", last_check: order } as never);

describe("the last check of an order", () => {
  it("uses its permit: from then on the order waits for nobody", async () => {
    expect(await checked()).toEqual(ok(7));
    const permit = { payment_order_id, account_id, use: true };
    expect(vi.mocked(permitOrder).mock.calls).toEqual([[work, consent_id, permit]]);
  });

  it("asks the consent last, and not at all if the accounts are refused", async () => {
    const refused = refuse("DESTINATION_MISMATCH");
    vi.mocked(checkAccounts).mockResolvedValue(refused);
    expect(await checked()).toEqual(refused);
    expect(permitOrder).not.toHaveBeenCalled();
  });

  it("is refused as the consent refuses", async () => {
    const refused = refuse("CONSENT_REVOKED");
    vi.mocked(permitOrder).mockResolvedValue(refused);
    expect(await checked()).toEqual(refused);
  });

  it("only registers an order that waits for its customer", async () => {
    await askOrderPermit(work, order, false);
    const permit = { payment_order_id, account_id, use: false };
    expect(vi.mocked(permitOrder).mock.calls).toEqual([[work, consent_id, permit]]);
  });
});
