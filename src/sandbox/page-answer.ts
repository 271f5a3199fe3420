/** A page with its policy: nothing inline, nothing from elsewhere. */
export const pageAnswer = (html: string, formTargets = ""): Response =>
  new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        `connect-src 'self'; form-action 'self' ${formTargets}; frame-ancestors 'none'; ` +
        "base-uri 'none'",
    },
  });

/** True when the caller is a person's browser rather than a program. */
export const wantsPage = (request: Request): boolean =>
  (request.headers.get("accept") ?? "").includes("text/html");
