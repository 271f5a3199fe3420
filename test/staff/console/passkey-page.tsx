import { assetsBelow } from "../../../src/frame/pages/assets.ts";
import { PasskeyForm } from "../../../src/staff/console/passkey-form.tsx";

/** A page with the form of a passkey and nothing else. */
export const passkeyForm = (use: "create" | "get", options: object) => (
  <html lang="en">
    <body>
      <PasskeyForm
        action="/console/login"
        use={use}
        options={options}
        label="Use a passkey"
        failed="No passkey was used."
        assets={assetsBelow("/console/assets", { "passkey.client.js": "" })}
      />
    </body>
  </html>
);
