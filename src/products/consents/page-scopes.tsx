import type { Child } from "hono/jsx";
import type { DataScope } from "../../base/kernel/answer-words.ts";
import type { ConsentSentences } from "./locales/en.ts";

/** The permissions of a consent in groups, which open and close without a script. */
interface Permissions {
  page: {
    view: { scopes: readonly DataScope[] };
    words: Pick<ConsentSentences, "asks" | "scopes">;
    say(sentence: string): Child[];
  };
  /** Whether the groups are open: on the first step, before the customer has named an account. */
  isOpen: boolean;
}

const isRead = (scope: DataScope): boolean => scope.endsWith(":read");

/**
 * Every scope in plain language. What leads to payments is a group of its own, and the warning
 * stands outside of it, where no click hides it.
 * @rule O5.14 O6.3
 */
export const Scopes = ({ page: { view, words, say }, isOpen }: Permissions) => {
  const { groups, scopes, warning } = words.asks;
  const reads = view.scopes.filter(isRead);
  const pays = view.scopes.filter((scope) => !isRead(scope));
  return (
    <>
      <p class="scopes-lead">{say(scopes)}</p>
      <Group name={groups.read} scopes={reads} words={words.scopes} isOpen={isOpen} />
      <Group name={groups.pay} scopes={pays} words={words.scopes} isOpen={isOpen} />
      {view.scopes.includes("mandates:write") && <p class="notice warning">{say(warning)}</p>}
    </>
  );
};

const Group = (props: {
  name: string;
  scopes: readonly DataScope[];
  words: ConsentSentences["scopes"];
  isOpen: boolean;
}) =>
  props.scopes.length === 0 ? null : (
    <details class="scope-group" open={props.isOpen}>
      <summary>{props.name}</summary>
      <ul class="scopes">
        {props.scopes.map((scope) => (
          <li data-scope={scope}>{props.words[scope]}</li>
        ))}
      </ul>
    </details>
  );
