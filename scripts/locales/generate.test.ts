import { expect, it } from "vitest";
import { expressionOf, typeOf } from "./compile.ts";
import { formatsOf } from "./formats.ts";
import { modulesOf } from "./generate.ts";

it.each([
  ["Close", "string", '"Close"'],
  ["Remove {name}", "(values: { readonly name: string | number }) => string", "({ name }) => `Remove ${name}`"],
  [
    "Left: {count, number}",
    "(values: { readonly count: number }) => string",
    "({ count }) => `Left: ${formats.number(count)}`",
  ],
  ["A `{a}` \\ $'{'b}", "(values: { readonly a: string | number }) => string", "({ a }) => `A \\`${a}\\` \\\\ \\${b}`"],
])("compiles %s", (text, type, expression) => {
  expect(typeOf(text)).toBe(type);
  expect(expressionOf(text)).toBe(expression);
});

interface Compiled {
  readonly sayWith: (formats: unknown) => (values: { readonly count: number }) => unknown;
}

const isCompiled = (module: unknown): module is Compiled =>
  typeof module === "object" && module !== null && "sayWith" in module && typeof module.sayWith === "function";

it("compiles a plural to the form of each number", async () => {
  const text = "{count, plural, =0 {nic} one {# okno} few {# okna} many {# okien} other {# okna}}";
  expect(typeOf(text)).toBe("(values: { readonly count: number }) => string");
  const module = `export const sayWith = (formats) => ${expressionOf(text)};`;
  const compiled: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`);
  if (!isCompiled(compiled)) throw new Error("The module has no function.");
  const said = [0, 1, 3, 5, 12_345, 1.5].map((count) => compiled.sayWith(formatsOf("pl"))({ count }));
  expect(said).toEqual(["nic", "1 okno", "3 okna", "5 okien", "12\u00A0345 okien", "1,5 okna"]);
});

it.each(["{when, date}", "<b>bold</b>", "{kind, select, a {A} other {B}}"])("does not compile %s", (text) => {
  expect(() => typeOf(text)).toThrow("not compiled");
});

it("nests dotted ids and prints notes as comments", () => {
  const part = {
    name: "sample",
    english: "file" as const,
    users: [],
    dictionaries: [{ prefix: "form", out: "out", name: "words", type: "Words", shape: "loaded" as const }],
  };
  const texts = new Map([["en", { "form.logo.remove": "Remove {name}", "form.title": "Title", other: "Elsewhere" }]]);
  const modules = modulesOf(part, texts, { "form.title": "The head of the form." });
  expect(modules.get("out/types.ts")).toContain(
    [
      "export interface Words {",
      "  readonly logo: {",
      "    readonly remove: (values: { readonly name: string | number }) => string;",
      "  };",
      "  /** The head of the form. */",
      "  readonly title: string;",
      "}",
    ].join("\n"),
  );
  expect(modules.get("out/en.ts")).toContain("  logo: {\n    remove: ({ name }) => `Remove ${name}`,\n  },\n");
  expect(modules.has("out/formats.ts")).toBe(false);
});

it("refuses an id that is the beginning of another", () => {
  const part = {
    name: "sample",
    english: "file" as const,
    users: [],
    dictionaries: [{ out: "out", name: "words", type: "Words", shape: "loaded" as const }],
  };
  const texts = new Map([["en", { logo: "Logo", "logo.remove": "Remove" }]]);
  expect(() => modulesOf(part, texts, {})).toThrow("begins with the id of another message");
});
