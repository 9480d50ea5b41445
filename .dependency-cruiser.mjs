// @ts-check
import { readdirSync } from "node:fs";

/**
 * Which way imports go: ui ← configurators ← portal → api-client ← backend, never back.
 * @param {string} name
 * @param {string} comment
 * @param {import("dependency-cruiser").IRegularForbiddenRuleType["from"]} from
 * @param {import("dependency-cruiser").IRegularForbiddenRuleType["to"]} to
 * @returns {import("dependency-cruiser").IRegularForbiddenRuleType}
 */
const forbidTo = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const BACKEND = "^apps/backend/src/";
/** Product code only: tests may import from any layer. */
const NOT_TESTS = "\\.test\\.ts$|/testing/";

/**
 * The layers of the backend, top first. A layer imports only layers below it; type imports count.
 *
 * - `runtime/` builds the program: settings, start and stop, the worker, the server with all handlers.
 * - `operator/` and `demo/` use the areas from outside, as an operator or the seed.
 * - `areas/` holds the product: handlers, commands, queries, rules.
 * - `http/` is transport; it gets handlers and the lookup of tokens from `runtime/`.
 * - `app.ts` is what a command or handler may use (database, clock, outbox, files, log).
 * - `files/` stores uploads, `ledger/` moves points.
 * - `print/` lays out and draws print files.
 * - `db/` is the client, schema, migrations and clock.
 * - `kernel/` and `texts/` import nothing of the rest.
 */
const LAYERS = [
  "(main\\.ts$|runtime/)",
  "(operator/|demo/)",
  "areas/",
  "http/",
  "app\\.ts$",
  "(files/|ledger/)",
  "print/",
  "db/",
  "(kernel/|texts/)",
];

/**
 * The areas of the backend: each imports only areas after it, so that no two import each other. Areas in one line import none
 * of each other.
 */
