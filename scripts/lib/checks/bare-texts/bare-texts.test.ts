import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openProjects } from "../open-projects.ts";
import { findBareTexts } from "./bare-texts.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "bare-texts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEAD = `
declare namespace JSX {
  interface Element { readonly type: string }
  interface ElementChildrenAttribute { children: unknown }
  interface IntrinsicElements { [name: string]: { children?: Node; key?: string; translate?: "no" } }
}
type Node = JSX.Element | string | number | boolean | null | undefined | readonly Node[];
declare const name: string;
declare const open: boolean;
declare const rows: readonly string[];
declare const FormattedMessage: (props: { id: string }) => JSX.Element;
const Maybe = () => (open ? <b /> : null);
const Label = () => <FormattedMessage id="label" />;
const Frame = ({ icon, children }: { icon?: Node; children?: Node }) => <p>{icon && <i />}{children}</p>;
const Pass = ({ children }: { children?: Node }) => <>{children}</>;
`;

/** The bare texts of an expression, each by its first line. */
const textsOf = (code: string, isOpen = false): string[] => {
  writeFileSync(path.join(folder, "part.tsx"), `${HEAD}\nexport const part = ${code};\n`);
  writeFileSync(
    path.join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { jsx: "preserve", strict: true, lib: ["es5"], skipLibCheck: true, types: [] } }),
  );
  const { files, checker } = openProjects([path.join(folder, "tsconfig.json")]);
  const part = files.filter(({ fileName }) => fileName.endsWith("part.tsx"));
  return findBareTexts(part, checker, () => isOpen).map(({ text }) => text);
};

describe("findBareTexts", () => {
  it.each([
    ["a text behind something that comes and goes", "<p>{open && <b />}{name}</p>", ["{name}"]],
    ["a text before it, which moves with it", "<p>{name}{open && <b />}</p>", ["{name}"]],
    ["a text of JSX", "<p>{open ? <b /> : <i />} text</p>", ["text"]],
    ["a text that comes and goes itself", "<p><b />{open && name}</p>", ["{open && name}"]],
    ["a text instead of an element", "<p><b />{open ? name : <i />}</p>", ["{open ? name : <i />}"]],
    [
      "a message beside a list",
      '<p><FormattedMessage id="a" />{rows.map((row) => <b key={row} />)}</p>',
      ['<FormattedMessage id="a" />'],
    ],
    ["a component that draws a text", "<p><Maybe /><Label /></p>", ["<Label />"]],
    ["a message that goes, also alone in its element", "<p>{open && <Label />}</p>", ["{open && <Label />}"]],
    ["a text that a component draws beside such a thing", "<Frame icon={<b />}>{name}</Frame>", ["{name}"]],
    ["a text in a component without an element", "<p><Maybe /><Pass>{name}</Pass></p>", ["<Pass>{name}</Pass>"]],
  ])("finds %s", (_case, code, found) => {
    expect(textsOf(code)).toEqual(found);
  });

  it.each([
    ["a text with an element of its own", "<p>{open && <b />}<span>{name}</span></p>"],
    ["a text beside elements that stay", "<p><b />{name}</p>"],
    ["a text that is not translated", '<p translate="no">{name}{open && <b />}</p>'],
    ["an only text that changes", "<p>{open ? name : undefined}</p>"],
    ["one text or another", "<p><b />{open ? name : 1}</p>"],
    ["elements that come and go", "<p>{open && <b />}<i />{rows.map((row) => <b key={row} />)}</p>"],
    ["an element that a component draws beside such a thing", "<Frame icon={<b />}><b>{name}</b></Frame>"],
  ])("accepts %s", (_case, code) => {
    expect(textsOf(code)).toEqual([]);
  });

  it("counts what a component is given as text where its callers are not checked", () => {
    expect(textsOf("<Frame icon={<b />} />", true)).toEqual(["{children}"]);
  });
});
