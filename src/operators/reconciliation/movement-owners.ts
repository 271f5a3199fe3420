import { type AnyObject, findObject } from "../../aggregate/kinds.ts";
import type { CallNote, Turn } from "../../aggregate/turn.ts";
import { chargeKind } from "../../charges/charge-kind.ts";
import type { Result } from "../../kernel/result.ts";
import { paymentOrderKind } from "../../payment-orders/order-kind.ts";
import { paymentKind } from "../../payments/payment-kind.ts";
import type { GatewayEnv } from "../../platform/env.ts";
import type { MovementCommand, MovementView } from "../../transfers/movements.ts";

/** An object that owns movements, as staff read and resolve them. */
interface MovementOwner extends AnyObject {
  act(command: MovementCommand, call: CallNote, view: MovementView): Promise<Turn | null>;
  view(request: MovementView): Promise<Result<string> | null>;
}

const kinds = [paymentKind, paymentOrderKind, chargeKind];

/** The payment, payment order or charge with this id; null for a malformed or foreign id. */
export const movementOwner = (env: GatewayEnv, id: string): MovementOwner | null =>
  findObject<MovementOwner>(env, kinds, id)?.stubOf() ?? null;
