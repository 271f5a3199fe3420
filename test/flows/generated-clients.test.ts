import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import {
  FetchingJSONSchemaStore,
  InputData,
  JSONSchemaInput,
  type LanguageName,
  quicktypeMultiFile,
} from "quicktype-core";
import { afterAll, describe, expect, inject, test } from "vitest";
import { projectRoot } from "../../scripts/local/places.ts";
import { read } from "../house/source.ts";
import { merchantOf } from "../support/checkout-client.ts";

/**
 * Types generated from the OpenAPI document create a payment and read it, in languages that we do
 * not write (decision 196). A language that the machine does not have is left out; `.ci/run`
 * installs them all.
 */
const merchant = merchantOf(inject("world"));
const base = `${inject("baseUrls").gateway}/api/v1`;
const scratch = mkdtempSync(join(tmpdir(), "gateway-clients-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const types = ["CreateSession", "CreatedSession", "PaymentSession"];

/** JSON Schema says null among the types; times stay texts, so that no library is needed. */
const asJsonSchema = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(asJsonSchema);
  if (typeof part !== "object" || part === null) return part;
  const { nullable, example: _, format: __, ...rest } = part as Record<string, unknown>;
  const converted = Object.fromEntries(
    Object.entries(rest).map(([name, inner]) => [name, asJsonSchema(inner)]),
  );
  return nullable ? { ...converted, type: [converted.type, "null"] } : converted;
};

const { components } = JSON.parse(read("docs/openapi/merchant.json"));
const schemas = asJsonSchema(components.schemas);

const generate = async (lang: LanguageName, rendererOptions: Record<string, string>) => {
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore());
  for (const name of types) {
    const schema = { $ref: `#/components/schemas/${name}`, components: { schemas } };
    await input.addSource({ name, schema: JSON.stringify(schema) });
  }
  const inputData = new InputData();
  inputData.addInput(input);
  const files = await quicktypeMultiFile({ inputData, lang, rendererOptions });
  // Debian's Jackson declares an IOException more than the generator knows.
  const thrown = /throws JsonProcessingException/g;
  return [...files].map(
    ([name, { lines }]) => [name, lines.join("\n").replace(thrown, "throws IOException")] as const,
  );
};

interface Language {
  lang: LanguageName;
  options: Record<string, string>;
  program: string;
  /** The file of the types; without it each type has its own, in the package. */
  models?: string;
  /** What the machine must have. */
  needs: readonly (readonly string[])[];
  jars?: readonly string[];
  build?: readonly string[];
  run: readonly string[];
}

const jackson = ["annotations", "core", "databind"].map(
  (part) => `/usr/share/java/jackson-${part}.jar`,
);
const classpath = [".", ...jackson].join(":");

const languages: Record<string, Language> = {
  Python: {
    lang: "python",
    options: { "python-version": "3.7" },
    program: "pay.py",
    models: "models.py",
    needs: [["python3", "--version"]],
    run: ["python3", "pay.py"],
  },
  PHP: {
    lang: "php",
    options: {},
    program: "pay.php",
    models: "models.php",
    needs: [["php", "--version"]],
    run: ["php", "pay.php"],
  },
  Java: {
    lang: "java",
    options: { package: "gateway" },
    program: "Pay.java",
    needs: [["javac", "-version"]],
    jars: jackson,
    build: ["javac", "-proc:none", "-d", ".", "-cp", classpath],
    run: ["java", "-XX:TieredStopAtLevel=1", "-cp", classpath, "Pay"],
  },
};

const isHere = ({ needs, jars = [] }: Language): boolean =>
  needs.every(([command = "", ...rest]) => spawnSync(command, rest).status === 0) &&
  jars.every((jar) => existsSync(jar));

describe.each(Object.entries(languages))("%s", (name, language) => {
  test.runIf(isHere(language))("types from the document create a payment and read it", async () => {
    const folder = mkdtempSync(join(scratch, "client-"));
    const files = await generate(language.lang, language.options);
    mkdirSync(join(folder, "gateway"));
    const written = files.map(([file, text]) => {
      const name = language.models ?? `gateway/${basename(file)}`;
      writeFileSync(join(folder, name), text);
      return name;
    });
    const { program } = language;
    copyFileSync(join(projectRoot, "test/guides/clients", program), join(folder, program));
    const run = ([command = "", ...rest]: readonly string[]): string =>
      execFileSync(command, rest, { cwd: folder, encoding: "utf8" });
    if (language.build) run([...language.build, program, ...written]);
    const arguments_ = [base, merchant.api_key, merchant.destination];
    const said = run([...language.run, ...arguments_]).trim();
    expect(said).toBe(`True ${name.toLowerCase()} 1250 PENDING`);
  });
});
