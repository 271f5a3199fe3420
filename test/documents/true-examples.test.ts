import { describe, expect, test } from "vitest";
import { read } from "../house/source.ts";

const mandates = {
  createMandate: "AWAITING_CUSTOMER_AUTH",
  cancelMandate: "CANCELLED",
  pauseMandate: "PAUSED",
  resumeMandate: "ACTIVE",
  createCharge: "PROCESSING",
  cancelCharge: "CANCELLED",
  retryCharge: "PROCESSING",
  nameMandatePayer: "AWAITING_CUSTOMER_AUTH",
  startMandateAuthorisation: "AWAITING_CUSTOMER_AUTH",
  confirmMandate: "ACTIVE",
  approveMandate: "ACTIVE",
  rejectMandate: "REJECTED",
};

/**
 * An example shows what its operation does: the status that a record has after a call that creates
 * or changes it. That an example fits its schema is checked where the documents are made.
 */
const statuses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  merchant: {
    createPaymentSession: "PENDING",
    initiatePayment: "PENDING",
    cancelPaymentSession: "CANCELLED",
    resolvePayer: "AUTH_REQUIRED",
    selectAuth: "AUTH_REQUIRED",
    confirm: "COMPLETED",
    createRefund: "PROCESSING",
    enableEndpoint: "ENABLED",
    chooseEvents: "ENABLED",
    ...mandates,
  },
  tpp: {
    createConsent: "AWAITING_CUSTOMER_AUTH",
    reauthoriseConsent: "AUTHORISED",
    provePayer: "AWAITING_CUSTOMER_AUTH",
    startAuthorisation: "AWAITING_CUSTOMER_AUTH",
    confirmAuthorisation: "AWAITING_CUSTOMER_AUTH",
    approveConsent: "AUTHORISED",
    rejectConsent: "REJECTED",
    createPaymentOrder: "PENDING_SCA",
    cancelPaymentOrder: "CANCELLED",
    nameOrderPayer: "PENDING_SCA",
    startOrderAuthorisation: "PENDING_SCA",
    confirmOrder: "COMPLETED",
    approveOrder: "COMPLETED",
    rejectOrder: "REJECTED",
    enableTppEndpoint: "ENABLED",
    ...mandates,
  },
  bank: {
    readPushStatus: "PENDING",
    executeTransaction: "BOOKED",
    readTransactionStatus: "BOOKED",
  },
  staff: {
    registerBank: "ACTIVE",
    changeBank: "ACTIVE",
    closeBank: "CLOSED",
    registerMerchant: "ACTIVE",
    changeMerchant: "ACTIVE",
    closeMerchant: "CLOSED",
    enableMerchantEndpoint: "ENABLED",
    registerTpp: "ACTIVE",
    changeTpp: "ACTIVE",
    enableEndpointOfTpp: "ENABLED",
    addBankKey: "ADDED",
    promoteBankKey: "ACTIVE",
    retireBankKey: "RETIRED",
    addMerchantKey: "ADDED",
    promoteMerchantKey: "ACTIVE",
    retireMerchantKey: "RETIRED",
    addTppKey: "ADDED",
    promoteTppKey: "ACTIVE",
    retireTppKey: "RETIRED",
    addAdminKey: "PROPOSED",
    approveAdminKey: "APPROVED",
    retireAdminKey: "RETIRED",
    addPerson: "ACTIVE",
    renamePerson: "ACTIVE",
    giveAdminKey: "ACTIVE",
    takeOutPerson: "LEFT",
    approveChange: "APPROVED",
    rejectChange: "REJECTED",
    withdrawChange: "WITHDRAWN",
    askAboutPayment: "COMPLETED",
    cancelPaymentAsStaff: "CANCELLED",
    refundForMerchant: "PROCESSING",
    approveRefund: "PROCESSING",
    rejectRefund: "REJECTED",
    askAboutPaymentOrder: "COMPLETED",
    cancelPaymentOrderAsStaff: "CANCELLED",
    resolveMovement: "RESOLVED",
    revokeConsentAsStaff: "REVOKED",
    cancelMandateAsStaff: "CANCELLED",
    putDeadLetterBack: "PUT_BACK",
    cancelRecoveryJob: "CANCELLED",
  },
  registry: {
    createHandle: "ACTIVE",
    findHandle: "ACTIVE",
    verifyHandle: "ACTIVE",
    suspendHandle: "SUSPENDED",
    reinstateHandle: "ACTIVE",
    restoreHandle: "ACTIVE",
    handOverHandle: "ACTIVE",
    linkAccount: "LINKED",
    changeLink: "LINKED",
    suspendLink: "SUSPENDED",
    reinstateLink: "LINKED",
    openClaim: "OPEN",
    acknowledgeClaim: "WAITING_RESOLUTION",
    confirmClaim: "CONFIRMED",
    disputeClaim: "WAITING_RESOLUTION",
    cancelClaim: "CANCELLED",
    completeClaim: "COMPLETED",
    registerBank: "ACTIVE",
    changeBank: "ACTIVE",
    closeBank: "ACTIVE",
    registerGateway: "ACTIVE",
    changeGateway: "ACTIVE",
    addBankKey: "ADDED",
    promoteBankKey: "ACTIVE",
    retireBankKey: "RETIRED",
    addGatewayKey: "ADDED",
    promoteGatewayKey: "ACTIVE",
    retireGatewayKey: "RETIRED",
    addAdminKey: "PROPOSED",
    approveAdminKey: "APPROVED",
    retireAdminKey: "RETIRED",
    addPerson: "ACTIVE",
    renamePerson: "ACTIVE",
    giveAdminKey: "ACTIVE",
    takeOutPerson: "LEFT",
    approveChange: "APPROVED",
    rejectChange: "REJECTED",
    withdrawChange: "WITHDRAWN",
    suspendAnyHandle: "SUSPENDED",
    reinstateAnyHandle: "ACTIVE",
    suspendAnyLink: "SUSPENDED",
    reinstateAnyLink: "LINKED",
    approveClaim: "WAITING_RESOLUTION",
    cancelAnyClaim: "CANCELLED",
  },
};

