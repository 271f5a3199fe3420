import type { PayeeCheck } from "../order-record.ts";

/**
 * The fewest letters of a misspelt word: a shorter word with one letter changed is a different
 * word, like Jan and Jon.
 */
const LEAST_MISSPELT = 4;

/** The same for a whole name, whose spaces may be placed differently. */
const LEAST_MISSPELT_NAME = 6;

/**
 * The most words that one side may have more. It prevents guessing, for example with every letter
 * of the alphabet as an initial.
 */
const MOST_WORDS_MISSING = 2;

/**
 * Compares the payee's name with the one at its bank, as Verification of Payee does (EPC218-23;
 * docs/decisions/103). Null if there is nothing to compare, or if one name is in Latin letters and
 * the other cannot be transliterated.
 * @rule O8.8
 */
export const checkPayee = (asked: string | null, known: string | null): PayeeCheck | null => {
  if (asked === null || known === null) return null;
  const [a, b] = [readNameWords(asked), readNameWords(known)];
  if (a.words.length === 0 || b.words.length === 0) return "NO_MATCH";
  if (a.isLatin !== b.isLatin) return null;
  if (isSame(a, b)) return sameForm(a, b) ? "MATCH" : "CLOSE_MATCH";
  if (b.holders.some((holder) => areSameWords(a.words, holder))) return "MATCH";
  return isClose(a, b) ? "CLOSE_MATCH" : "NO_MATCH";
};

/** The same words in any order, or the same letters with other spaces. */
const isSame = (a: NameWords, b: NameWords): boolean =>
  areSameWords(a.words, b.words) ||
  (["plain", "expanded"] as const).some((of) => lettersOf(a, of) === lettersOf(b, of));

const areSameWords = (a: readonly Word[], b: readonly Word[]): boolean =>
  a.length === b.length && pair(a, b, isSameWord).left.length === 0;

const isSameWord = (a: Word, b: Word): boolean => a.plain === b.plain || a.expanded === b.expanded;

const lettersOf = ({ words }: NameWords, spelling: keyof Word): string =>
  words.map((word) => word[spelling]).join("");

/**
 * Legal forms must be equal if both names have one, because two companies can differ only in their
 * form.
 */
const sameForm = (a: NameWords, b: NameWords): boolean =>
  a.legalForm === null || b.legalForm === null || a.legalForm === b.legalForm;

/**
 * Every word of the shorter name is in the longer one: the same, misspelt, or as an initial. One
 * word is not enough, because many people share a family name. It is enough only if the longer name
 * has a legal form. One in the shorter name does not count, because a guess could add it to a
 * family name to learn the first name.
 */
const isClose = (a: NameWords, b: NameWords): boolean => {
  const [shorter, longer] = a.words.length <= b.words.length ? [a, b] : [b, a];
  const isOneWord = shorter.words.length === 1 || longer.words.length > shorter.words.length;
  if (isOneWord && isMisspelt(lettersOf(a, "plain"), lettersOf(b, "plain"), LEAST_MISSPELT_NAME)) {
    return true;
  }
  const same = pair(shorter.words, longer.words, isSameWord);
  if (same.left.length === shorter.words.length) return false;
  if (longer.words.length - shorter.words.length > MOST_WORDS_MISSING) return false;
  if (shorter.words.length === 1) return longer.legalForm !== null;
  return pair(same.left, same.free, isSimilarWord).left.length === 0;
};

const isSimilarWord = (a: Word, b: Word): boolean =>
  isInitial(a.plain, b.plain) ||
  isInitial(b.plain, a.plain) ||
  isMisspelt(a.plain, b.plain, LEAST_MISSPELT);

const isInitial = (letter: string, word: string): boolean =>
  [...letter].length === 1 && word.startsWith(letter);

/** Pairs the words of two names. Returns the unpaired words of both. */
const pair = (
  some: readonly Word[],
  others: readonly Word[],
  isPair: (a: Word, b: Word) => boolean,
): { left: Word[]; free: Word[] } => {
  const free = [...others];
  const left = some.filter((word) => {
    const place = free.findIndex((other) => isPair(word, other));
    if (place >= 0) free.splice(place, 1);
    return place < 0;
  });
  return { left, free };
};

/** Whether one letter is missing, added or changed, or two neighbours are swapped. */
const isMisspelt = (a: string, b: string, least: number): boolean => {
  const [x, y] = [[...a], [...b]];
  if (Math.max(x.length, y.length) < least) return false;
  while (x.length > 0 && x[0] === y[0]) {
    x.shift();
    y.shift();
  }
  while (x.length > 0 && x.at(-1) === y.at(-1)) {
    x.pop();
    y.pop();
  }
  if (x.length <= 1 && y.length <= 1) return true;
  return x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0];
};

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

const readNameWords = (name: string): NameWords => {
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
