import { elapsedSince, now } from "./clock.ts";

/**
 * The project's only fetch. It never throws and never follows a redirect. The time-out and the size
 * limit apply to the whole answer, so a slow body cannot exceed them.
 */
export interface OutboundRequest {
  url: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  headers?: Record<string, string>;
  body?: string;
  timeoutMs: number;
  /** The answer is cut off after this many bytes. Default 64 KiB. */
  maxBytes?: number;
  /** A service binding that reaches the same service without the network. */
  via?: { fetch(url: string, init: RequestInit): Promise<Response> } | undefined;
}

/** The outcome. After `lost`, it is unknown whether the request was applied. */
export type OutboundAnswer =
  | { kind: "answered"; status: number; headers: Headers; text: string; durationMs: number }
  | { kind: "lost"; reason: "timeout" | "network"; durationMs: number };

export const callOut = async (request: OutboundRequest): Promise<OutboundAnswer> => {
  const startedAt = now();
  try {
    const response = await (request.via ?? globalThis).fetch(request.url, {
      method: request.method,
      redirect: "manual",
      signal: AbortSignal.timeout(request.timeoutMs),
      ...(request.headers ? { headers: request.headers } : {}),
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    const text = await readUpTo(response, request.maxBytes ?? 64 * 1024);
    const { status, headers } = response;
    return { kind: "answered", status, headers, text, durationMs: elapsedSince(startedAt) };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === "TimeoutError";
    const reason = timedOut ? "timeout" : "network";
    return { kind: "lost", reason, durationMs: elapsedSince(startedAt) };
  }
};

const readUpTo = async (response: Response, maxBytes: number): Promise<string> => {
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value.subarray(0, maxBytes - size), { stream: true });
    size += value.byteLength;
    if (size >= maxBytes) {
      await reader.cancel();
      return text;
    }
  }
};
