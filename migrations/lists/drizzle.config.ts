import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: ["./src/base/platform/lists-schema.ts", "./src/base/platform/tables.ts"],
  out: "./migrations/lists",
});
