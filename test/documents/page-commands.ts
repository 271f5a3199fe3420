import { list, read } from "../house/source.ts";

/** The pages that readers are sent to. */
export const pagesOfReaders = (): string[] => [
  "README.md",
  ...list("docs/*.md"),
  ...list("docs/guides/*.md"),
];

/** The commands of these pages that begin so, without their comments, each on one line. */
export const commandsOfPages = (beginning: string): string[] => {
  const command = new RegExp(`${beginning}[^\`\\n|]*`, "g");
  const all = pagesOfReaders().flatMap((page) =>
    [
      ...read(page)
        .replaceAll(/\\\n\s*/g, "")
        .matchAll(command),
    ].map(([found]) => found.replace(/\s+#.*$/, "").trim()),
  );
  return [...new Set(all)].sort();
};