const AREAS = [
  ["login", "registration", "team", "review"],
  ["account", "scans"],
  ["orders"],
  ["card"],
  ["company"],
  ["projects", "session", "support"],
  ["config", "content", "files", "notifications", "outbox", "places", "points", "rewards", "shop", "survey", "tiers"],
];
const areaNames = readdirSync("apps/backend/src/areas", { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
for (const area of areaNames)
  if (!AREAS.flat().includes(area))
    throw new Error(`AREAS in .dependency-cruiser.mjs has no row for the area ${area}.`);

const areaRules = AREAS.flatMap((row, index) => {
  const above = AREAS.slice(0, index + 1).flat();
  return row.map((area) =>
    forbidTo(
      `area-${area}-knows-lower-areas`,
      "An area knows only the areas after it in AREAS. What two of them share moves to a lower one.",
      { path: `${BACKEND}areas/${area}/`, pathNot: NOT_TESTS },
      { path: `${BACKEND}areas/(${above.filter((other) => other !== area).join("|")})/` },
    ),
  );
});

const backendRules = [
  ...areaRules,
  ...LAYERS.slice(1).map((layer, index) =>
    forbidTo(
      `backend-layer-${index + 2}`,
      "A layer of the backend imports only the layers below it (see LAYERS).",
      { path: `${BACKEND}${layer}`, pathNot: NOT_TESTS },
      { path: `${BACKEND}(${LAYERS.slice(0, index + 1).join("|")})` },
    ),
  ),
  forbidTo(
    "area-entrance",
    "Other areas, the operator and the demo use an area's commands, queries and rules only.",
    { path: `${BACKEND}(areas/([^/]+)/|operator/|demo/)`, pathNot: NOT_TESTS },
    { path: `${BACKEND}areas/`, pathNot: `${BACKEND}areas/($2/|[^/]+/(commands|queries|rules)/)` },
  ),
  forbidTo(
    "area-rules-are-pure",
    "Rules are tables and functions without a database: they can be tested alone and used by every side.",
    { path: `${BACKEND}areas/[^/]+/rules/`, pathNot: NOT_TESTS },
    {
      path: `${BACKEND}(db/client|app|http/|ledger/|files/|areas/[^/]+/(commands|queries)/)|node_modules/drizzle-orm/`,
    },
  ),
  forbidTo(
    "http-only-in-handlers",
    "Commands and queries do not know the transport: only an area's handlers import http/.",
    { path: `${BACKEND}areas/`, pathNot: `${NOT_TESTS}|handlers\\.ts$` },
    { path: `${BACKEND}http/` },
  ),
  forbidTo(
    "ledger-throws-its-own-errors",
    "The ledger throws LedgerError; the HTTP layer turns it into a problem.",
    { path: `${BACKEND}ledger/`, pathNot: NOT_TESTS },
    { path: `${BACKEND}kernel/problem\\.ts$` },
  ),
  forbidTo(
    "ledger-and-files-apart",
    "Points and uploads have nothing in common.",
    { path: `${BACKEND}(ledger|files)/`, pathNot: NOT_TESTS },
    { path: `${BACKEND}(ledger|files)/`, pathNot: `${BACKEND}$1/` },
  ),
  forbidTo(
    "backend-no-circles",
    "Split the shared part out. Type imports count.",
    { path: BACKEND },
    { circular: true },
  ),
];

/** @type {import("dependency-cruiser").IConfiguration} */
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
      "contract-knows-api-client-only",
      "It reads any bundled contract and needs no server.",
      { path: "^packages/contract/" },
      { path: "^(packages/(?!contract/|api-client/)|apps/)" },
    ),
    forbidTo(
      "conformance-knows-the-contract-only",
      "It checks any server, so it uses nothing of ours.",
      { path: "^packages/conformance/", pathNot: NOT_TESTS },
      { path: "^(packages/(?!conformance/|contract/|api-client/)|apps/)" },
    ),
    forbidTo(
      "backend-knows-the-contract",
      "The backend uses the contract and the artwork renderers, never the kit, the form or the portal.",
      { path: "^apps/backend/" },
      { path: "^(packages/ui/|packages/configurators/src/form/|apps/portal/)" },
    ),
    ...backendRules,
    forbidTo(
      "portal-does-not-import-the-backend",
      "They meet at the contract. Journeys start the backend as a process.",
      { path: "^apps/portal/" },
      { path: "^apps/backend/" },
    ),
    forbidTo(
      "portal-no-circles",
      "In the portal type imports count too: what two modules share moves to a third.",
      { path: "^apps/portal/" },
      { circular: true },
    ),
    forbidTo(
      "portal-features-below-app",
      "The portal's layers are app, features, shared, platform; each imports only those below it.",
      { path: "^apps/portal/src/features/" },
      { path: "^apps/portal/src/app/" },
    ),
    forbidTo(
      "portal-features-apart",
      "A feature does not import another feature. What two of them need moves to src/shared or a package.",
      { path: "^apps/portal/src/features/([^/]+)/" },
      { path: "^apps/portal/src/features/", pathNot: "^apps/portal/src/features/$1/" },
    ),
    forbidTo(
      "portal-shared-below-features",
      "Patterns in src/shared know no feature and no route.",
      { path: "^apps/portal/src/shared/" },
      { path: "^apps/portal/src/(app|features)/" },
    ),
    forbidTo(
      "portal-platform-lowest",
      "Session, languages, storage and log know nothing of the pages.",
      { path: "^apps/portal/src/platform/" },
      { path: "^apps/portal/src/(app|features|shared)/" },
    ),
    forbidTo(
      "portal-session-below-intl",
      "The account keeps the language, so intl imports the session. The session is given the language at the start.",
      { path: "^apps/portal/src/platform/session/" },
      { path: "^apps/portal/src/platform/intl/" },
    ),
    forbidTo(
      "portal-storage-and-log-lowest",
      "Storage and log import nothing of the portal.",
      { path: "^apps/portal/src/platform/(storage|log)/" },
      { path: "^apps/portal/src/", pathNot: "^apps/portal/src/platform/(storage|log)/" },
    ),
    forbidTo(
      "portal-layers-only",
      "Every module of the portal that ships belongs to one of the four layers or to the service worker.",
      { path: "^apps/portal/src/", pathNot: "\\.(test|stories)\\.tsx?$|/testing/" },
      { path: "^apps/portal/src/(?!(app|features|shared|platform|worker)/)" },
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
    exclude: { path: "(^|/)(dist|storybook-static|generated)/|^packages/(ui|configurators|conformance)/consumer/" },
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
