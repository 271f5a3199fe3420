import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: ["./src/admin/schema.ts", "./src/platform/schema.ts"],
  out: "./migrations/gateway",
});
