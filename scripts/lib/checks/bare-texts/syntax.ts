import ts from "typescript-compiler";

export type JsxNode = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;
export type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

export const isJsx = (node: ts.Node): node is JsxNode =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
export const childrenOf = (node: JsxNode): ts.JsxChild[] =>
  ts.isJsxSelfClosingElement(node) ? [] : [...node.children];
export const isSpace = (node: ts.Node): boolean =>
  (ts.isJsxText(node) && node.text.trim() === "") ||
  (ts.isJsxExpression(node) &&
    (!node.expression || (ts.isStringLiteralLike(node.expression) && node.expression.text.trim() === "")));

export const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** What a function returns, without what functions inside it return. */
export const returnsOf = (fn: FunctionNode): ts.Expression[] => {
  if (!fn.body) return [];
  if (!ts.isBlock(fn.body)) return [fn.body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (isFunction(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(fn.body, visit);
  return found;
};

/** Whether a tag is an element of HTML or SVG. */
export const isHost = (tag: ts.JsxTagNameExpression): boolean => ts.isIdentifier(tag) && /^[a-z]/.test(tag.text);

/** What a call of a component gives for a prop. */
export const valuesOf = (element: ts.JsxElement | ts.JsxSelfClosingElement, prop: string): ts.Node[] => {
  if (prop === "children" && ts.isJsxElement(element)) return childrenOf(element).filter((child) => !isSpace(child));
  const { attributes } = ts.isJsxElement(element) ? element.openingElement : element;
  const attribute = attributes.properties.filter(ts.isJsxAttribute).find((one) => one.name.getText() === prop);
  return attribute?.initializer ? [attribute.initializer] : [];
};
