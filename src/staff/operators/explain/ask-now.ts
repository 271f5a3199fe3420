import type { Result } from "../../../base/kernel/result.ts";
import type { Reply } from "../../../base/platform/edge.ts";
import { followForAWhile } from "../../../frame/objects/follow-for-a-while.ts";
import type { CallNote, Turn } from "../../../frame/objects/turn.ts";
import type { PerformerTable, WorkStub } from "../../../frame/objects/work.ts";
import type { MovementCommand, MovementView } from "../../../network/transfers/movements.ts";
import type { AdminCall } from "../administration.ts";
import { actAsStaff } from "./staff-action.ts";

/** An object whose movements staff ask about. */
interface Asked {
  /** For the audit log: `payment.ask`, and the object's id. */
  action: string;
  subject: string;
  stub: WorkStub & {
    act(command: MovementCommand, call: CallNote, view: MovementView): Promise<Turn | null>;
  };
  performers: PerformerTable;
}

/**
 * Has bank and rail asked now, and answers with what the object says then. The object makes its
 * open questions due, and this request performs them as any worker does: by a lease, so never two
 * at once. The object goes on by itself if it takes longer.
 */
export const askNow = (
  call: AdminCall,
  { action, subject, stub, performers }: Asked,
  read: () => Promise<Result<Reply>>,
): Promise<Result<Reply>> =>
  actAsStaff(call, { action, subject, details: {} }, async () => {
    const { caller, correlationId, traceparent } = call;
    const ask = { type: "ask", actor: caller.keyId } as const;
    const turn = await stub.act(ask, { correlationId, traceparent }, { view: "questions" });
    if (!turn?.view?.ok || turn.refusal) return turn?.refusal ?? read();
    const performNow = async (effect: string): Promise<Turn | null> => {
      const lease = await stub.lease(effect);
      const taken = { refusal: null, view: null, lease };
      return lease && followForAWhile(call, stub, performers, taken);
    };
    await Promise.all((JSON.parse(turn.view.value) as string[]).map(performNow));
    return read();
  });
