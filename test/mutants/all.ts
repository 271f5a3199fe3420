import { accountData } from "./account-data.ts";
import { again } from "./again.ts";
import { aggregate } from "./aggregate.ts";
import { appToApp } from "./app-to-app.ts";
import { bankMandates } from "./bank-mandates.ts";
import { banks } from "./banks.ts";
import { charges } from "./charges.ts";
import { conformance } from "./conformance.ts";
import { connections } from "./connections.ts";
import { consents } from "./consents.ts";
import { consolePages } from "./console.ts";
import { kernel } from "./kernel.ts";
import { mandatePage } from "./mandate-page.ts";
import { mandates } from "./mandates.ts";
import type { Mutant } from "./mutant.ts";
import { oauth } from "./oauth.ts";
import { openBanking } from "./open-banking.ts";
import { operators } from "./operators.ts";
import { orderPage } from "./order-page.ts";
import { pages } from "./pages.ts";
import { parties } from "./parties.ts";
import { paymentOrders } from "./payment-orders.ts";
import { payments } from "./payments.ts";
import { platform } from "./platform.ts";
import { portal } from "./portal.ts";
import { registry } from "./registry.ts";
import { running } from "./running.ts";
import { sandbox } from "./sandbox.ts";
import { sca } from "./sca.ts";
import { sdk } from "./sdk.ts";
import { secondTimes } from "./second-times.ts";
import { speed } from "./speed.ts";
import { transfers } from "./transfers.ts";
import { twoPeople } from "./two-people.ts";
import { webhooks } from "./webhooks.ts";

/** Every planted bug. */
export const mutants: readonly Mutant[] = [
  ...payments,
  ...transfers,
  ...sca,
  ...banks,
  ...appToApp,
  ...aggregate,
  ...webhooks,
  ...registry,
  ...speed,
  ...platform,
  ...kernel,
  ...parties,
  ...pages,
  ...consolePages,
  ...portal,
  ...operators,
  ...running,
  ...twoPeople,
  ...sandbox,
  ...sdk,
  ...bankMandates,
  ...oauth,
  ...openBanking,
  ...consents,
  ...accountData,
  ...connections,
  ...paymentOrders,
  ...orderPage,
  ...mandates,
  ...charges,
  ...mandatePage,
  ...secondTimes,
  ...again,
  ...conformance,
];
