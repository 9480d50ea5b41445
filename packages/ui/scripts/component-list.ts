import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Guide } from "../src/docs/guide.ts";
import { type Declaration, type Member, readExports } from "../../../scripts/lib/packages/exported-types.ts";

/** One subpath of the package. */
export interface Part {
  readonly name: string;
  readonly import: string;
  readonly guide: Guide | undefined;
  readonly exports: readonly Declaration[];
  readonly stories: readonly string[];
}

const kit = path.dirname(import.meta.dirname);
const source = path.join(kit, "src");

/** Guides by folder name of the part. */
const guides = new Map<string, Guide>();
for (const file of globSync(["src/components/*/*.guide.ts", "src/layout/*.guide.ts"], { cwd: kit })) {
  const { guide } = (await import(pathToFileURL(path.join(kit, file)).href)) as { readonly guide: Guide };
  guides.set(path.basename(path.dirname(file)), guide);
}

const storiesIn = (folder: string): readonly string[] =>
  globSync("*.stories.tsx", { cwd: folder })
    .sort()
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), "utf8").matchAll(/^export const (\w+)/gm)].map(
        ([, story = ""]) => story,
      ),
    );

/** Props types are listed with their component. */
const withoutPropsTypes = (exports: readonly Declaration[]): readonly Declaration[] => {
  const known = new Set(exports.map(({ props }) => props));
  return exports.filter(({ name }) => !known.has(name));
};

/** Every part of the kit with what it exports, its props and stories, by name. */
export const componentList = (): readonly Part[] => {
  const files = ["layout", ...globSync("components/*", { cwd: source }).sort()]
    .map((folder) => path.join(source, folder, "index.ts"))
    .filter((file) => existsSync(file) && path.basename(path.dirname(file)) !== "icons");
  const exported = readExports(kit, files);
  return files.map((file) => {
    const folder = path.dirname(file);
    const name = path.basename(folder);
    return {
      name,
      import: `@lucarne/ui/${name}`,
      guide: guides.get(name),
      exports: withoutPropsTypes(exported.get(file) ?? []),
      stories: storiesIn(folder),
    };
  });
};

/** Whose attributes something takes too, as words. */
const attributesText = (tags: readonly string[]): string =>
  tags.length === 0
    ? ""
    : `the attributes of ${tags.map((tag) => (tag === "element" ? "any element" : `\`<${tag}>\``)).join(" and ")}`;

const propLine = ({ name, required, type, description, default: fallback }: Member) =>
  `  - \`${name}${required ? "" : "?"}: ${type}\`${fallback ? ` = ${fallback}` : ""}${description ? ` – ${description}` : ""}`;

const exportLine = ({ name, kind, props, description, attributesOf, type }: Declaration) => {
  const more = [
    props === undefined ? "" : `props: \`${props}\``,
    attributesOf.length > 0 ? `also ${attributesText(attributesOf)}` : "",
    type ? `\`${type}\`` : "",
  ].filter(Boolean);
  return `- ${kind} \`${name}\`${description ? `: ${description}` : ""}${more.length > 0 ? ` (${more.join("; ")})` : ""}`;
};

/** What of the README is for those who use the kit. */
export const forUsers = (readme: string): string => {
  const [users = "", forContributors] = readme.split("\n## Work on it\n");
  if (forContributors === undefined) throw new Error("The README has no section for contributors to leave out");
  return users.trimEnd();
};

/** The list as text for readers who are programs: what each part is for, how it is imported, its props. */
export const llmsText = (introduction: string, parts: readonly Part[]): string => {
  const sections = parts.map(({ import: from, guide, exports, stories }) => {
    const lines = exports.map((declaration) =>
      [exportLine(declaration), ...declaration.members.map(propLine)].join("\n"),
    );
    const guidance = guide
      ? [
          ...(guide.alsoKnownAs ? [`Also known as: ${guide.alsoKnownAs.join(", ")}`] : []),
          `For: ${guide.use}`,
          `Not for: ${guide.avoid}`,
          ...guide.accessibility.map((sentence) => `Accessibility: ${sentence}`),
          ...(guide.keys ?? []).map(([key, does]) => `Key ${key}: ${does}`),
          ...(guide.states ?? []).map(([selector, meaning]) => `State ${selector}: ${meaning}`),
        ]
      : [];
    return [`## ${from}`, ...guidance, ...lines, stories.length > 0 ? `Stories: ${stories.join(", ")}` : ""]
      .filter(Boolean)
      .join("\n");
  });
  return `${introduction.trim()}\n\n${sections.join("\n\n")}\n`;
};
