import { addDays } from "../../../base/kernel/calendar.ts";
import type { Place } from "../../console/page.ts";
import { Part } from "../../console/parts.tsx";
import { portalPage } from "../site.ts";

/** How many days the page offers; the form has every other one. */
const DAYS = 31;

const zoneOf = ({ query }: Place): string => query.time_zone || "UTC";

const today = ({ now }: Place): string => new Date(now).toISOString().slice(0, 10);

const fileAddress = (date: string, time_zone: string): string =>
  `/portal/settlements.csv?${new URLSearchParams({ date, time_zone })}`;

/** The settlement file of each day, as the API gives it. */
export const ownSettlementsPage = portalPage({
  path: "/portal/settlements",
  section: "settlements",
  title: "Settlement files",
  calls: {},
  view: (_data, at) => (
    <>
      <Part title="One day">
        <p class="small">
          Completed payments and charges, refunds as negative amounts, fees, and sums. A file that
          is cut says so in its last line, with the cursor to go on with.
        </p>
        <form class="filters" action="/portal/settlements.csv" aria-label="One day">
          <div class="field">
            <label for="date">Day</label>
            <input id="date" name="date" type="date" required value={at.query.date ?? today(at)} />
          </div>
          <div class="field">
            <label for="time_zone">Time zone</label>
            <input
              id="time_zone"
              name="time_zone"
              value={zoneOf(at)}
              autocomplete="off"
              spellcheck={false}
            />
          </div>
          <div class="field">
            <label for="cursor">Cursor, optional</label>
            <input
              id="cursor"
              name="cursor"
              value={at.query.cursor ?? ""}
              autocomplete="off"
              spellcheck={false}
            />
          </div>
          <div class="send">
            <button type="submit" class="button">
              Download
            </button>
          </div>
        </form>
      </Part>
      <Part title={`The last ${DAYS} days (${zoneOf(at)})`}>
        <ul class="headline">
          {Array.from({ length: DAYS }, (_, ago) => addDays(today(at), -ago)).map((date) => (
            <li>
              <a href={fileAddress(date, zoneOf(at))}>{date}</a>
            </li>
          ))}
        </ul>
      </Part>
    </>
  ),
});
