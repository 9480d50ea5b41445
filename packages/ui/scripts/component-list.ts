import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Guide } from "../src/docs/guide.ts";
import { type Declaration, declarationsOf, type Member } from "./lib-declarations.ts";

/** One subpath of the package. */
export interface Part {
  readonly name: string;
  readonly import: string;
  readonly guide: Guide | undefined;
  readonly exports: readonly Declaration[];
  readonly stories: readonly string[];
}

const kit = path.dirname(import.meta.dirname);

/** Guides by folder name of the part. */
const guides = new Map<string, Guide>();
for (const file of globSync(["src/components/*/*.guide.ts", "src/layout/*.guide.ts"], { cwd: kit })) {
  const { guide } = (await import(pathToFileURL(path.join(kit, file)).href)) as { readonly guide: Guide };
  guides.set(path.basename(path.dirname(file)), guide);
}

/** Values of a recipe's variants, from its compiled type: `{ size: ["standard", "compact"] }`. */
const variantsOf = (folder: string): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const file of globSync("*.css.d.ts", { cwd: path.join(kit, "dist", folder) })) {
    const text = readFileSync(path.join(kit, "dist", folder, file), "utf8");
    for (const [, group = "", body = ""] of text.matchAll(/(\w+): \{\s*((?:"?[\w-]+"?: string;\s*)+)\}/g)) {
      found.set(
        group,
        [...body.matchAll(/"?([\w-]+)"?: string;/g)].map(([, name = ""]) => name),
      );
    }
  }
  return found;
};

const withValues = (member: Member, variants: ReadonlyMap<string, readonly string[]>): Member => {
  const group = /^\w*Variants\["(\w+)"\](?: \| undefined)?$/.exec(member.type)?.[1];
  const values = group === undefined ? undefined : variants.get(group);
  if (!values) return member;
  const type = values.every((value) => value === "true" || value === "false")
    ? "boolean"
    : values.map((value) => `"${value}"`).join(" | ");
  return { ...member, type };
};

const partOf = (folder: string, name: string): Part => {
  const variants = variantsOf(folder);
  const source = path.join(kit, "src", folder);
  const index = readFileSync(path.join(source, "index.ts"), "utf8");
  const wanted: { name: string; file: string }[] = [];
  for (const [, names = "", file = ""] of index.matchAll(/export \{([^}]+)\} from "(\.\/[^"]+)"/g)) {
    for (const exported of names.split(",")) wanted.push({ name: exported.replace(/^\s*type\s+/, "").trim(), file });
  }
  for (const [, file = ""] of index.matchAll(/export \* from "(\.\/[^"]+)"/g)) {
    for (const { name: exported } of declarationsOf(path.join(source, file))) wanted.push({ name: exported, file });
  }
  const files = new Map(
    [...new Set(wanted.map(({ file }) => file))].map((file) => [file, declarationsOf(path.join(source, file))]),
  );
  const exports = wanted.flatMap((entry) => {
    const declaration = files.get(entry.file)?.find((candidate) => candidate.name === entry.name);
    return declaration
      ? [{ ...declaration, members: declaration.members.map((member) => withValues(member, variants)) }]
      : [];
  });
  const stories = globSync("*.stories.tsx", { cwd: source })
    .sort()
    .flatMap((file) =>
      [...readFileSync(path.join(source, file), "utf8").matchAll(/^export const (\w+)/gm)].map(
        ([, story = ""]) => story,
      ),
    );
  return { name, import: `@lucarne/ui/${name}`, guide: guides.get(name), exports, stories };
};

/** Every part of the kit with what it exports, its props and stories, by name. */
export const componentList = (): Part[] => {
  const folders = globSync("src/components/*/index.ts", { cwd: kit })
    .map((file) => path.basename(path.dirname(file)))
    .filter((name) => name !== "icons")
    .sort();
  const parts = folders.map((name) => partOf(path.join("components", name), name));
  return existsSync(path.join(kit, "src/layout/index.ts")) ? [partOf("layout", "layout"), ...parts] : parts;
};

const propLine = ({ name, required, type, description, default: fallback }: Member) =>
  `  - \`${name}${required ? "" : "?"}: ${type}\`${fallback ? ` = ${fallback}` : ""}${description ? ` – ${description}` : ""}`;

/** What of the README is for those who use the kit. */
export const forUsers = (readme: string): string => {
  const [users = "", forContributors] = readme.split("\n## Work on it\n");
  if (forContributors === undefined) throw new Error("The README has no section for contributors to leave out");
  return users.trimEnd();
};

/** The list as text for readers who are programs: what each part is for, how it is imported, its props. */
export const llmsText = (introduction: string, parts: readonly Part[]): string => {
  const sections = parts.map(({ import: from, guide, exports, stories }) => {
    const lines = exports.map(({ name, kind, description, extends: bases, members }) =>
      [
        `- ${kind} \`${name}\`${description ? `: ${description}` : ""}${bases.length > 0 ? ` (${kind === "type" && members.length === 0 ? bases.join(", ") : `extends ${bases.join(", ")}`})` : ""}`,
        ...members.map(propLine),
      ].join("\n"),
    );
    const guidance = guide
      ? [
          `For: ${guide.use}`,
          `Not for: ${guide.avoid}`,
          ...(guide.keys ?? []).map(([key, does]) => `Key ${key}: ${does}`),
        ]
      : [];
    return [`## ${from}`, ...guidance, ...lines, stories.length > 0 ? `Stories: ${stories.join(", ")}` : ""]
      .filter(Boolean)
      .join("\n");
  });
  return `${introduction.trim()}\n\n${sections.join("\n\n")}\n`;
};
