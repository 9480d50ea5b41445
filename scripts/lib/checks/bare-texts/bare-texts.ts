// Finds bare texts of JSX whose siblings are added or removed. Translators of browsers put elements in the place of text
// nodes; React then fails to insert before such a text or to remove it (LANG-14). An element of its own protects a text.
import ts from "typescript-compiler";
import { DRAWN, SLOT, TEXT, VARIES } from "./kinds.ts";
import { createReader } from "./reader.ts";
import { childrenOf, type FunctionNode, isHost, isSpace, valuesOf } from "./syntax.ts";

type BareText = { file: string; line: number; text: string };

/** What no translator changes. */
const isKept = (node: ts.Node): boolean =>
  ts.isJsxElement(node) &&
  node.openingElement.attributes.properties.some((one) => one.getText(one.getSourceFile()) === 'translate="no"');

/**
 * The bare texts of files beside something that is added or removed, also by way of a component that draws what it is
 * given beside such a thing.
 * @param isOpen whether a file's components have callers that are not checked: what they are given counts as text
 */
export const findBareTexts = (
  files: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
  isOpen: (file: string) => boolean = () => false,
): BareText[] => {
  const reader = createReader(checker);
  const found = new Map<ts.Node, BareText>();
  const report = (file: ts.SourceFile, node: ts.Node): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const [text = ""] = node.getText(file).trim().split("\n");
    found.set(node, { file: file.fileName, line: line + 1, text });
  };
  /** Props of components that are drawn beside something that is added or removed. */
  const exposed = new Map<FunctionNode, Set<string>>();
  let grew = true;
  const expose = (node: ts.Node): void => {
    for (const { component, prop } of reader.slotsOf(node)) {
      const props = exposed.get(component) ?? new Set<string>();
      if (props.has(prop)) continue;
      grew = true;
      exposed.set(component, props.add(prop));
    }
  };
  const judge = (file: ts.SourceFile, node: ts.Node): void => {
    const kind = reader.of(node);
    if (kind & TEXT || (kind & SLOT && isOpen(file.fileName))) report(file, node);
    else if (kind & SLOT) expose(node);
  };

  const judgeSiblings = (file: ts.SourceFile, parent: ts.JsxElement | ts.JsxFragment): void => {
    const children = childrenOf(parent).filter((child) => !isSpace(child));
    const kinds = children.map((child) => reader.of(child));
    for (const [index, child] of children.entries()) {
      const own = kinds[index] ?? 0;
      const hasNode = children.length > 1 || own & DRAWN;
      const comesAndGoes = hasNode && own & VARIES && !(own & SLOT);
      if (comesAndGoes || kinds.some((kind, other) => other !== index && kind & VARIES)) judge(file, child);
    }
  };

  const judgeProps = (file: ts.SourceFile, element: ts.JsxElement | ts.JsxSelfClosingElement): void => {
    const tag = (ts.isJsxElement(element) ? element.openingElement : element).tagName;
    const component = isHost(tag) ? undefined : reader.functionOf(tag);
    const props = component && exposed.get(component);
    for (const prop of props ?? []) for (const value of valuesOf(element, prop)) judge(file, value);
  };

  const visit = (file: ts.SourceFile, node: ts.Node): void => {
    if (isKept(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) judgeSiblings(file, node);
    if (exposed.size > 0 && (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))) judgeProps(file, node);
    ts.forEachChild(node, (child) => visit(file, child));
  };
  while (grew) {
    grew = false;
    for (const file of files) visit(file, file);
  }
  return [...found.values()];
};
