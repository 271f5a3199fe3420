import { errorOfAnswer, GatewayError, parseJson, type RawAnswer } from "./errors.ts";
import {
  type Fetch,
  platformClock,
  platformFetch,
  platformRandom,
  randomText,
  type SdkClock,
} from "./runtime.ts";

/** What every client takes. */
export interface ClientOptions {
  /** The gateway's address: https, or http on this machine. */
  baseUrl: string;
  /** Of one attempt, its body included. Default 20 seconds. */
  timeoutMs?: number;
  /** How often a request is sent again at most. Default 2. */
  retries?: number;
  hooks?: Hooks;
  fetch?: Fetch;
  clock?: Partial<SdkClock>;
  /** From 0 to 1, for the waits between attempts. */
  random?: () => number;
}

/** What one call takes. */
export interface CallOptions {
  /**
   * Names what is created, such as your order or invoice. With the same key you can send the
   * request again at any time, also from another process, and it is carried out once. Without one,
   * the SDK makes a key that holds for this call's own attempts.
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  retries?: number;
}

/** What moves money without the customer needs a key of your own. */
export type KeyedOptions = CallOptions & { idempotencyKey: string };

/** Told of every attempt. They see no key, token or body, and what they throw is ignored. */
export interface Hooks {
  onRequest?(attempt: RequestAttempt): void;
  onAnswer?(
    attempt: RequestAttempt,
    answer: { status: number; requestId: string | null; ms: number },
  ): void;
  onRetry?(attempt: RequestAttempt, next: { error: GatewayError; waitMs: number }): void;
}

export interface RequestAttempt {
  method: string;
  path: string;
  /** 1 for the first. */
  number: number;
}

export type FormFields = Readonly<Record<string, string | number | null | undefined>>;

/** One request of a client. */
export interface SdkCall {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below the base address, or a whole address. */
  path: string;
  query?: object | undefined;
  json?: object | undefined;
  /** A form; made anew for each attempt, where it holds what is good for one. */
  form?: FormFields | (() => Promise<FormFields>);
  idempotencyKey?: string | undefined;
  /**
   * Which failures may be followed by another attempt: all, if the gateway carries a repeated
   * request out once; refusals alone, if a lost answer must not be asked for again; none.
   */
  repeat: "always" | "refused" | "never";
  /** No attempt begins later than this after the first. */
  repeatWithinMs?: number;
  /** Headers of each attempt: a proof of DPoP is good for one. */
  headers?: (address: string) => Promise<Record<string, string>> | Record<string, string>;
  /** Sees each answer. True: the same attempt is made once more, with new headers. */
  onAnswer?: (answer: RawAnswer) => boolean;
  options?: CallOptions | undefined;
}

/** Something that sends: a client's own requests, or those under one consent. */
export type Sender = <T>(call: SdkCall) => Promise<T>;

const TIMEOUT_MS = 20_000;
const RETRIES = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** Who is asked to wait longer than this should hear of it instead. */
const LONGEST_RETRY_AFTER_S = 60;

export class Requester {
  readonly baseUrl: string;
  readonly clock: SdkClock;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.baseUrl = checkedAddress(options.baseUrl);
    this.clock = { ...platformClock, ...options.clock };
    this.#options = options;
  }

  /** The answer's JSON; undefined if there is no body. Throws a GatewayError. */
  async json<T>(call: SdkCall): Promise<T> {
    const { status, headers, text } = await this.send(call);
    if (text === "") return undefined as T;
    const body = parseJson(text);
    if (typeof body === "object" && body !== null) return body as T;
    throw new GatewayError({
      code: "UNEXPECTED_ANSWER",
      message: `The answer with status ${status} is no JSON.`,
      status,
      requestId: headers.get("x-correlation-id"),
    });
  }

