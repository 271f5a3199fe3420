import { ok, type Result, refuse } from "../../base/kernel/result.ts";
import { readText } from "../../base/platform/request-body.ts";

/** A form of the console. Unlike the forms of OAuth, it may repeat a name: several choices. */
export const readConsoleForm = async (request: Request): Promise<Result<URLSearchParams>> => {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) {
    return refuse("UNSUPPORTED_MEDIA_TYPE");
  }
  const text = await readText(request);
  return text.ok ? ok(new URLSearchParams(text.value)) : text;
};
