import * as v from "valibot";
import { type Guard, type Route, route } from "../../base/platform/edge.ts";
import { listOf } from "../../base/platform/lists.ts";
import type { AdminEnv, Administration } from "./administration.ts";
import * as answers from "./answers.ts";
import { decideProposal, type ProposalVerb } from "./decide-proposal.ts";
import { type AdminCaller, adminKey } from "./guard.ts";
import { listProposals, readProposal } from "./list-proposals.ts";
import { proposalFilters, proposalId } from "./requests.ts";

const collection = "/admin/v1/approvals";
const one = `${collection}/:proposal_id`;
const path = v.object({ proposal_id: proposalId });

/** The rows of changes that take two people. */
export const proposalRoutes = <Env extends AdminEnv>(
  admin: Administration,
): readonly Route<Env>[] => {
  const decides = (
    verb: ProposalVerb,
    guard: Guard<AdminEnv, AdminCaller>,
    summary: string,
    description: string,
  ): Route<Env> =>
    route({
      id: `${verb}Change`,
      method: "POST",
      paths: [`${one}/${verb}`],
      summary,
      description,
      guard,
      path,
      answers: { 200: answers.decided[verb] },
      refusals: ["CHANGE_HAS_ENDED", ...(verb === "approve" ? (["CHANGE_OUTDATED"] as const) : [])],
      step: decideProposal(admin, verb),
    });
  return [
    route({
      id: "listChanges",
      method: "GET",
      paths: [collection],
      summary: "List all that takes two people, newest first",
      description:
        "Proposals, and what waits for an approver at an address of its own (`decide`). A short " +
        "page may still have a next_cursor.",
      guard: adminKey<AdminEnv>("read"),
      query: proposalFilters,
      answers: { 200: listOf(answers.waitingChange) },
      step: listProposals(admin),
    }),
    route({
      id: "readChange",
      method: "GET",
      paths: [one],
      summary: "Read a proposed change",
      guard: adminKey<AdminEnv>("read"),
      path,
      answers: { 200: answers.proposal },
      step: readProposal(admin),
    }),
    decides(
      "approve",
      adminKey<AdminEnv>("approve"),
      "Approve a change",
      "It takes effect after the configured delay. The key must be older than the proposal.",
    ),
    decides(
      "reject",
      adminKey<AdminEnv>("approve"),
      "Reject a change",
      "Possible until the change takes effect, also after its approval.",
    ),
    decides(
      "withdraw",
      adminKey<AdminEnv>("change"),
      "Withdraw a change",
      "For the key that proposed it, or an owner; possible until the change takes effect.",
    ),
  ];
};
