import { must } from "../case.ts";

/** What an OAuth server answers, and what must be in it. */
export interface ServerAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Empty if the answer is not an object in JSON. */
  json: Record<string, unknown>;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  consent_id: string;
}

/** What came, in a sentence. */
export const came = ({ status, json, text }: ServerAnswer): string =>
  `${status} came${typeof json.error === "string" ? ` with ${json.error}` : `: ${text.slice(0, 200)}`}.`;

/** The tokens of an answer, as RFC 6749 § 5.1 and the profile have them. */
export const tokensIn = (answer: ServerAnswer): Tokens => {
  const { access_token, token_type, refresh_token, expires_in, consent_id, id_token } = answer.json;
  must(answer.status === 200, `Tokens were to come. ${came(answer)}`);
  const isDpop = String(token_type).toLowerCase() === "dpop";
  must(isDpop, `The access token was to be bound to the key: token_type is ${token_type}.`);
  must(typeof expires_in === "number", "expires_in was to be a number.");
  must(id_token === undefined, "No ID token was asked for, and one came.");
  const texts = [access_token, refresh_token].filter((one) => typeof one === "string");
  must(texts.length === 2, "An access token and a refresh token were to come.");
  return {
    access_token: String(access_token),
    refresh_token: String(refresh_token),
    consent_id: String(consent_id),
  };
};

/** Throws unless OAuth's error came [RFC 6749 § 5.2], as one of these. */
export const mustBeRefused = (
  answer: ServerAnswer,
  errors: readonly string[],
  what: string,
): void => {
  const { error, error_description = "" } = answer.json;
  const wanted = `${what}: it was to be refused with ${errors.join(" or ")}.`;
  must(typeof error === "string" && errors.includes(error), `${wanted} ${came(answer)}`);
  const isStatus = answer.status === 400 || (answer.status === 401 && error === "invalid_client");
  must(isStatus, `${error} was to be 400, or 401 for invalid_client. ${came(answer)}`);
  const isText = /^[\x20-\x21\x23-\x5b\x5d-\x7e]*$/.test(String(error_description));
  must(isText, "error_description has a character that RFC 6749 § 5.2 excludes.");
};
