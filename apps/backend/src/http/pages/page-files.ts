import type { Language, LanguageCode } from "@lucarne/api-client/languages";

import type { StaticPage } from "./static-pages.ts";

/** `dist/preload.json`, written by the portal's build: the files that each route needs besides the entry's. */
export type PreloadTable = {
  /** In the router's order: the first matching pattern counts; `*` is the 404 page. */
  routes: {
    pattern: string;
    frame: "anonymous" | "signed-in" | "open" | "either";
    words: string[];
    files: string[];
  }[];
  /** The files of a language's message groups, which routes name in `words`. */
  languages: Partial<Record<LanguageCode, Readonly<Record<string, string[]>>>>;
  /** Font files of the first screen, for all languages or by language. */
  fonts: string[] | Partial<Record<LanguageCode, string[]>>;
};

/** The route of a path. */
export type PageRoute = {
  pattern: string;
  signedIn: boolean;
  words: readonly string[];
  files: readonly string[];
  known: boolean;
};

const fits = (pattern: string, path: string): boolean => {
  // The portal's router ignores letter case too.
  const expected = pattern.toLowerCase().split("/").filter(Boolean);
  const given = path.toLowerCase().split("/").filter(Boolean);
  if (expected.at(-1) !== "*" && expected.length !== given.length) return false;
  return expected.every(
    (part, at) => part === "*" || (part.startsWith(":") && given[at] !== undefined) || part === given[at],
  );
};

/** Finds a path's route. Without a table every path is a page of the portal. */
export const routeOf = (table: PreloadTable | undefined, path: string): PageRoute => {
  if (!table || table.routes.length === 0) return { pattern: "*", signedIn: false, words: [], files: [], known: true };
  const route = table.routes.find(({ pattern }) => fits(pattern, path));
  if (!route) return { pattern: "*", signedIn: false, words: [], files: [], known: false };
  const { pattern, frame, words, files } = route;
  return { pattern, signedIn: frame === "signed-in", words, files, known: pattern !== "*" && pattern !== "/*" };
};

const fontsOf = ({ fonts }: PreloadTable, language: LanguageCode): readonly string[] =>
  Array.isArray(fonts) ? fonts : (fonts[language] ?? []);

/** All files for one route in one language: fonts, styles and modules. */
export const filesFor = (table: PreloadTable | undefined, route: PageRoute, language: LanguageCode): string[] => {
  if (!table) return [];
  const messages = route.words.flatMap((group) => table.languages[language]?.[group] ?? []);
  return [...new Set([...fontsOf(table, language), ...route.files, ...messages])];
};

const linkFor = (href: string): string => {
  switch (href.slice(href.lastIndexOf(".") + 1)) {
    case "css":
      return `<link rel="stylesheet" crossorigin href="${href}">`;
    case "woff2":
      return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
    case "json":
      return `<link rel="preload" as="fetch" type="application/json" crossorigin href="${href}">`;
    default:
      return `<link rel="modulepreload" crossorigin href="${href}">`;
  }
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const hrefOf = (file: string): string => escaped(file.startsWith("/") ? file : `/${file}`);

/** The lines of `index.html` for a page whose code cannot run. */
const START_LINES = /<p id="start-failed"[^]*?<\/noscript>/;

/** What the build has drawn for a page, in its language. */
type StaticParts = { lines?: string | undefined; shown?: StaticPage | undefined };

const ROOT = '<div id="root"></div>';

/** A link to a style sheet as `linkFor` and the portal's build write it. */
const STYLE_LINK = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;

/** A page with the texts of the styles and scripts in it, which the content security policy must allow. */
export type PageSource = { html: string; styles: readonly string[]; scripts: readonly string[] };

/** Puts the script into a page that keeps presses: as a file it would come late, or hold up what the page shows. */
export const inlineScript = (page: PageSource, script: string): PageSource => ({
  ...page,
  html: page.html.replace("</head>", () => `    <script>${script}</script>\n  </head>`),
  scripts: [...page.scripts, script],
});

/**
 * Puts style sheets into a page, so that it is shown without another request. Their links stay and load nothing: the
 * portal's loader looks for them, and would load the files again.
 */
export const inlineStyles = (page: PageSource, texts: ReadonlyMap<string, string>): PageSource => {
  const styles = [...page.styles];
  const html = page.html.replace(STYLE_LINK, (link, href: string) => {
    const text = texts.get(href);
    if (text === undefined) return link;
    styles.push(text);
    return `<style>${text}</style>${link.replace(/>$/, ' media="not all" disabled>')}`;
  });
  return { ...page, html, styles };
};

/** Gives code a low priority, so that the font and the pictures of a page that is shown without code come first. */
export const loadCodeLast = (page: PageSource): PageSource => ({
  ...page,
  html: page.html.replace(/<(?:script type="module"|link rel="modulepreload") /g, '$&fetchpriority="low" '),
});

/** What is typed and pressed before the portal's code runs is kept (PERF-12). */
const rootWith = ({ html, page = "" }: StaticPage, language: LanguageCode): string =>
  `<div id="root" data-page="${escaped(page)}" data-language="${language}">${html}</div>`;

/**
 * Lists every file of the page in its head, so that the browser requests them all at once, and sets the document's
 * language and what it shows before any script runs.
 */
export const renderPage = (
  template: string,
  files: readonly string[],
  { code, htmlLang }: Pick<Language, "code" | "htmlLang">,
  { lines, shown }: StaticParts = {},
): string => {
  const links = files
    .map(hrefOf)
    .filter((href) => !template.includes(`"${href}"`))
    .map((href) => `    ${linkFor(href)}\n`);
  const page = template
    .replace(START_LINES, (english) => lines ?? english)
    .replace(/<html([^>]*?) lang="[^"]*"/, (_match, before: string) => `<html${before} lang="${escaped(htmlLang)}"`)
    .replace("</head>", () => `${links.join("")}</head>`);
  if (!shown) return page;
  return page
    .replace(/<title>[^<]*</, () => `<title>${escaped(shown.title)}<`)
    .replace(ROOT, () => rootWith(shown, code));
};
