/**
 * The only file of the SDK that touches the platform it runs on: Node 20, Workers, Deno, Bun, and
 * browsers all have these. What decides takes its clock and its chance as arguments.
 */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface SdkClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds; rejects as soon as the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const platformClock: SdkClock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, ms);
      if (signal?.aborted) stop();
      else signal?.addEventListener("abort", stop, { once: true });
    }),
};

export const platformFetch: Fetch = (address, init) => globalThis.fetch(address, init);

export const platformRandom = (): number => Math.random();

export const platformCrypto = crypto;

/** 256 random bits in base64url: a key, a state, a verifier of PKCE. */
export const randomText = (): string =>
  base64Url(platformCrypto.getRandomValues(new Uint8Array(32)));

export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

export const utf8 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text));

/** Whether this runs in a page, where no secret may be. */
export const isInPage = (): boolean => "document" in globalThis;
