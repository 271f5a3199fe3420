/**
 * Opens a hosted page of the gateway from a page of yours: the checkout, or the approval of a
 * mandate. Its `status` only chooses the text of your page; the webhook is the proof of payment.
 *
 * In an app, open the address in the system's browser or its in-app tab (Custom Tabs,
 * ASWebAuthenticationSession) with your redirect_url as an app link. A plain web view shares no
 * cookies with the customer's bank, and the customer cannot see whose page it is.
 */
export interface CheckoutReturn {
  /** `session_id` or `mandate_id`, `status`, and the query that your redirect_url had before. */
  query: Record<string, string>;
  status: string | null;
}

/** The customer's browser leaves for the hosted page, and comes back to your redirect_url. */
export const redirectToCheckout = (checkoutUrl: string): void =>
  page().location.assign(httpAddress(checkoutUrl));

/** A page of the gateway, and what it is about. */
export interface HostedPage {
  /** The `checkout_url` or `approval_url`. */
  url: string;
  /** The `session_id` or `mandate_id`. */
  id: string;
}

export interface PopupOptions {
  /** Aborted when your page no longer waits, for example by a button beside it. */
  signal?: AbortSignal;
  width?: number;
  height?: number;
}

/**
 * Opens the hosted page in a window of its own. Resolves when its redirect_url, a page of your own
 * origin, calls `reportReturn`; a customer who closes the window never returns. Call it in the
 * handler of a click, or browsers block the window; `hosted` may be the promise of your server's
 * answer. Resolves with null if the window was blocked: then redirect.
 */
export const openCheckout = async (
  hosted: HostedPage | Promise<HostedPage>,
  { signal, width = 480, height = 760 }: PopupOptions = {},
): Promise<CheckoutReturn | null> => {
  const opened = page().open("about:blank", "_blank", `popup,width=${width},height=${height}`);
  if (!opened) return null;
  const channel = openChannel();
  try {
    const { url, id } = await hosted;
    const returned = new Promise<CheckoutReturn>((resolve, reject) => {
      const stop = () => reject(signal?.reason);
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop, { once: true });
      channel.onmessage = ({ data }) => {
        if (data.returned === undefined || data.id !== id) return;
        channel.postMessage({ id, seen: true });
        resolve(data.returned);
      };
    });
    opened.location.replace(httpAddress(url));
    return await returned;
  } catch (error) {
    opened.close();
    throw error;
  } finally {
    channel.close();
  }
};

/**
 * On your redirect_url: tells the page that opened the window, which then closes. Returns what the
 * address says, for the page that you show if the customer came without a window.
 */
export const reportReturn = (): CheckoutReturn => {
  const { location, close } = page();
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const returned = { query, status: query.status ?? null };
  const id = query.session_id ?? query.mandate_id;
  if (id !== undefined) {
    // The gateway's page is isolated from yours, so there is no window.opener to tell.
    const channel = openChannel();
    channel.onmessage = ({ data }) => {
      if (data.id !== id || !data.seen) return;
      channel.close();
      close();
    };
    channel.postMessage({ id, returned });
  }
  return returned;
};

const openChannel = (): PageChannel => new (page().BroadcastChannel)("gateway-checkout");

const httpAddress = (text: string): string => {
  const { protocol, href } = new URL(text);
  if (protocol === "https:" || protocol === "http:") return href;
  throw new TypeError("checkout_url is no address of a page");
};

interface OpenedWindow {
  location: { replace(address: string): void };
  close(): void;
}

interface PageChannel {
  onmessage:
    | ((message: { data: { id: string; returned?: CheckoutReturn; seen?: boolean } }) => void)
    | null;
  postMessage(data: unknown): void;
  close(): void;
}

/** What this uses of a browser's window. */
interface PageWindow {
  location: { search: string; assign(address: string): void };
  BroadcastChannel: new (name: string) => PageChannel;
  open(address: string, name: string, features: string): OpenedWindow | null;
  close(): void;
}

const page = (): PageWindow => globalThis as unknown as PageWindow;
