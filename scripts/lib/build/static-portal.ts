// A folder that any host of static files can serve as the portal, for an API on another origin.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@lucarne/api-client/languages";
import { contentSecurityPolicy, pageHeaders } from "../../../apps/backend/src/http/pages/content-security.ts";

/** What only our own server reads, and the packed forms of the two files that are changed here. */
const LEFT_OUT = /^(?:static|preload\.json|(?:index\.html|service-worker\.js)\.(?:br|gz))$/;
const CHARSET = /<meta charset="utf-8"\s*\/?>/;

/** The revision by which the service worker knows the page (apps/portal/build/service-worker.ts). */
const revisionOf = (page: string): string => createHash("sha256").update(page).digest("hex").slice(0, 16);

const replaced = (text: string, old: string, by: string, file: string): string => {
  if (!text.includes(old)) throw new Error(`${file} of the built portal has no ${old}.`);
  return text.replaceAll(old, by);
};

const PARAGRAPH = /<p id="start-failed" hidden[^]*?<\/p>/;

/** The line of a page whose code cannot run, as the build has drawn it in a language. */
const startLine = (dist: string, language: string): string => {
  const drawn: unknown = JSON.parse(readFileSync(path.join(dist, "static", `${language}.json`), "utf8"));
  const lines = typeof drawn === "object" && drawn !== null && "lines" in drawn ? String(drawn.lines) : "";
  const [line] = PARAGRAPH.exec(lines) ?? [];
  if (line === undefined)
    throw new Error(`static/${language}.json of the built portal has no line for a failed start.`);
  return line;
};

/** The line in English, and in each other language for `start-failed.js`, which chooses one. */
const startLines = (dist: string): string =>
  [
    startLine(dist, DEFAULT_LANGUAGE),
    ...LANGUAGES.filter(({ code }) => code !== DEFAULT_LANGUAGE).map(({ code, htmlLang }) =>
      startLine(dist, code).replace('id="start-failed"', `data-start-failed="${code}" lang="${htmlLang}"`),
    ),
  ].join("\n    ");

/** Directives that a page cannot set for itself. */
const inPage = (policy: string): string =>
  policy
    .split("; ")
    .filter((directive) => !directive.startsWith("frame-ancestors"))
    .join("; ");

/**
 * Writes the folder; the portal must be built.
 *
 * @param root the repository
 * @param folder an empty or a new folder
 * @param api the address of the API, such as `https://api.example.com/api`
 */
export const writeStaticPortal = (root: string, folder: string, api: string): void => {
  const { origin, href } = new URL(api);
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  const dist = path.join(root, "apps/portal/dist");
  cpSync(dist, folder, { recursive: true, filter: (file) => !LEFT_OUT.test(path.relative(dist, file)) });

  const policy = contentSecurityPolicy(origin);
  const page = readFileSync(path.join(dist, "index.html"), "utf8");
  if (!CHARSET.test(page)) throw new Error("index.html of the built portal has no charset.");
  if (!PARAGRAPH.test(page)) throw new Error("index.html of the built portal has no line for a failed start.");
  const named = page
    .replace(
      CHARSET,
      (charset) =>
        `${charset}\n    <meta http-equiv="content-security-policy" content="${inPage(policy)}" />\n    <meta name="lucarne-api" content="${href}" />`,
    )
    .replace(PARAGRAPH, () => startLines(dist));
  writeFileSync(path.join(folder, "index.html"), named);
  const worker = readFileSync(path.join(dist, "service-worker.js"), "utf8");
  writeFileSync(
    path.join(folder, "service-worker.js"),
    replaced(worker, revisionOf(page), revisionOf(named), "service-worker.js"),
  );

  const headers = { ...pageHeaders(origin.startsWith("https:")), "content-security-policy": policy };
  const rules = Object.entries({ ...headers, "cache-control": "no-cache" }).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const hashed = "  ! cache-control\n  cache-control: max-age=31536000, immutable";
  writeFileSync(path.join(folder, "_headers"), `/*\n${rules.join("\n")}\n/assets/*\n${hashed}\n`);
  writeFileSync(path.join(folder, "_redirects"), "/* /index.html 200\n");
};
