import { ok, type Result, refuse } from "../kernel/result.ts";

const MAX_BODY_BYTES = 64 * 1024;

/** The body as text. A body above 64 KiB is refused without reading the rest. */
export const readText = async (request: Request): Promise<Result<string>> => {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) {
    return refuse("PAYLOAD_TOO_LARGE");
  }
  if (!request.body) return ok("");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as ReadableStream<Uint8Array<ArrayBuffer>>) {
      size += chunk.byteLength;
      if (size > MAX_BODY_BYTES) return refuse("PAYLOAD_TOO_LARGE");
      chunks.push(chunk);
    }
  } catch {
    // The caller is gone, or its chunks are malformed.
    return refuse("MALFORMED_JSON", { message: "The body did not arrive whole. Send all of it." });
  }
  try {
    const bytes = await new Blob(chunks).arrayBuffer();
    return ok(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    return refuse("MALFORMED_JSON", { message: "The body is not valid UTF-8. Send UTF-8." });
  }
};

/** The body as JSON; an absent body counts as an empty object. */
export const readJson = async (request: Request): Promise<Result<unknown>> => {
  const text = await readText(request);
  if (!text.ok) return text;
  if (text.value === "") return ok({});
  const mediaType = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") return refuse("UNSUPPORTED_MEDIA_TYPE");
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return refuse("MALFORMED_JSON");
  }
};
