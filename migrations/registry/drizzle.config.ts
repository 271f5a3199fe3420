import { defineConfig } from "drizzle-kit";

// Run from the project's root: drizzle-kit generate --config migrations/registry/drizzle.config.ts
export default defineConfig({
  dialect: "sqlite",
  schema: [
    "./src/frame/records/schema.ts",
    "./src/registry/schema.ts",
  ],
  out: "./migrations/registry",
});
