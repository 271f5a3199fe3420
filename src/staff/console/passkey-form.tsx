import type { Assets } from "../../frame/pages/assets.ts";

interface PasskeyFormProps {
  action: string;
  /** What the browser is asked to do: make a passkey, or sign in with one. */
  use: "create" | "get";
  options: object;
  label: string;
  /** Said if the browser has no answer. */
  failed: string;
  assets: Assets;
}

/** The button of a passkey. It is hidden where no script runs or the browser knows none. */
export const PasskeyForm = (props: PasskeyFormProps) => (
  <form
    method="post"
    action={props.action}
    data-passkey={props.use}
    data-options={JSON.stringify(props.options)}
    hidden
  >
    <input type="hidden" name="passkey" />
    <button type="submit" class="button">
      {props.label}
    </button>
    <p class="failed" role="alert" hidden>
      {props.failed}
    </p>
    <script type="module" src={props.assets.pathOf("passkey.client.js")} />
  </form>
);
