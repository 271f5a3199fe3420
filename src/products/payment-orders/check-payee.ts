import { type NameWords, readNameWords, type Word } from "./name-words.ts";
import type { PayeeCheck } from "./order-record.ts";

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
