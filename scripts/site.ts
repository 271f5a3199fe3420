import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "./local/places.ts";
import { buildSite } from "./site/build.ts";

/**
 * `npm run docs:build` writes the documentation site to dist/docs, as static files.
 * `npm run docs:serve` builds it and serves it on this machine as Cloudflare would: PORT, by
 * default 8790.
 */
const directory = join(projectRoot, "dist/docs");
const { files, pages } = await buildSite();
rmSync(directory, { recursive: true, force: true });
for (const [path, contents] of files) {
  const file = join(directory, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}
console.log(`${pages.length} pages in dist/docs`);

if (process.argv.includes("--serve")) {
  const wrangler = join(projectRoot, "node_modules/wrangler/bin/wrangler.js");
  const config = join(projectRoot, "scripts/site/wrangler.jsonc");
  const port = process.env.PORT ?? "8790";
  const place = ["--ip", "127.0.0.1", "--port", port, "--show-interactive-dev-session=false"];
  const served = spawn(process.execPath, [wrangler, "dev", "--config", config, ...place], {
    stdio: "inherit",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  served.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}
