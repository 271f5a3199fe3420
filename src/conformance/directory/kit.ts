import {
  type DirectoryEntry,
  type DirectoryReading,
  readDirectoryAnswer,
} from "../../network/directory/directory-contract.ts";
import { broken } from "../case.ts";
import type { Exchanges, RawLine } from "../exchanges.ts";
import { type AskedParty, describeAnswer, QuestionKit } from "../question-kit.ts";

/** The directory under test, and an account that it has. */
export interface DirectoryUnderTest extends AskedParty {
  account: string;
  /** Its bank's code. */
  institution: string;
  /** A name that leads to the account; null if it has none. */
  alias: string | null;
}

export type Lookup = { type: string; value: string };

export class DirectoryKit extends QuestionKit {
  readonly directory: DirectoryUnderTest;

  constructor(directory: DirectoryUnderTest, exchanges: Exchanges, raw: RawLine) {
    super("/resolve", directory, exchanges, raw);
    this.directory = directory;
  }

  async read(lookup: Lookup): Promise<{ reading: DirectoryReading; came: string }> {
    const answer = await this.ask(lookup);
    return { reading: readDirectoryAnswer(answer), came: describeAnswer(answer, NO_ENTRY) };
  }

  /** The entry; anything else breaks the rule of the case. */
  async entryOf(lookup: Lookup): Promise<DirectoryEntry> {
    const { reading, came } = await this.read(lookup);
    if (reading.kind === "found") return reading.entry;
    throw broken(`${lookup.type} ${lookup.value} was to be found. ${came}`);
  }

  /** Throws unless the directory says that it has no such account. */
  async mustLack(lookup: Lookup): Promise<void> {
    const { reading, came } = await this.read(lookup);
    if (reading.kind === "none") return;
    throw broken(`${lookup.type} ${lookup.value} was to be 404. ${came}`);
  }

  get byIban(): Lookup {
    return { type: "IBAN", value: this.directory.account };
  }
}

const NO_ENTRY = "it is no IBAN with an institution_code";
