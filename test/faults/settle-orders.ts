import { readEvent } from "../support/checkout-client.ts";
import { readListedOrders } from "./evidence.ts";
import { type OrderEntry, orderIdOf } from "./journal.ts";
import { isOrderOver, lookAtOrder, type OrderAnswer } from "./order-journey.ts";
import { TPP_INDEX } from "./receiver.ts";
import type { Scene } from "./scene.ts";
import type { Pending } from "./settle.ts";

/** What is still to come of the payment orders. */
export const ordersUnderWay = (scene: Scene): Promise<Pending[]> =>
  pendingOrders(scene, ({ status }) => status === "PROCESSING");

export const openOrders = (scene: Scene): Promise<Pending[]> =>
  pendingOrders(scene, ({ status }) => !isOrderOver(status));

const pendingOrders = async (
  scene: Scene,
  isPending: (order: OrderAnswer) => boolean,
): Promise<Pending[]> => {
  const pending: Pending[] = [];
  for (const entry of scene.journal.orders) {
    if (isOrderOver(entry.seen.at(-1)?.state ?? "")) continue;
    await adoptLost(scene, entry);
    if (orderIdOf(entry) === "") continue;
    const order = await lookAtOrder(scene, entry);
    if (!order || isPending(order)) {
      pending.push({ entry, what: `the order is ${order?.status ?? "mute"}` });
    }
  }
  return pending;
};

/** A TPP that never heard the answer to a creation looks for its reference in the list. */
const adoptLost = async (scene: Scene, entry: OrderEntry): Promise<void> => {
  if (entry.orderIds.size > 0) return;
  for (const { payment_order_id } of await readListedOrders(scene, entry)) {
    entry.orderIds.add(payment_order_id);
  }
};

export const untoldOrders = ({ journal, receiver }: Scene): Pending[] => {
  const told = new Set<string>();
  for (const delivered of receiver.deliveries) {
    if (delivered.status !== 200 || delivered.index !== TPP_INDEX) continue;
    const { data } = readEvent(delivered);
    told.add(`${data.payment_order_id} ${data.status}`);
  }
  return journal.orders.flatMap((entry) => {
    const status = entry.seen.at(-1)?.state ?? "";
    const isTold = told.has(`${orderIdOf(entry)} ${status}`);
    return isTold || !isOrderOver(status)
      ? []
      : [{ entry, what: `nobody was told that the order is ${status}` }];
  });
};

/** The TPP's list must follow. */
export const wronglyListedOrders = async (scene: Scene): Promise<Pending[]> => {
  const pending: Pending[] = [];
  for (const entry of scene.journal.orders) {
    if (orderIdOf(entry) === "" || listedRight.has(entry)) continue;
    const rows = await readListedOrders(scene, entry);
    if (rows.some((row) => row.payment_order_id === orderIdOf(entry))) listedRight.add(entry);
    else pending.push({ entry, what: "the order is not listed" });
  }
  return pending;
};

/** Once listed, an order stays so. */
const listedRight = new WeakSet<OrderEntry>();
