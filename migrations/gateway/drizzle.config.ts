import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: [
    "./src/frame/records/schema.ts",
    "./src/base/platform/schema.ts",
    "./src/base/platform/session-schema.ts",
    "./src/base/platform/tables.ts",
  ],
  out: "./migrations/gateway",
});
