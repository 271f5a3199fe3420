// @ts-check
/** Passkeys: makes one, or signs in with one. Without this script, keys work as before. */
const { PublicKeyCredential: known } = globalThis;

for (const form of document.querySelectorAll("form[data-passkey]")) {
  if (!(form instanceof HTMLFormElement)) continue;
  const answer = /** @type {HTMLInputElement} */ (form.elements.namedItem("passkey"));
  const failed = form.querySelector(".failed");
  const isNew = form.dataset["passkey"] === "create";
  const options = JSON.parse(form.dataset["options"] ?? "{}");

  /** @returns {Promise<Credential | null>} */
  const ask = () =>
    isNew
      ? navigator.credentials.create({ publicKey: known.parseCreationOptionsFromJSON(options) })
      : navigator.credentials.get({ publicKey: known.parseRequestOptionsFromJSON(options) });

  form.hidden = typeof known?.parseCreationOptionsFromJSON !== "function";
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    failed?.setAttribute("hidden", "");
    try {
      const made = /** @type {PublicKeyCredential | null} */ (await ask());
      answer.value = JSON.stringify(made);
      form.submit();
    } catch {
      // The person closed the browser's question, or has no passkey here.
      failed?.removeAttribute("hidden");
    }
  });
}
