import type { ApprovalView } from "../../../src/approvals/approval-part.ts";
import type { PushReport } from "../../../src/approvals/decide-challenge.ts";
import { kindAddress, type StubOf } from "../../../src/frame/objects/kinds.ts";
import type { Command, Limit, Terms } from "./limit.ts";

export type LimitTypes = [Limit, Terms, Command, PushReport, ApprovalView];
export type LimitStub = StubOf<LimitTypes>;

export const limitAddress = kindAddress<LimitStub>("TEST_LIMITS", ["lim"]);
