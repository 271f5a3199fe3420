import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { projectRoot } from "../../scripts/local/places.ts";

/** The source, as these tests read it. Paths are relative to the project's root. */
export const read = (path: string): string => readFileSync(join(projectRoot, path), "utf8");

export const list = (...patterns: string[]): string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: projectRoot })).sort();

/** The files that are compiled into the workers, and the SDK without its generated types. */
export const workerSources = (): string[] =>
  list("src/**/*.{ts,tsx}", "workers/**/*.ts").filter((path) => path !== "src/sdk/types.ts");

export interface Import {
  from: string;
  to: string;
  /** Erased when types are stripped: such an import cannot cause a cycle at run time. */
  typeOnly: boolean;
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)(?<type>\s+type)?\b[^;"']*?(?:from\s*)?["'](?<path>\.[^"']+)["']/g;

/** The relative imports of a file. */
export const importsOf = (path: string): Import[] =>
  [...read(path).matchAll(importPattern)].map(({ groups }) => ({
    from: path,
    to: normalize(join(path, "..", groups?.path ?? "")),
    typeOnly: groups?.type !== undefined,
  }));

/** The room of a file: src/products/payments/x.ts belongs to `products`. */
export const roomOf = (path: string): string => {
  const [top = "", folder = ""] = path.split("/");
  return top === "src" ? folder : top;
};

/** The code without comments and without the contents of strings. */
export const codeOf = (path: string): string =>
  read(path)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|[^:"'`])\/\/.*$/gm, "$1")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""');

/** One cycle of a graph as the list of its nodes, or null. */
export const findCycle = (edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | null => {
  const done = new Set<string>();
  const visit = (node: string, trail: string[]): string[] | null => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of edges.get(node) ?? []) {
      const cycle = visit(next, [...trail, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of edges.keys()) {
    const cycle = visit(node, []);
    if (cycle) return cycle;
  }
  return null;
};

export const graphOf = (pairs: Iterable<[string, string]>): Map<string, Set<string>> => {
  const edges = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  }
  return edges;
};

/** The names that two of these files declare and export, each with its files. */
export const sharedExports = (files: readonly (readonly [path: string, text: string])[]) => {
  const declared =
    /^export (?:async |abstract )?(?:const|function\*?|class|type|interface) (\w+)/gm;
  const taken = /^export const \{([^}]*)\} =/gm;
  const holders = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    const members = [...text.matchAll(taken)].flatMap(([, list = ""]) => list.split(","));
    const names = members.map((member) => member.split(":").at(-1)?.trim() ?? "");
    for (const [, name = ""] of text.matchAll(declared)) names.push(name);
    for (const name of names.filter(Boolean)) {
      holders.set(name, (holders.get(name) ?? new Set()).add(path));
    }
  }
  return [...holders].flatMap(([name, paths]) => (paths.size > 1 ? [[name, ...paths]] : []));
};
