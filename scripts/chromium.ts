import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The names and places of Chromium and Chrome on Linux and macOS. The first draws no window and no
 * toolbar of its own: with it the tests take half the time. Older systems have only the second.
 */
const packages = ["chromium-headless-shell", "chromium"];
const names = [...packages, "chromium-browser", "google-chrome-stable", "google-chrome"];
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser for the tests: CHROMIUM_PATH, else an installed one; null if there is none. */
const findChromium = (): string | null => {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : null;
  const folders: string[] = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...applications].find((path) => existsSync(path)) ?? null;
};

/**
 * Finds Chromium, or as root installs Debian's package. Otherwise throws an error that says what to
 * do.
 */
export const ensureChromium = (): string => {
  const found = findChromium() ?? installChromium();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium or Chrome. Install one (Debian and Ubuntu: " +
      "apt-get install chromium-headless-shell), or name it: CHROMIUM_PATH=/path/to/chrome npm test. " +
      "npm run test:quick does without.",
  );
};

const installChromium = (): string | null => {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return null;
  console.log("Installing Chromium for the browser tests…");
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  aptGet("update", "-qq");
  for (const browser of packages) {
    // Without fonts a page shows no text. These cover every script that the pages use.
    aptGet("install", "-y", "-qq", "--no-install-recommends", browser, "fonts-noto-core");
    const found = findChromium();
    if (found) return found;
  }
  return null;
};
