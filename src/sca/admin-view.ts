import { isoTime } from "../platform/clock.ts";
import type { Authorisation } from "./authorisation.ts";

/** An authorisation as staff see it: never a code, a token or a phone number. */
export const authorisationView = ({ challenges, wrong_codes, challenge }: Authorisation) => ({
  challenges,
  wrong_codes,
  challenge: challenge && {
    auth_mode: challenge.auth_mode,
    state: challenge.state,
    expires_at: isoTime(challenge.expires_at),
  },
});
