import type { Result } from "../../../base/kernel/result.ts";
import type { GatewayEnv } from "../../../base/platform/env.ts";
import { type AnyObject, findObject } from "../../../frame/objects/kinds.ts";
import type { CallNote, Turn } from "../../../frame/objects/turn.ts";
import type { MovementCommand, MovementView } from "../../../network/transfers/movements.ts";
import { chargeKind } from "../../../products/charges/kind.ts";
import { paymentOrderKind } from "../../../products/payment-orders/kind.ts";
import { paymentKind } from "../../../products/payments/kind.ts";

/** An object that owns movements, as staff read and resolve them. */
interface MovementOwner extends AnyObject {
  act(command: MovementCommand, call: CallNote, view: MovementView): Promise<Turn | null>;
  view(request: MovementView): Promise<Result<string> | null>;
}

const kinds = [paymentKind, paymentOrderKind, chargeKind];

/** The payment, payment order or charge with this id; null for a malformed or foreign id. */
export const movementOwner = (env: GatewayEnv, id: string): MovementOwner | null =>
  findObject<MovementOwner>(env, kinds, id)?.stubOf() ?? null;