  /** The answer, if it is a success. Throws a GatewayError. */
  async send(call: SdkCall): Promise<RawAnswer> {
    const { options = {}, repeatWithinMs = Number.POSITIVE_INFINITY } = call;
    const retries = options.retries ?? this.#options.retries ?? RETRIES;
    const lastStart = this.clock.now() + repeatWithinMs;
    for (let number = 1; ; number++) {
      const attempt = { method: call.method, path: call.path, number };
      try {
        return await this.#attempt(call, attempt);
      } catch (error) {
        const waitMs = error instanceof GatewayError ? this.#waitAfter(error, number) : null;
        if (waitMs === null || number > retries || !mayRepeat(call, error as GatewayError)) {
          throw error;
        }
        if (this.clock.now() + waitMs > lastStart) throw error;
        tell(() =>
          this.#options.hooks?.onRetry?.(attempt, { error: error as GatewayError, waitMs }),
        );
        await this.#pause(waitMs, options.signal);
      }
    }
  }

  async #attempt(call: SdkCall, attempt: RequestAttempt): Promise<RawAnswer> {
    const first = await this.#exchange(call, attempt);
    const answer = call.onAnswer?.(first) ? await this.#exchange(call, attempt) : first;
    if (answer !== first) call.onAnswer?.(answer);
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw errorOfAnswer(answer, this.clock.now());
  }

  async #exchange(call: SdkCall, attempt: RequestAttempt): Promise<RawAnswer> {
    const address = addressOf(this.baseUrl, call);
    const headers = { ...headersOf(call), ...(await call.headers?.(address)) };
    const { hooks } = this.#options;
    tell(() => hooks?.onRequest?.(attempt));
    const startedAt = this.clock.now();
    const answer = await this.#fetchAll(call, address, headers);
    const requestId = answer.headers.get("x-correlation-id");
    const ms = this.clock.now() - startedAt;
    tell(() => hooks?.onAnswer?.(attempt, { status: answer.status, requestId, ms }));
    return answer;
  }

  /** The time-out covers the body too, so a slow one cannot exceed it. */
  async #fetchAll(
    { method, json, form, options = {} }: SdkCall,
    address: string,
    headers: Record<string, string>,
  ): Promise<RawAnswer> {
    const attempt = new AbortController();
    const over = new AbortController();
    const body = form
      ? formOf(typeof form === "function" ? await form() : form)
      : json && JSON.stringify(json);
    const { signal } = options;
    const stop = () => attempt.abort();
    if (signal?.aborted) throw abortedError(signal);
    signal?.addEventListener("abort", stop, { once: true });
    let isLate = false;
    const timeoutMs = options.timeoutMs ?? this.#options.timeoutMs ?? TIMEOUT_MS;
    this.clock.sleep(timeoutMs, over.signal).then(
      () => {
        isLate = true;
        attempt.abort();
      },
      () => {},
    );
    try {
      const response = await (this.#options.fetch ?? platformFetch)(address, {
        method,
        headers,
        signal: attempt.signal,
        // No key follows a redirect.
        redirect: "manual",
        ...(body === undefined ? {} : { body }),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (cause) {
      if (signal?.aborted) throw abortedError(signal);
      throw new GatewayError({
        code: isLate ? "TIMED_OUT" : "NETWORK_ERROR",
        message: isLate ? `No answer within ${timeoutMs} ms.` : "The gateway cannot be reached.",
        retryable: true,
        cause,
      });
    } finally {
      over.abort();
      signal?.removeEventListener("abort", stop);
    }
  }

  /** How long to wait before the next attempt; null if none can help. */
  #waitAfter({ retryable, retryAfterSeconds }: GatewayError, number: number): number | null {
    if (!retryable) return null;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (number - 1));
    // Half of it is left to chance, so that clients which failed together do not return together.
    const backOff = longest * (0.5 + 0.5 * (this.#options.random ?? platformRandom)());
    if (retryAfterSeconds === null) return backOff;
    return retryAfterSeconds > LONGEST_RETRY_AFTER_S ? null : retryAfterSeconds * 1000 + backOff;
  }

  async #pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
    try {
      await this.clock.sleep(ms, signal);
    } catch (error) {
      if (signal?.aborted) throw abortedError(signal);
      throw error;
    }
  }
}

