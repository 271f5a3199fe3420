/** The build of a configuration's top level, which is no deployment (docs/decisions/174). */
console.error(
  "The top level of this configuration is no deployment. Name one: wrangler deploy --env NAME",
);
process.exit(1);
