import type { GenericSchema } from "valibot";
import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import type { Route } from "../../base/platform/edge.ts";
import type { GatewayEnv } from "../../base/platform/env.ts";
import type { FoundPage } from "../approval-page.ts";
import type { Renew } from "../approval-steps.ts";
import type { AnyPageRead } from "../approval-view.ts";
import { redirectUrl } from "../redirect.ts";
import type { HostedModel } from "./frame.tsx";
import { type AddressCall, addressRoutes, type PageTokenForm } from "./page-address.ts";

/** A page's view, with the additions of its address. */
export type ShownPage<PageRead> = Omit<PageRead, "redirect" | "verified" | "parties"> & {
  /** Where the customer goes now; null before the end, and in another browser. */
  redirect_url: string | null;
  /** Whether the TPP no longer uses the address to which the customer would go. */
  redirect_gone: boolean;
};

interface Stub {
  fetch(request: Request): Promise<Response>;
  view(request: {
    view: "page" | "live";
    browser_id: string;
    url?: string;
  }): Promise<Result<string> | null>;
}

interface ApprovalAddress<PageRead extends AnyPageRead, View, PageStub extends Stub> {
  path: string;
  field: string;
  /** The prefix of its ids. */
  prefix: string;
  cookie: string;
  token?: PageTokenForm;
  page: { id: string; summary: string };
  live: { id: string; summary: string; answer: GenericSchema };
  pages: { find(env: GatewayEnv, reference: string): FoundPage<PageStub> | null };
  /** The redirect as it is now, for one that does not stay as it was. */
  renew?: Renew<PageStub>;
  /** What the page shows beside its object's view. */
  more?(env: GatewayEnv, read: PageRead): Promise<Omit<View, keyof ShownPage<PageRead>>>;
  render(model: HostedModel<View>): string;
}

/** The address of an approval's page. After the end it shows the outcome. */
export const approvalAddress = <PageRead extends AnyPageRead, View, PageStub extends Stub = Stub>({
  pages,
  more,
  render,
  renew,
  prefix,
  ...address
}: ApprovalAddress<PageRead, View, PageStub>): readonly Route<GatewayEnv>[] => {
  const find = ({ env, path }: AddressCall) => {
    const found = pages.find(env, path.reference);
    const stub = found?.stubOf();
    if (!found || !stub) return null;
    const live = (browser_id: string) => stub.view({ view: "live", browser_id, ...found.viewed });
    return { ...found, stub, live };
  };
  return addressRoutes({
    ...address,
    example: `${prefix}_0123456789.0123456789abcdef0123456789abcdef`,
    async open(call, browserId) {
      const { env } = call;
      const found = find(call);
      if (!found) return refuse("NOT_FOUND");
      const { stub, viewed } = found;
      const page = await stub.view({ view: "page", browser_id: browserId, ...viewed });
      if (!page?.ok) return refuse("NOT_FOUND");
      const read = JSON.parse(page.value) as PageRead;
      const { verified, parties, redirect: stored, ...shown } = read;
      const renewed = stored && renew ? await renew(call, stub, browserId, stored) : ok(stored);
      if (!renewed.ok) return renewed;
      const redirect = renewed.value;
      const redirect_url = redirect && (await redirectUrl(env, redirect));
      const view = {
        ...shown,
        ...(await more?.(env, { ...read, redirect })),
        redirect_url,
        redirect_gone: redirect !== null && redirect_url === null,
      } as View;
      return ok({
        verified,
        parties,
        mode: read.mode,
        ...found.issueToken(browserId),
        render: (model) => render({ view, ...model }),
      });
    },
    find,
  });
};
