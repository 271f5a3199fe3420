import { randomHex } from "../../base/platform/crypto.ts";
import type { OutboundAnswer } from "../../base/platform/outbound.ts";
import { readDirectoryAnswer } from "../../network/directory/directory-contract.ts";
import { type ConformanceCase, FOREIGN_IBAN, must, notOffered } from "../case.ts";
import { questionCases } from "../question-cases.ts";
import { describeAnswer } from "../question-kit.ts";
import { wholeRunCases } from "../whole-run.ts";
import type { DirectoryKit } from "./kit.ts";

const NO_NAME = "No name was given that leads to the account: --alias.";

const aliasOf = ({ directory: { alias } }: DirectoryKit): string => {
  if (alias === null) throw notOffered(NO_NAME);
  return alias;
};

const readStatement = (answer: OutboundAnswer) => {
  const reading = readDirectoryAnswer(answer);
  return reading.kind === "unknown" ? null : reading;
};

const findingCases: readonly ConformanceCase<DirectoryKit>[] = [
  {
    id: "DIRECTORY-201",
    title: "An account is found by its IBAN",
    rule: "D3.1",
    level: "BASIC",
    async run(kit) {
      await kit.entryOf(kit.byIban);
    },
  },
  {
    id: "DIRECTORY-202",
    title: "The answer has the same IBAN",
    rule: "D3.1",
    level: "BASIC",
    needs: ["DIRECTORY-201"],
    async run(kit) {
      const { account } = kit.directory;
      const { iban } = await kit.entryOf(kit.byIban);
      must(iban === account, `${account} was asked about, and ${iban} came.`);
    },
  },
  {
    id: "DIRECTORY-203",
    title: "The answer has the institution of the account",
    rule: "D3.2",
    level: "BASIC",
    needs: ["DIRECTORY-201"],
    async run(kit) {
      const { institution } = kit.directory;
      const { institution_code } = await kit.entryOf(kit.byIban);
      must(institution_code === institution, `It was to be ${institution}: ${institution_code}.`);
    },
  },
  {
    id: "DIRECTORY-211",
    title: "An account is found by a name",
    rule: "D3.1",
    level: "BASIC",
    needs: ["DIRECTORY-101"],
    async run(kit) {
      await kit.entryOf({ type: "ALIAS", value: aliasOf(kit) });
    },
  },
  {
    id: "DIRECTORY-212",
    title: "Name and IBAN lead to the same account at the same institution",
    rule: "D3.2",
    level: "BASIC",
    needs: ["DIRECTORY-202", "DIRECTORY-203", "DIRECTORY-211"],
    async run(kit) {
      const { account, institution } = kit.directory;
      const { iban, institution_code } = await kit.entryOf({ type: "ALIAS", value: aliasOf(kit) });
      const isSame = iban === account && institution_code === institution;
      must(isSame, `${iban} at ${institution_code} came, not ${account} at ${institution}.`);
    },
  },
  {
    id: "DIRECTORY-221",
    title: "An account that the directory does not have is 404",
    rule: "D3.1",
    level: "BASIC",
    needs: ["DIRECTORY-101"],
    run: (kit) => kit.mustLack({ type: "IBAN", value: FOREIGN_IBAN }),
  },
  {
    id: "DIRECTORY-222",
    title: "A name that the directory does not have is 404",
    rule: "D3.1",
    level: "BASIC",
    needs: ["DIRECTORY-101"],
    run: (kit) => kit.mustLack({ type: "ALIAS", value: `none.${randomHex(8)}` }),
  },
  {
    id: "DIRECTORY-231",
    title: "Patterns find nothing",
    rule: "D3.8",
    level: "BASIC",
    needs: ["DIRECTORY-222"],
    async run(kit) {
      const { account, alias } = kit.directory;
      const beginnings = [account.slice(0, 8), ...(alias === null ? [] : [alias.slice(0, 2)])];
      const patterns = ["%", "*", ".*", "' OR ''='"];
      const further = beginnings.flatMap((beginning) => [`${beginning}*`, `${beginning}%`]);
      for (const value of [...patterns, ...further]) await mustHide(kit, value);
    },
  },
  {
    id: "DIRECTORY-232",
    title: "A part of a name does not find the account",
    rule: "D3.8",
    level: "FULL",
    needs: ["DIRECTORY-222"],
    async run(kit) {
      const alias = aliasOf(kit);
      for (const value of [alias.slice(0, -1), alias.slice(1)]) {
        // It may be the name of another account.
        const { reading } = await kit.read({ type: "ALIAS", value });
        const isFound = reading.kind === "found" && reading.entry.iban === kit.directory.account;
        must(!isFound, `"${value}" finds the account of "${alias}".`);
      }
    },
  },
  {
    id: "DIRECTORY-233",
    title: "An IBAN is no name, and a name no IBAN",
    rule: "D3.1",
    level: "FULL",
    needs: ["DIRECTORY-221", "DIRECTORY-222"],
    async run(kit) {
      const { account, alias } = kit.directory;
      const crossed = [
        { type: "ALIAS", value: account },
        ...(alias === null ? [] : [{ type: "IBAN", value: alias }]),
      ];
      for (const lookup of crossed) {
        const { reading, came } = await kit.read(lookup);
        const what = `${lookup.value} was asked about as ${lookup.type}`;
        must(reading.kind !== "found", `${what}, and was to find nothing. ${came}`);
      }
    },
  },
  {
    id: "DIRECTORY-234",
    title: "A type that the directory does not have is answered with 4xx and is no statement",
    rule: "D3.1",
    level: "FULL",
    async run(kit) {
      const answer = await kit.ask({ type: "SHOE_SIZE", value: "43" });
      const isComplaint = answer.kind === "answered" && answer.status >= 400 && answer.status < 500;
      const isStatement = readStatement(answer) !== null;
      const came = describeAnswer(answer);
      must(isComplaint && !isStatement, `It was to be 4xx and not 404. ${came}`);
    },
  },
];

/** As a name it finds nothing; a directory may also refuse it as no name at all. */
const mustHide = async (kit: DirectoryKit, value: string): Promise<void> => {
  const { reading, came } = await kit.read({ type: "ALIAS", value });
  must(reading.kind !== "found", `"${value}" was to find nothing. ${came}`);
};

/** The groups of the kit, with the words of the list in the documents. */
export const directoryGroups: readonly (readonly [
  title: string,
  cases: readonly ConformanceCase<DirectoryKit>[],
])[] = [
  [
    "Questions",
    questionCases({
      name: "DIRECTORY",
      rule: "D3.1",
      keyRule: "D3.7",
      about: () => ({ type: "IBAN", value: FOREIGN_IBAN }),
      incomplete: [{}, { type: "IBAN" }, { value: FOREIGN_IBAN }],
      read: readStatement,
    }),
  ],
  ["Finding accounts", findingCases],
  ["The whole run", wholeRunCases("DIRECTORY", ({ directory }) => directory.timeoutMs, "D3.6")],
];

export const directoryCases: readonly ConformanceCase<DirectoryKit>[] = directoryGroups.flatMap(
  ([, cases]) => cases,
);
