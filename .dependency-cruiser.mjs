/** Which way the arrows run: ui ← configurators ← portal → api-client ← backend. Nothing points back. */
const forbidTo = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

export default {
  forbidden: [
    forbidTo(
      "no-circles",
      "Move the shared part to a module of its own. Between apps, type-only imports may still form a circle.",
      { path: "^apps/" },
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    forbidTo(
      "no-circles-in-packages",
      "Move the shared part to a module of its own. Type-only imports count.",
      { path: "^packages/" },
      { circular: true },
    ),
    forbidTo(
      "ui-knows-nobody",
      "The UI kit could be sold to another company: React and its own tokens only.",
      { path: "^packages/ui/" },
      { path: "^(packages/(?!ui/)|apps/)" },
    ),
    forbidTo(
      "configurators-know-ui-only",
      "Data in, artwork out: no network, no router, no contract.",
      { path: "^packages/configurators/" },
      { path: "^(packages/(?!configurators/|ui/)|apps/)" },
    ),
    forbidTo(
      "portal-art-uses-configurators-only",
      "It draws picture files with the configurators' scenes. Nothing imports it, so nothing ships it.",
      { path: "^packages/portal-art/" },
      { path: "^(packages/(?!portal-art/|configurators/)|apps/)" },
    ),
    forbidTo(
      "nothing-imports-portal-art",
      "Its drawing code must not reach a published package or an app.",
      { pathNot: "^packages/portal-art/" },
      { path: "^packages/portal-art/" },
    ),
    forbidTo(
      "artwork-without-react",
      "Layout and renderers run in the backend too.",
      { path: "^packages/configurators/src/(artwork|render|products)/", pathNot: "\\.(stories|test)\\.tsx?$|/react/" },
      { path: "node_modules/(react|react-dom|@lucarne/ui)/|^packages/ui/" },
    ),
    forbidTo(
      "api-client-knows-nobody",
      "What both sides agree on depends on neither.",
      { path: "^packages/api-client/" },
      { path: "^(packages/(?!api-client/)|apps/)" },
    ),
    forbidTo(
      "backend-knows-the-contract",
      "The backend uses the contract and the artwork renderers, never the kit, the form or the portal.",
      { path: "^apps/backend/" },
      { path: "^(packages/ui/|packages/configurators/src/form/|apps/portal/)" },
    ),
    forbidTo(
      "portal-does-not-import-the-backend",
      "They meet at the contract. Journeys start the backend as a process.",
      { path: "^apps/portal/" },
      { path: "^apps/backend/" },
    ),
    forbidTo(
      "features-apart",
      "No feature imports another feature's inside: shared things move down to a package or to src/app.",
      { path: "^apps/portal/src/features/([^/]+)/" },
      { path: "^apps/portal/src/features/", pathNot: "^apps/portal/src/features/$1/" },
    ),
    forbidTo(
      "shared-below-features",
      "Session and languages stand below the features; only the route table and layouts assemble them.",
      { path: "^apps/portal/src/(session|intl)/" },
      { path: "^apps/portal/src/features/" },
    ),
    forbidTo(
      "no-test-code-in-the-product",
      "What ships does not import tests.",
      { path: "^(packages|apps)/[^/]+/src/", pathNot: "\\.(test|stories)\\.tsx?$|/testing/" },
      { path: "\\.(test|stories)\\.tsx?$|/testing/" },
    ),
    forbidTo(
      "resolves",
      "Every import leads somewhere.",
      { pathNot: "\\.stories\\.tsx$" },
      { couldNotResolve: true, pathNot: "^(virtual:|node:)" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|storybook-static|generated)/|^packages/(ui|configurators)/consumer/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
