import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { standardHeaders } from "../../src/base/platform/webhook-signature.ts";
import { read } from "../house/source.ts";

/**
 * Every block of docs/verify-webhooks.md runs, in its own language, against what the gateway signs.
 * A language that the machine does not have is left out, and `.ci/run` installs them all.
 */
const page = read("docs/verify-webhooks.md");
const scratch = mkdtempSync(join(tmpdir(), "gateway-languages-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const blockOf = (language: string): string => {
  const blocks = [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gms"))];
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[1] ?? "";
};

/**
 * Reads body and headers from the files of each folder, so that each byte arrives as it is, and
 * prints true or false in a line of its own.
 */
interface Language {
  /** Prints a version if the machine has the language. */
  version: readonly string[];
  file: string;
  /** The program around the block. */
  program(block: string): string;
  /** Prepares the program once. */
  build?: readonly string[];
  run: readonly string[];
}

const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];

const languages: Record<string, Language> = {
  python: {
    version: ["python3", "--version"],
    file: "verify.py",
    program: (block) => `${block}
import sys
for folder in sys.argv[1:]:
    read = lambda name: open(f"{folder}/{name}", "rb").read()
    headers = {name: read(name).decode() for name in ${JSON.stringify(names)}}
    print(str(is_from_gateway(read("body"), headers, read("secret").decode())).lower())
`,
    run: ["python3", "verify.py"],
  },
  php: {
    version: ["php", "--version"],
    file: "verify.php",
    program: (block) => `${block}
foreach (array_slice($argv, 1) as $folder) {
    $read = fn(string $name) => file_get_contents("$folder/$name");
    $headers = [];
    foreach (${JSON.stringify(names)} as $name) $headers[$name] = $read($name);
    echo json_encode(is_from_gateway($read("body"), $headers, $read("secret"))), "\n";
}
`,
    run: ["php", "verify.php"],
  },
  ruby: {
    version: ["ruby", "--version"],
    file: "verify.rb",
    program: (block) => `${block}
ARGV.each do |folder|
  read = ->(name) { File.binread("#{folder}/#{name}") }
  headers = ${JSON.stringify(names)}.to_h { |name| [name, read.(name)] }
  puts from_gateway?(read.("body"), headers, read.("secret"))
end
`,
    run: ["ruby", "verify.rb"],
  },
  go: {
    version: ["go", "version"],
    file: "verify.go",
    program: (block) => `package main
import (
	"fmt"
	"os"
)
${block}
func main() {
	for _, folder := range os.Args[1:] {
		read := func(name string) []byte { text, _ := os.ReadFile(folder + "/" + name); return text }
		headers := http.Header{}
		for _, name := range []string{${names.map((name) => `"${name}"`)}} {
			headers.Set(name, string(read(name)))
		}
		fmt.Println(isFromGateway(read("body"), headers, string(read("secret"))))
	}
}
`,
    build: ["go", "build", "-o", "verify-go", "verify.go"],
    run: ["./verify-go"],
  },
  java: {
    version: ["javac", "-version"],
    file: "Main.java",
    program: (block) => `${block}
class Main {
  static byte[] read(String folder, String name) throws Exception {
    return java.nio.file.Files.readAllBytes(java.nio.file.Path.of(folder, name));
  }
  public static void main(String[] args) throws Exception {
    for (String folder : args) {
      var headers = new java.util.HashMap<String, String>();
      for (String name : new String[] {${names.map((name) => `"${name}"`)}}) {
        headers.put(name, new String(read(folder, name), StandardCharsets.UTF_8));
      }
      String secret = new String(read(folder, "secret"));
      System.out.println(Webhooks.isFromGateway(read(folder, "body"), headers, secret));
    }
  }
}
`,
    build: ["javac", "Main.java"],
    run: ["java", "-XX:TieredStopAtLevel=1", "Main"],
  },
};

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const other = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;
const body = JSON.stringify({
  event: "payment.completed",
  data: { reference: "Zürich ✓ \\u0000" },
});
const signed = (secrets: string[], at = Date.now(), text = body) =>
  standardHeaders("evt_1", text, secrets, at);

interface Delivery {
  headers: Record<string, string>;
  text?: string;
}

const hour = 3_600_000;
const deliveries: readonly [what: string, expected: boolean, delivery: () => Delivery][] = [
  ["as the gateway sends it", true, () => ({ headers: signed([secret]) })],
  ["while the secret is replaced", true, () => ({ headers: signed([other, secret]) })],
  ["signed with another secret", false, () => ({ headers: signed([other]) })],
  ["with another body", false, () => ({ headers: signed([secret]), text: `${body} ` })],
  ["an hour old", false, () => ({ headers: signed([secret], Date.now() - hour) })],
  ["an hour ahead", false, () => ({ headers: signed([secret], Date.now() + hour) })],
  [
    "with a later time that was not signed",
    false,
    () => ({
      headers: {
        ...signed([secret], Date.now() - hour),
        "webhook-timestamp": String(Math.floor(Date.now() / 1_000)),
      },
    }),
  ],
  ["of another event", false, () => ({ headers: { ...signed([secret]), "webhook-id": "evt_2" } })],
  ["without headers", false, () => ({ headers: {} })],
  [
    "with a time that is no number",
    false,
    () => ({ headers: { ...signed([secret]), "webhook-timestamp": "now" } }),
  ],
  [
    "with a signature that is no text of ours",
    false,
    () => ({ headers: { ...signed([secret]), "webhook-signature": "v1,ü v2,x  v1," } }),
  ],
];

test("every language of the page is here", () => {
  const found = [...page.matchAll(/^```(\w+)$/gm)].map(([, language]) => language);
  expect(found).toEqual(Object.keys(languages));
});

const isHere = ({ version: [command = "", ...rest] }: Language): boolean =>
  spawnSync(command, rest).status === 0;

describe.each(Object.entries(languages))("%s", (name, language) => {
  test.runIf(isHere(language))("accepts what the gateway sends, and nothing else", () => {
    const folder = join(scratch, name);
    mkdirSync(folder);
    writeFileSync(join(folder, language.file), language.program(blockOf(name)));
    const run = ([command = "", ...rest]: readonly string[]): string =>
      execFileSync(command, rest, {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, GOCACHE: join(folder, "cache"), GOFLAGS: "-mod=mod" },
      });
    if (language.build) run(language.build);
    const folders = deliveries.map(([, , delivery], place) => {
      const { headers, text = body } = delivery();
      const files = { body: text, secret, ...Object.fromEntries(names.map((key) => [key, ""])) };
      const delivered = join(folder, String(place));
      mkdirSync(delivered);
      for (const [file, content] of Object.entries({ ...files, ...headers })) {
        writeFileSync(join(delivered, file), content);
      }
      return delivered;
    });
    const said = run([...language.run, ...folders])
      .trim()
      .split("\n");
    const answers = deliveries.map(([what], place) => [what, said[place] === "true"]);
    expect(answers).toEqual(deliveries.map(([what, expected]) => [what, expected]));
  });
});
