import {
  type DirectoryTest,
  planDirectoryTest,
  testDirectory,
} from "../../src/conformance/directory/test-directory.ts";
import { type KitCommand, optionsOf } from "./options.ts";
import { rawLine } from "./raw-line.ts";

/** `npm run conformance -- directory` */
const usage = `npm run conformance -- directory --url URL --key KEY --account IBAN --institution CODE

  --url URL           the directory's address, as a gateway has it: the question is
                      POST {URL}/resolve
  --key KEY           the key that the directory gave to this kit as to a gateway
  --account IBAN      an account that the directory has
  --institution CODE  the code of its bank
  --alias NAME        a name that leads to the account
  --level BASIC       only the cases without which no payment completes; else FULL
  --only DIRECTORY-2xx   only these cases, separated by commas; x is any digit
  --timeout 3         how many seconds the kit waits for an answer
  --json FILE, --junit FILE   writes reports for machines

  Ends with 0 if every case passed, 1 if one failed, 2 if something could not be run.`;

const names = ["url", "key", "account", "institution", "alias"];

export const planDirectory = async (args: readonly string[]): Promise<KitCommand> => {
  const { choice, files, given, needed, whole } = optionsOf(args, names, usage);
  const directory = {
    url: needed("url").replace(/\/$/, ""),
    key: needed("key"),
    account: needed("account"),
    institution: needed("institution"),
    alias: given("alias"),
    timeoutMs: 1_000 * whole("timeout", 3),
  };
  const test: DirectoryTest = { directory, raw: rawLine, ...choice };
  const { cases, words } = planDirectoryTest(test);
  return { ...files, words, run: (tell) => testDirectory(test, cases, tell) };
};
