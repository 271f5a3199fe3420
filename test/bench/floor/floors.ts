/** A row of test/costs/gateway.json: a task and its step, or a route. */
export type Counted = readonly [task: string, step: string];

export interface Floor {
  /**
   * The floor's steps (worker.ts), one after the other; a plus joins those that are taken at the
   * same time.
   */
  floor: string;
  /** What ours does for it, as far as that is counted. No floor does more (floors.test.ts). */
  counted: Counted | null;
}

const floorOf = (floor: string, ...counted: Counted | []): Floor => ({
  floor,
  counted: counted.length === 0 ? null : counted,
});

const same = "same-bank payment";

/** The floor of every operation: what ours asks of the platform before it answers. */
export const floors = {
  createSession: floorOf("new,queue", same, "create"),
  openCheckout: floorOf("read", same, "open the checkout"),
  /** Both accounts are resolved at the same time; the session keeps both. */
  resolvePayer: floorOf("read,d1,bank+bank,write", same, "resolve the payer"),
  /** The session leases the effect, the payer's guard counts it, and the session keeps it. */
  selectAuth: floorOf("write,write,bank,write", same, "send a code"),
  /**
   * The session and the guard count the code; bank and merchant uncached; the bank checks the code;
   * session and guard keep that; the bank uncached; the instruction and its outcome; then the list
   * and the event.
   */
  confirmSame: floorOf(
    "write,write,d1x2,bank,write+write,d1,bank,write,queue+queue",
    ...([same, "confirm"] as const),
  ),
  /** The payee's account is resolved again before the code is checked. */
  confirmCross: floorOf(
    "write,write,directory,d1x2,bank,write+write,d1,bank,write,queue",
    ...(["cross-bank payment", "confirm"] as const),
  ),
  /** The payment is read; merchant and bank uncached; the payment keeps the refund. */
  refund: floorOf("read,d1x2,write,queue", "refund", "create"),

  readStatus: floorOf("read", same, "read its status"),
  readSession: floorOf("read", "routes", "readPaymentSession"),
  listSessions: floorOf("page", "routes", "listPaymentSessions"),
  listEvents: floorOf("page", "routes", "listEvents"),

  pushRequest: floorOf("form,d1,new,queue", "consent", "push the request"),
  authorize: floorOf("read", "consent", "authorize"),
  openConsent: floorOf("read", "consent", "open the page"),
  nameAccount: floorOf("read,d1,bank,write", "consent", "name the account"),
  startConsent: floorOf("write,write,bank,write", "consent", "send a code"),
  /** The code as for a payment; then the bank lists the accounts. */
  confirmConsent: floorOf(
    "write,write,d1x2,bank,write+write,bank,write",
    ...(["consent", "confirm"] as const),
  ),
  approveConsent: floorOf("read,d1,write,queue+queue+queue+queue", "consent", "approve"),
  redeemCode: floorOf("form,write,sign", "consent", "redeem the code"),
  clientToken: floorOf("form,sign", "consent", "client token"),
  refreshToken: floorOf("form,write,sign", "routes", "requestTokens"),
  introspect: floorOf("form,verify,read", "routes", "introspectToken"),
  readBalances: floorOf("verify,read,bank", "data call", "balances"),

  /**
   * The token and its consent; the payee's account; bank, TPP and settings uncached; the payer's
   * guard and the consent's permit; the order; the bank uncached; the instruction and its outcome.
   */
  createExempt: floorOf(
    "verify,read,bank,d1x3,write,write,new,d1,bank,write-new,queue+queue+queue",
    ...(["order", "create"] as const),
  ),
  /**
   * The order and the payer's guard count the code; bank, TPP and settings uncached, the permit;
   * the bank checks the code; order and guard keep that; the bank uncached; the instruction and
   * its outcome.
   */
  confirmOrder: floorOf(
    "write,write,d1x3,write,bank,write+write,d1,bank,write,queue+queue",
    ...(["routes", "confirmOrder"] as const),
  ),
  /** The mandate is asked whether it knows the charge, and reserves the amount. */
  charge: floorOf("read,write", "mandate charge", "create"),

  /**
   * The endpoint stores the event while it is listed; the request; the endpoint keeps the outcome.
   * The event comes through a queue.
   */
  deliver: floorOf("hook", same, "event published and delivered"),

  /** The registry's: it is not counted. */
  lookUp: floorOf("d1"),

  searchConsole: floorOf("d1,d1+d1,page+page+page,d1+d1", "routes", "GET /console/payments"),
  showPayment: floorOf("d1,d1+d1,read,d1+d1", "routes", "GET /console/payments/:id"),
} as const satisfies Record<string, Floor>;
