import type { Machine } from "./machine.ts";

type Colour = "green" | "red" | "yellow" | "dim";

const codes: Readonly<Record<Colour, number>> = { green: 32, red: 31, yellow: 33, dim: 2 };

/** The text in a colour, if this terminal shows colours. */
export const coloured = (machine: Pick<Machine, "hasColours">, colour: Colour, text: string) =>
  machine.hasColours ? `\u001b[${codes[colour]}m${text}\u001b[0m` : text;

/** A text may hold what a customer wrote: nothing of it moves the terminal's cursor. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, "?");

/**
 * A line as a terminal may have it: with our own colours and line ends, and nothing else that moves
 * the cursor or turns the writing round, whoever said it.
 */
export const harmless = (line: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
  line.replace(/(?!\u001b\[\d{1,2}m)[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "?");

/** 2026-11-27 18:47:51, in UTC as everywhere at the gateway. */
export const shortTime = (iso: string): string => iso.slice(0, 19).replace("T", " ");

/** 49.00 USD. */
export const money = (amountMinor: number, currency: string): string => {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return `${(amountMinor / 10 ** digits).toFixed(digits)} ${currency}`;
};

/** Lines whose columns stand below each other. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = (rows[0] ?? []).map((_, place) =>
    Math.max(...rows.map((row) => (row[place] ?? "").length)),
  );
  return rows.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join("  ")
      .trimEnd(),
  );
};