const mayRepeat = ({ repeat }: SdkCall, { status }: GatewayError): boolean =>
  repeat === "always" || (repeat === "refused" && status !== null);

const abortedError = ({ reason }: AbortSignal): GatewayError =>
  new GatewayError({ code: "ABORTED", message: "The call was aborted.", cause: reason });

/** The program's log must not lose the answer of a payment. */
const tell = (hook: () => void): void => {
  try {
    hook();
  } catch {}
};

const headersOf = ({ json, form, idempotencyKey }: SdkCall): Record<string, string> => ({
  accept: "application/json",
  ...(json ? { "content-type": "application/json" } : {}),
  ...(form ? { "content-type": "application/x-www-form-urlencoded" } : {}),
  ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
});

const addressOf = (baseUrl: string, { path, query }: SdkCall): string => {
  const address = path.startsWith("/") ? `${baseUrl}/api/v1${path}` : path;
  const asked = query && formOf(query as FormFields);
  return asked ? `${address}?${asked}` : address;
};

const formOf = (fields: FormFields): string => {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return String(new URLSearchParams(given));
};

/** Keys and tokens go over http on this machine alone. */
export const checkedAddress = (baseUrl: string): string => {
  const { protocol, hostname, search, hash } = new URL(baseUrl);
  const isHere = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && isHere)) {
    throw new TypeError(`${baseUrl} must begin with https://`);
  }
  if (search || hash) throw new TypeError("baseUrl has no query and no fragment");
  return baseUrl.replace(/\/+$/, "");
};

/** A part of a path. An id that came from outside must not lead to another address. */
export const segment = (id: string): string => {
  if (id === "" || id === "." || id === "..") throw new TypeError(`"${id}" is not an id`);
  return encodeURIComponent(id);
};

/** A POST that creates: with the caller's key, or one for its own attempts (G4.1). */
export const creation = (
  path: string,
  json: { idempotency_key?: string | undefined },
  options: CallOptions | undefined,
): SdkCall => ({
  method: "POST",
  path,
  json,
  idempotencyKey: options?.idempotencyKey ?? json.idempotency_key ?? randomText(),
  repeat: "always",
  options,
});

/** A POST without a key: one attempt. */
export const action = (
  path: string,
  json: object = {},
  options: CallOptions | undefined = undefined,
): SdkCall => ({ method: "POST", path, json, repeat: "never", options });

export const reading = (
  path: string,
  options: CallOptions | undefined,
  query?: object,
): SdkCall => ({ method: "GET", path, query, repeat: "always", options });

/** One page of a list. */
export interface ListPage<T> {
  data: T[];
  next_cursor: string | null;
}

/** A list of the gateway: `for await` reads all of it, page by page; `page()` reads one. */
export class Paged<T> implements AsyncIterable<T> {
  readonly #read: (cursor: string | undefined) => Promise<ListPage<T>>;

  constructor(read: (cursor: string | undefined) => Promise<ListPage<T>>) {
    this.#read = read;
  }

  /** The page that the query names. */
  page(): Promise<ListPage<T>> {
    return this.#read(undefined);
  }

  async *[Symbol.asyncIterator](): AsyncIterator<T> {
    let page = await this.page();
    for (;;) {
      yield* page.data;
      if (page.next_cursor === null) return;
      page = await this.#read(page.next_cursor);
    }
  }
}

export const paged = <T>(
  send: Sender,
  path: string,
  query: { cursor?: string | undefined } | undefined,
  options: CallOptions | undefined,
): Paged<T> =>
  new Paged((cursor) =>
    send<ListPage<T>>(reading(path, options, { ...query, cursor: cursor ?? query?.cursor })),
  );
