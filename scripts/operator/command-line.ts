import { parseArgs } from "node:util";

export const usage = `npm run operator -- COMMAND NAME [--worker gateway|registry|sandbox]

  add NAME --domain HOST   writes the environment NAME into the worker's wrangler configuration
  deploy NAME              all of the following; a gateway's registry and sandbox come first, if this
                           checkout has them. Repeat it after a failure, and for every new release
    secrets NAME             makes the file of secrets that the upload takes
    upload NAME              creates what the account lacks, applies migrations, uploads the worker
    enrol NAME               approvers; a gateway's test banks, merchants and apps
    pay NAME                 a payment in test mode
    check NAME               compares the environment and this checkout with the account
  deploy NAME --gradual    a new release beside the one that serves, for a share of the requests
  rollback NAME            takes the version of this checkout back, the gateway's first
  bank NAME FILE           opens a live bank, step by step; repeat it
  merchant NAME FILE       opens a live merchant
  reconcile NAME           rebuilds a gateway's lists from its objects, after its database was restored

  --worker                 which worker; a gateway if nothing is said
  --domain HOST            its host name, in a zone of your account
  --registry URL           the registry that a gateway asks
  --sandbox HOST           the simulated world of a gateway's test mode
  --directory URL, --rail URL   those of a gateway's live mode
  --jurisdiction eu|fedramp     where a gateway's data stay; it can never be changed
  --region weur|…          where the database is created, without a jurisdiction
  --key-sha256 HASH        of a key that somebody else made for a world of your sandbox
  --approver NAME=SHA256   for deploy and enrol: the hash of a key that this person made
  --share PERCENT          for deploy --gradual: 10 if nothing is said; 100 ends it
  --version ID             for rollback: the version that this one worker goes back to
  --print                  for deploy and rollback: prints the commands, and changes nothing`;

/** The command and its options; an error says what is not understood. */
export const readCommand = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        worker: { type: "string", default: "gateway" },
        domain: { type: "string" },
        registry: { type: "string" },
        sandbox: { type: "string" },
        directory: { type: "string" },
        rail: { type: "string" },
        jurisdiction: { type: "string" },
        region: { type: "string" },
        "key-sha256": { type: "string" },
        approver: { type: "string", multiple: true, default: [] },
        gradual: { type: "boolean", default: false },
        share: { type: "string" },
        version: { type: "string" },
        print: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
};
