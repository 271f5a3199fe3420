/**
 * A name prepared for comparison: words without accents, case, punctuation, titles and legal forms
 * (docs/decisions/103).
 */
export interface NameWords {
  words: readonly Word[];
  /** The legal form of a company, in one spelling; null if the name has none. */
  legalForm: string | null;
  /** The words of each holder of a joint account; empty if there is only one holder. */
  holders: readonly (readonly Word[])[];
  isLatin: boolean;
}

/** The spellings of one word: `müller` is also written `muller` and `mueller`. */
export interface Word {
  plain: string;
  expanded: string;
}

/**
 * Accents, and the vowel points of Arabic and Hebrew. Other combining marks make other letters:
 * without them, two names in Devanagari or kana would become one.
 */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u0640]/g;

/** Letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
  ħ: "h",
  // Arabic letters that are often used for each other in names.
  ة: "ه",
  ى: "ي",
};

/** How German, Danish and Swedish write a letter without its accent. */
const expansions: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  å: "aa",
  ø: "oe",
};

const tableOf = (from: string, to: string): Readonly<Record<string, string>> => {
  const latin = to.split(" ");
  return Object.fromEntries([...from].map((letter, place) => [letter, latin[place] ?? ""]));
};

/** Greek [ISO 843] and Cyrillic [ICAO Doc 9303-3], without accents. */
const transliterations: Readonly<Record<string, string>> = {
  ...tableOf("αβγδεζηθικλμν", "a v g d e z i th i k l m n"),
  ...tableOf("ξοπρσςτυφχψω", "x o p r s s t y f ch ps o"),
  ...tableOf("абвгдежзиклмноп", "a b v g d e zh z i k l m n o p"),
  ...tableOf("рстуфхцчшщыэюя", "r s t u f kh ts ch sh shch y e iu ia"),
  ...tableOf("ъьієґјљњћђџ", "ie  i ie g j lj nj c d dz"),
};

/** Titles before or after a name, which do not identify a person. */
const titles = new Set(
  (
    "mr mrs ms miss mx sir dame lady lord dr doctor prof professor rev esq phd md herr frau hr fr " +
    "mme mlle monsieur madame mademoiselle sr sra srta senor senora don dona dott sig signor " +
    "signora ing dipl mag dhr mevr السيد السيده الدكتور الدكتوره"
  ).split(" "),
);

/** Legal forms, each under every spelling that is one and the same. */
const legalForms: ReadonlyMap<string, string> = new Map(
  [
    "ltd limited",
    "plc",
    "llp",
    "llc",
    "inc incorporated",
    "corp corporation",
    "co company",
    "gmbh",
    "ug",
    "ag",
    "kg",
    "ohg",
    "ev",
    "sa",
    "sas",
    "sarl",
    "sasu",
    "eurl",
    "sci",
    "sl slu",
    "srl",
    "spa",
    "bv",
    "nv",
    "vof",
    "ab",
    "as",
    "asa",
    "aps",
    "oy",
    "oyj",
    "sro",
    "zoo",
    "kft",
    "zrt",
    "doo",
    "dd",
    "ood",
    "eood",
    "ad",
    "ooo",
    "ao",
    "pty",
    "pvt",
  ].flatMap((spellings) => {
    const [first = "", ...others] = spellings.split(" ");
    return [first, ...others].map((spelling) => [spelling, first] as const);
  }),
);

/** Between the holders of a joint account, and within the names of companies. */
const and = new Set(["&", "+", "/", "and", "und", "et", "y", "og", "och", "или", "و"]);

const withoutAccents = (text: string): string => text.normalize("NFKD").replace(accents, "");

const inLatin = (text: string): string =>
  [...text.replaceAll("ου", "ou")].map((letter) => transliterations[letter] ?? letter).join("");

const spell = (text: string): string =>
  inLatin([...withoutAccents(text)].map((letter) => letters[letter] ?? letter).join("")).normalize(
    "NFC",
  );

const expand = (text: string): string =>
  spell([...text].map((letter) => expansions[letter] ?? letter).join(""));

/** An apostrophe is part of its word: O'Brien is Obrien. */
const readText = (name: string): string[] =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFC")
    .replace(/['’‘ʼ`´]/g, "")
    .match(/[\p{L}\p{N}\p{M}]+|[&+/]/gu) ?? [];

const wordOf = (text: string): Word => ({ plain: spell(text), expanded: expand(text) });

/** `s r l` is `srl`: single letters in a row that are a legal form together. */
const joinLetters = (words: readonly Word[]): Word[] => {
  const joined: Word[] = [];
  for (let place = 0; place < words.length; ) {
    const run = words.slice(place).findIndex(({ plain }) => [...plain].length > 1);
    const letters = words.slice(place, run === -1 ? undefined : place + run);
    const text = letters.map(({ plain }) => plain).join("");
    const isForm = letters.length > 1 && legalForms.has(text);
    const next = isForm ? { plain: text, expanded: text } : words[place];
    if (next) joined.push(next);
    place += isForm ? letters.length : 1;
  }
  return joined;
};

/** A name without these words; the whole name if nothing else would be left. */
const without = (words: readonly Word[], isNoise: (word: Word) => boolean): readonly Word[] => {
  const left = words.filter((word) => !isNoise(word));
  return left.length > 0 ? left : words;
};

const splitAt = (words: readonly Word[], isBetween: (word: Word) => boolean): Word[][] => {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (isBetween(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
};

const isAnd = ({ plain }: Word): boolean => and.has(plain);

export const readNameWords = (name: string): NameWords => {
  const all = joinLetters(readText(name).map(wordOf));
  const named = without(all, ({ plain }) => titles.has(plain));
  const [, ...behind] = named;
  const form = behind.findLast(({ plain }) => legalForms.has(plain));
  const words = named.filter((word, place) => place === 0 || !legalForms.has(word.plain));
  const parts = splitAt(words, isAnd);
  const isJoint = form === undefined && parts.every((part) => part.length > 1);
  return {
    words: without(words, isAnd),
    legalForm: form ? (legalForms.get(form.plain) ?? null) : null,
    holders: isJoint && parts.length > 1 ? parts : [],
    isLatin: all.some(({ plain }) => /\p{Script=Latin}/u.test(plain)),
  };
};
