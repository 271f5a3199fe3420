import { assetsBelow, sharedStyles } from "../../pages/assets.ts";
import type { RegistryEnv } from "../environment.ts";
import sheet from "./registry.css";

const assets = assetsBelow("/identity/assets", { "registry.css": sheet });

export const assetRoutes = assets.routes<RegistryEnv>();

export const styles = [...sharedStyles, "registry.css"].map(assets.pathOf);