type Json = Record<string, unknown>;
interface Media {
  example?: Json;
  examples?: Record<string, { $ref: string }>;
}
interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, Media> }>;
}
interface Document {
  "x-webhooks": Record<string, { post: { requestBody: { content: Record<string, Media> } } }>;
  paths: Record<string, Record<string, Operation>>;
  components: { examples: Record<string, { value: Json }> };
}

/** The first example of each answer of an operation that is no refusal, by its status. */
const examplesOf = ({ components }: Document, { responses }: Operation): Json[] =>
  Object.entries(responses).flatMap(([status, { content }]) => {
    const { example, examples } = content?.["application/json"] ?? {};
    const [first] = Object.values(examples ?? {});
    const shown = example ?? components.examples[first?.$ref.split("/").at(-1) ?? ""]?.value;
    return status.startsWith("2") && shown ? [shown] : [];
  });

/** The first answer of each operation that changes something. */
const changesOf = (reader: string): Record<string, Json> => {
  const document = JSON.parse(read(`docs/openapi/${reader}.json`)) as Document;
  const operations = Object.values(document.paths).flatMap(({ get: _, servers: __, ...changing }) =>
    Object.values(changing),
  );
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const [first] = examplesOf(document, operation);
      return first ? [[operation.operationId, first] as const] : [];
    }),
  );
};

describe.each(Object.entries(statuses))("the examples for %s", (reader, expected) => {
  const changes = changesOf(reader);

  test("show the status that their operation leads to", () => {
    const shown = Object.entries(changes)
      .filter(([, { status }]) => status !== undefined)
      .map(([operation, { status }]) => [operation, status]);
    expect(Object.fromEntries(shown)).toEqual(expected);
  });

  test("show no end of what goes on, and an end of what has ended", () => {
    const ended = /^(CANCELLED|REJECTED|RETIRED|CLOSED|WITHDRAWN)$/;
    for (const { status, ...members } of Object.values(changes)) {
      const ends = ["retired_at", "closed_at", "ended_at"].filter((name) => name in members);
      for (const name of ends) {
        expect([name, status, members[name] !== null]).toEqual([
          name,
          status,
          ended.test(String(status)) || status === "COMPLETED",
        ]);
      }
      if ("completed_at" in members) {
        expect([status, members.completed_at !== null]).toEqual([status, status === "COMPLETED"]);
      }
    }
  });
});

test.each([
  ["merchant", "createMandate", "approval_url", "/approval/mnd_"],
  ["merchant", "createPaymentSession", "checkout_url", "/checkout/ps_"],
  ["tpp", "createConsent", "consent_url", "/consent/cns_"],
  ["tpp", "reauthoriseConsent", "consent_url", "/consent/cns_"],
  ["tpp", "createPaymentOrder", "sca_url", "/sca/po_"],
])("%s: what %s creates has its address", (reader, operation, member, start) => {
  expect(changesOf(reader)[operation]?.[member]).toContain(start);
});

test("what a customer approves has no address any more", () => {
  for (const operation of ["cancelMandate", "pauseMandate", "resumeMandate"]) {
    expect(changesOf("merchant")[operation]?.approval_url).toBeNull();
  }
  expect(changesOf("tpp").cancelPaymentOrder?.sca_url).toBeNull();
});

test.each([
  ["merchant", "EventDetail"],
  ["tpp", "TppEventDetail"],
])("%s: %s is an event as it is sent, about one object", (reader, name) => {
  const document = JSON.parse(read(`docs/openapi/${reader}.json`)) as Document;
  const {
    deliveries: _,
    event_id,
    created_at,
    event,
    data,
    ...about
  } = document.components.examples[name]?.value ?? {};
  const { content } = document["x-webhooks"][String(event)]?.post.requestBody ?? {};
  expect({ event, data }).toEqual(content?.["application/json"]?.example);
  expect(data).toMatchObject({ event_id, occurred_at: created_at, ...about });
  expect(Object.keys(about)).toHaveLength(1);
  const list = document.components.examples[name.replace("Detail", "List")]?.value;
  expect(list?.data).toEqual([{ event_id, created_at, event, data, ...about }]);
});

const steps = {
  nameAccount: ["START", false, false],
  startAccess: ["CONFIRM", true, false],
  confirmAccess: ["LIST", false, true],
  stopConnection: ["LIST", false, true],
  signOut: ["PAYER", false, false],
};

test("what is shared of an account is listed after its proof alone", () => {
  const changes = changesOf("tpp");
  const shown = Object.keys(steps).map((operation) => {
    const { step, challenge, connections, mandates } = changes[operation] ?? {};
    expect(connections === null).toBe(mandates === null);
    return [operation, [step, challenge !== null, mandates !== null]];
  });
  expect(Object.fromEntries(shown)).toEqual(steps);
});
