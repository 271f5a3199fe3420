/** Makes a JSON request. Any status is returned; only a failed connection throws. */
export interface HttpReply<Body = unknown> {
  status: number;
  headers: Headers;
  /** The parsed JSON; text if the answer is not JSON; null if it is empty. */
  body: Body;
}

export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  timeoutMs?: number;
}

export const requestJson = async <Body = unknown>(
  url: string,
  { method = "GET", headers = {}, body, timeoutMs = 30_000 }: HttpRequest = {},
): Promise<HttpReply<Body>> => {
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(timeoutMs) };
  if (body !== undefined) {
    init.headers = { "content-type": "application/json", ...headers };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const response = await fetch(url, { redirect: "manual", ...init });
  return {
    status: response.status,
    headers: response.headers,
    body: parse(await response.text()) as Body,
  };
};

const parse = (text: string): unknown => {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The body of a 2xx answer. Every other answer throws with its content. */
export const requestOk = async <Body>(url: string, request: HttpRequest = {}): Promise<Body> => {
  const { status, body } = await requestJson<Body>(url, request);
  if (status >= 200 && status < 300) return body;
  const path = new URL(url).pathname;
  throw new Error(`${request.method ?? "GET"} ${path} answered ${status}: ${JSON.stringify(body)}`);
};
