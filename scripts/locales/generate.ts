import { readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "@lucarne/api-client/languages";
import { argumentsOf, expressionOf, keyOf, typeOf } from "./compile.ts";
import type { Texts } from "./files.ts";
import type { Dictionary, Part } from "./parts.ts";

/** A generated module: path from the root → content. */
export type Modules = ReadonlyMap<string, string>;

/** The texts of a part by language. */
export type PartTexts = ReadonlyMap<string, Texts>;

type Tree = { [name: string]: string | Tree };

const HEAD = (part: string): string =>
  `// Written by scripts/locales.ts from locales/${part}. Change the texts there and run it again.\n`;

const within = (prefix: string | undefined, texts: Texts): Texts =>
  prefix === undefined
    ? texts
    : Object.fromEntries(
        Object.entries(texts)
          .filter(([id]) => id.startsWith(`${prefix}.`))
          .map(([id, text]) => [id.slice(prefix.length + 1), text]),
      );

/** Dotted ids as nested objects. Throws when an id is the beginning of another. */
const treeOf = (texts: Texts): Tree => {
  const root: Tree = {};
  for (const [id, text] of Object.entries(texts)) {
    const names = id.split(".");
    const last = names.pop() ?? id;
    let branch = root;
    for (const name of names) {
      const next = (branch[name] ??= {});
      if (typeof next === "string") throw new Error(`${id} begins with the id of another message.`);
      branch = next;
    }
    branch[last] = text;
  }

  return root;
};

const printTree = (tree: Tree, print: (id: string, text: string) => string, start = "", indent = "  "): string =>
  Object.entries(tree)
    .map(([name, value]) => {
      const id = `${start}${name}`;
      if (typeof value === "string") return print(id, value).replaceAll(/^/gm, indent);

      return `${indent}${keyOf(name)}: {\n${printTree(value, print, `${id}.`, `${indent}  `)}${indent}},`;
    })
    .map((lines) => `${lines}\n`)
    .join("");

const lastOf = (id: string): string => keyOf(id.slice(id.lastIndexOf(".") + 1));

const interfaceOf = ({ type, prefix }: Dictionary, english: Texts, notes: Texts): string => {
  const own = within(prefix, notes);
  const fields = printTree(treeOf(english), (id, text) => {
    const note = own[id];

    return `${note ? `/** ${note} */\n` : ""}readonly ${lastOf(id)}: ${typeOf(text)};`;
  });
  // Groups are printed as in a literal; in an interface their comma is a semicolon and they are read-only.
  const members = fields.replaceAll(/^(\s*)(\S+: \{)$/gm, "$1readonly $2").replaceAll(/^(\s*)\},$/gm, "$1};");

  return `export interface ${type} {\n${members}}\n`;
};

const literalOf = (texts: Texts): string =>
  `{\n${printTree(treeOf(texts), (id, text) => `${lastOf(id)}: ${expressionOf(text)},`)}}`;

const loaded = (part: Part, dictionary: Dictionary, texts: PartTexts, notes: Texts): [string, string][] => {
  const { name, type, prefix } = dictionary;
  const modules: [string, string][] = [];
  let formats = false;
  for (const { code, formatLocale } of LANGUAGES) {
    const literal = literalOf(within(prefix, texts.get(code) ?? {}));
    const counts = literal.includes("formats.");
    formats ||= counts;
    modules.push([
      `${code}.ts`,
      [
        HEAD(part.name),
        counts ? `import { formatsOf } from "./formats.ts";\n` : "",
        `import type { ${type} } from "./types.ts";\n\n`,
        counts ? `const formats = formatsOf(${JSON.stringify(formatLocale)});\n\n` : "",
        `export const ${name}: ${type} = ${literal};\n`,
      ].join(""),
    ]);
  }
  const english = within(prefix, texts.get("en") ?? {});
  modules.push(["types.ts", `${HEAD(part.name)}\n${interfaceOf(dictionary, english, notes)}`]);
  const loaders = LANGUAGES.map(({ code }) => `  ${code}: () => import("./${code}.ts"),\n`).sort();
  const codes = LANGUAGES.map(({ code }) => JSON.stringify(code)).sort();
  const loader = `() => Promise<{ readonly ${name}: ${type} }>`;
  modules.push([
    "loaders.ts",
    `${HEAD(part.name)}import type { ${type} } from "./types.ts";\n\nexport const loaders: Readonly<Record<${codes.join(" | ")}, ${loader}>> = {\n${loaders.join("")}};\n`,
  ]);
  if (formats) {
    const source = readFileSync(path.join(import.meta.dirname, "formats.ts"), "utf8");
    modules.push(["formats.ts", `${HEAD(part.name)}\n${source}`]);
  }

  return modules;
};

const together = (part: Part, dictionary: Dictionary, texts: PartTexts, notes: Texts): [string, string][] => {
  const { name, type, prefix, shape } = dictionary;
  const english = within(prefix, texts.get("en") ?? {});
  const codes = LANGUAGES.map(({ code }) => code).sort();
  const all = new Map(codes.map((code) => [code, within(prefix, texts.get(code) ?? {})]));
  const language = codes.map((code) => JSON.stringify(code)).join(" | ");
  if (shape === "by-language") {
    const rows = codes.map((code) => `  ${code}: ${literalOf(all.get(code) ?? {}).replaceAll("\n", "\n  ")},\n`);

    return [
      [
        "index.ts",
        `${HEAD(part.name)}\n${interfaceOf(dictionary, english, notes)}\nexport const ${name}: Readonly<Record<${language}, ${type}>> = {\n${rows.join("")}};\n`,
      ],
    ];
  }
  const rows = Object.keys(english).map((id) => {
    const cells = codes.map((code) => `    ${code}: ${expressionOf(all.get(code)?.[id] ?? "")},\n`);

    return `  ${keyOf(id)}: {\n${cells.join("")}  },\n`;
  });
  const keys = Object.keys(english).map((id) => JSON.stringify(id));

  return [
    [
      "index.ts",
      `${HEAD(part.name)}\nexport type ${type} = Readonly<Record<${keys.join(" | ")}, Readonly<Record<${language}, string>>>>;\n\nexport const ${name}: ${type} = {\n${rows.join("")}};\n`,
    ],
  ];
};

const argumentTypes = (part: Part, { type, prefix }: Dictionary, texts: PartTexts): [string, string][] => {
  const rows = Object.entries(within(prefix, texts.get("en") ?? {})).map(
    ([id, text]) => `  readonly ${JSON.stringify(id)}: ${argumentsOf(text) ?? "undefined"};\n`,
  );

  return [
    [
      "index.ts",
      `${HEAD(part.name)}\n/** The arguments of each text. */\nexport interface ${type} {\n${rows.join("")}}\n`,
    ],
  ];
};

const PRINTERS = {
  loaded,
  "by-language": together,
  "by-message": together,
  arguments: argumentTypes,
};

/**
 * The modules that a part's packages are built from.
 *
 * @param notes id → notes for translators and developers, printed as comments of the types
 */
export const modulesOf = (part: Part, texts: PartTexts, notes: Texts): Modules =>
  new Map(
    part.dictionaries.flatMap((dictionary) => {
      const modules = PRINTERS[dictionary.shape](part, dictionary, texts, notes);

      return modules.map(([file, content]): [string, string] => [path.posix.join(dictionary.out, file), content]);
    }),
  );
