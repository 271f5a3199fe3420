/** The version in package.json, whose tag is `v` and it. A deployment's own id says more. */
export const RELEASE = "0.2.0";
