import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { componentList } from "./component-list.ts";

const source = path.join(path.dirname(import.meta.dirname), "src");
const declaredIn = (file: string) =>
  [...readFileSync(path.join(source, file), "utf8").matchAll(/^(?:export )?(?:interface|type) (\w+)/gm)].map(
    ([, name = ""]) => name,
  );

const parts = componentList();
const declarations = parts.flatMap(({ name, exports }) => exports.map((one) => ({ part: name, ...one })));
const component = (wanted: string) => declarations.find(({ name, kind }) => kind === "component" && name === wanted);
const typeOf = (owner: string, prop: string) => component(owner)?.members.find(({ name }) => name === prop)?.type;

describe("props of a part are listed with real values", () => {
  it.each([
    ["Button", "tone", /"primary".*"negative"/, "a variant of a recipe"],
    ["Heading", "tone", /"muted"/, "the keys of an object"],
    ["Stack", "space", /^PerWidth<.*"gutter".*>$/, "a layout property"],
    ["AlertDialog", "tone", /"negative"/, "a prop of another part"],
    ["BarChart", "series", /ChartSeries/, "an interface that is not exported"],
    ["DataTable", "rows", /Item/, "a generic part"],
    ["SelectField", "label", /^ReactNode$/, "the frame of a field"],
    ["ButtonLink", "asChild", /^boolean$/, "one of two kinds of props"],
  ])("%s: %s (%4$s)", (owner, prop, type) => {
    expect(typeOf(owner, prop)).toMatch(type);
  });

  it("names no type by its kind alone", () => {
    const types = declarations.flatMap(({ members }) => members.map(({ type }) => type));
    expect(types.filter((type) => /^(?:union|enum|any|unknown|)$/.test(type))).toEqual([]);
  });

  it("has the default and the description of each prop that has one in the source", () => {
    expect(component("Button")?.members.find(({ name }) => name === "size")).toMatchObject({
      required: false,
      default: '"standard"',
      description: expect.stringMatching(/\w/) as unknown,
    });
  });
});

describe("each exported type of props belongs to a component", () => {
  const exported = globSync(["components/*/index.ts", "layout/index.ts"], { cwd: source }).flatMap((file) =>
    [...readFileSync(path.join(source, file), "utf8").matchAll(/\b(\w+Props)\b/g)].map(([, name = ""]) => name),
  );

  it.each([...new Set(exported)])("%s", (name) => {
    const owner = declarations.find(({ props }) => props === name);
    expect(owner?.kind).toBe("component");
    expect(owner?.members).not.toEqual([]);
  });
});

describe("a type of the kit that a table of props names is listed", () => {
  const listed = new Set(declarations.map(({ name, props }) => props ?? name));
  const named = new Map(
    declarations.flatMap(({ name: owner, members, type: stands = "" }) =>
      [...members, { name: "itself", type: stands }].flatMap(({ name, type }) =>
        [...type.replace(/"[^"]*"/g, "").matchAll(/\b[A-Z]\w+/g)].map(([used]) => [used, `${owner}.${name}`] as const),
      ),
    ),
  );
  const own = new Set(
    globSync("{components,generated,internal,layout,styles}/**/!(*.test|*.stories).{ts,tsx}", { cwd: source }).flatMap(
      declaredIn,
    ),
  );
  it.each([...named].filter(([used]) => own.has(used)))("%s, of %s", (used) => {
    expect(listed).toContain(used);
  });
});

it("each part has a story, without which Storybook has no page for it", () => {
  expect(parts.filter(({ stories }) => stories.length === 0).map(({ name }) => name)).toEqual([]);
});

it("describes each member, but for what every part takes and the texts, which say what they are", () => {
  const silent = declarations
    .filter(({ name }) => name !== "UiStrings")
    .flatMap(({ name: owner, members }) =>
      members.filter(({ description }) => description === "").map(({ name }) => `${owner}.${name}`),
    );
  expect(silent.filter((name) => !/\.(?:ref|children)$/.test(name))).toEqual([]);
});

it("says of each component what it takes", () => {
  const silent = declarations.filter(
    ({ kind, members, attributesOf }) => kind === "component" && members.length + attributesOf.length === 0,
  );
  // They take nothing.
  expect(silent.map(({ name }) => name)).toEqual(["Announcer", "ToastRegion"]);
});
