/**
 * When the values were stored: far ahead of every real clock, so that no alarm that is put back
 * into an object fires by itself in a test.
 */
export const CAPTURED_AT = Date.UTC(2100, 0, 1, 12);

/** What a deployment with live mode is bound to beside the bindings of wrangler.toml. */
export const live = {
  LIVE_DIRECTORY_URL: "https://directory.example",
  LIVE_RAIL_URL: "https://rail.example",
  LIVE_REGISTRY_KEY: "gk_live_registry",
  LIVE_DIRECTORY_KEY: "gk_live_directory",
  LIVE_RAIL_KEY: "gk_live_rail",
};
