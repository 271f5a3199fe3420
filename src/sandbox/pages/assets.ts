import type { PageAssets } from "../page-models.ts";

export const pageAssets: PageAssets = {};
