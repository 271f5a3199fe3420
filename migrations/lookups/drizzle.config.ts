import { defineConfig } from "drizzle-kit";

// Run from the project's root: drizzle-kit generate --config migrations/lookups/drizzle.config.ts
export default defineConfig({
  dialect: "sqlite",
  schema: ["./src/registry/lookups/schema.ts"],
  out: "./migrations/lookups",
});
