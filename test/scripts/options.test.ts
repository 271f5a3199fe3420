import { describe, expect, test } from "vitest";
import { readOptions } from "../../scripts/local/options.ts";

describe("npm start", () => {
  test("without options starts one operator's world on the default ports", () => {
    expect(readOptions([], {})).toEqual({
      ...{ portBase: 8787, operators: ["local"], stateDir: ".local" },
      ...{ limits: "local", clock: false, inspect: false, bundlesDir: null, hosts: {}, banks: [] },
    });
  });

  test("accepts every option", () => {
    const HOSTS = "live-bank.example=http://127.0.0.1:9909 b.example=http://127.0.0.1:1";
    const bank = "mine=http://127.0.0.1:9999/core,DE**12345678";
    const world = ["--limits", "contract", "--clock", "--inspect", "--operators", "acme,globex-2"];
    const args = [...world, "--bank", bank];
    const env = { PORT_BASE: "9900", STATE_DIR: "/state", BUNDLES_DIR: "/bundles", HOSTS };
    expect(readOptions(args, env)).toEqual({
      ...{ portBase: 9_900, operators: ["acme", "globex-2"], stateDir: "/state" },
      ...{ limits: "contract", clock: true, inspect: true, bundlesDir: "/bundles" },
      hosts: { "live-bank.example": "http://127.0.0.1:9909", "b.example": "http://127.0.0.1:1" },
      banks: [
        {
          bank_handle: "mine",
          core_base_url: "http://127.0.0.1:9999/core",
          iban_prefixes: ["DE**12345678"],
        },
      ],
    });
  });

  const eleven = Array.from({ length: 11 }, (_, place) => `bank-${place}`).join(",");
  test.each([
    [["--speed"], {}, "Unknown option '--speed'"],
    [["now"], {}, "Unexpected argument 'now'"],
    [["--limits", "none"], {}, '--limits takes one value, "contract", not "none"'],
    [["--operators", "Acme,globex"], {}, 'not "Acme"'],
    [["--operators", "acme-,globex"], {}, 'not "acme-"'],
    [["--operators", `${"a".repeat(41)}`], {}, "--operators takes names of small letters"],
    [["--operators", ""], {}, 'not ""'],
    [["--operators", "acme,globex,acme"], {}, "--operators names each operator once"],
    [["--operators", eleven], {}, "and at most 10 of them"],
    [["--bank", "mine"], {}, 'not "mine"'],
    [["--bank", "mine=https://core.bank.example"], {}, "--bank takes name=http://127.0.0.1:port"],
    [["--bank", "alpha=http://127.0.0.1:1"], {}, "with another name than alpha"],
    [
      ["--bank", "mine=http://127.0.0.1:1", "--bank", "mine=http://127.0.0.1:2"],
      {},
      "--bank names each bank once",
    ],
    [[], { PORT_BASE: "80" }, "PORT_BASE must be a whole number from 1024 to 65000"],
    [[], { PORT_BASE: "65001" }, 'not "65001"'],
    [[], { PORT_BASE: "9900.5" }, 'not "9900.5"'],
    [[], { HOSTS: "live-bank.example" }, 'not "live-bank.example"'],
    [[], { HOSTS: "a.example=http://10.0.0.1:80" }, "HOSTS takes name=http://127.0.0.1:port"],
  ])("%j %j says: %s", (args, env, sentence) => {
    expect(() => readOptions(args, env)).toThrow(sentence);
  });
});
