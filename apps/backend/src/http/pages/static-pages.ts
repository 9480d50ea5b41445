import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** The address of a picture; its characters need no escape in HTML. */
const PICTURE = /^[\w./-]+\.(?:svg|avif|webp|png|jpe?g)$/;

/** What a page shows before any script runs. */
export type StaticPage = {
  /** The title of the browser's tab. */
  title: string;
  html: string;
  /** The hashes of its style attributes, for the content security policy. */
  styles: string[];
  /** The page whose first view this is; absent for the frame of a signed-in page. */
  page?: string;
  /** The same with a picture whose address is in place of `slot`. */
  withPicture?: { html: string; slot: string };
};

/**
 * The page with the picture that the visitor's browser has shown at the last visit.
 * @param address as a cookie names it
 * @param files of the portal; only a picture among them is shown, so that the number of pages stays limited
 */
export const withLastPicture = (
  page: StaticPage,
  address: string | undefined,
  files: ReadonlySet<string>,
): StaticPage | undefined => {
  if (!page.withPicture || address === undefined || !files.has(address) || !PICTURE.test(address)) return undefined;
  const { html, slot } = page.withPicture;
  return { ...page, html: html.replaceAll(slot, () => address) };
};

/** `dist/static/<language>.json`, written by the portal's build. */
type LanguagePages = {
  /** The elements of a page whose code cannot run. */
  lines: string;
  /** By the patterns of the routes. */
  pages: Partial<Record<string, StaticPage>>;
};

/** The static pages by language. */
export type StaticPages = ReadonlyMap<string, LanguagePages>;

/** Reads the static pages of a built portal; none where the build has made none. */
export const readStaticPages = async (dist: string): Promise<StaticPages> => {
  const folder = path.join(dist, "static");
  const files = await readdir(folder).catch(() => []);
  const read = async (file: string): Promise<[string, LanguagePages]> => [
    path.parse(file).name,
    JSON.parse(await readFile(path.join(folder, file), "utf8")),
  ];
  return new Map(await Promise.all(files.filter((file) => file.endsWith(".json")).map(read)));
};
