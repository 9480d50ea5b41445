import path from "node:path";

export const root = path.dirname(path.dirname(import.meta.dirname));
export const OPENAPI = path.join(root, "openapi");
export const DIST = path.join(OPENAPI, "dist");
export const GENERATED = path.join(root, "packages", "api-client", "src", "generated");

/** The two contracts: the portal's calls and the operator side. `types` is the name of the generated file. */
export const DOCUMENTS = [
  { name: "openapi", types: "schema" },
  { name: "operator", types: "operator" },
];
