// Finds what files use that the oldest supported browsers lack: calls, language features and styles set by a script by
// their types, properties, values and selectors of vanilla-extract's style sheets, attributes of elements. Names are those
// of MDN's compatibility data.
import ts from "typescript-compiler";

const LIBRARY = /\/lib\/lib\.[\w.]+\.d\.ts$/;

/** Types of TypeScript that the data list under another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ReadonlyArray: "Array",
  ReadonlyMap: "Map",
  ReadonlySet: "Set",
  IteratorObject: "Iterator",
  WindowOrWorkerGlobalScope: "Window",
};
/** Members of mixins are listed under the interfaces that have them. */
const OWNERS = ["Element", "HTMLElement", "Node", "Document", "Window", "Navigator"];
const CONSTRUCTOR = "Constructor";

/** The interface of an element's own styles. */
const STYLES = "CSSStyleProperties";

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isFree = ({ parent }: ts.Node): boolean =>
  ts.isSourceFile(parent) || ts.isVariableDeclarationList(parent) || ts.isModuleBlock(parent);

/** The name of a declaration, as it is written. */
const nameOf = (node: ts.Declaration): string | undefined => ts.getNameOfDeclaration(node)?.getText();

/** The type that has a member, where it has a name. */
const typeOf = (parent: ts.Node): string | undefined =>
  ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent) ? nameOf(parent) : undefined;

/** Names under which the data may list what a library declares, the likeliest first. */
const namesOf = (declaration: ts.Declaration): string[] => {
  const name = nameOf(declaration);
  if (!name) return [];
  if (isFree(declaration))
    return [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`, `javascript.builtins.Intl.${name}`];
  const { parent } = declaration;
  // `declare var X: { prototype: X; member(): … }`
  const isStatic = ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent);
  const type = isStatic ? nameOf(parent.parent) : typeOf(parent);
  if (!type) return [];
  if (type === STYLES) return [`css.properties.${kebab(name)}`];
  const plain = type.endsWith(CONSTRUCTOR) ? type.slice(0, -CONSTRUCTOR.length) : type;
  const owner = OTHER_NAMES[plain] ?? plain;
  return [
    ...(isStatic || plain !== type ? [`api.${owner}.${name}_static`] : []),
    `api.${owner}.${name}`,
    `javascript.builtins.${owner}.${name}`,
    `javascript.builtins.Intl.${owner}.${name}`,
    ...OWNERS.map((one) => `api.${one}.${name}`),
  ];
};

/** The text of a string, of the strings of a list, or the parts of a template between its values. */
const textOf = (node: ts.Expression): string => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(textOf).join(" ");
  if (!ts.isTemplateExpression(node)) return "";
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(" ");
};

const ofSelector = (text: string): string[][] =>
  Array.from(text.matchAll(/::?([\w-]+)/g), ([, pseudo]) => [`css.selectors.${pseudo}`]);

const keyOf = (name: ts.PropertyName): string => {
  if (ts.isComputedPropertyName(name)) return textOf(name.expression);
  return ts.isStringLiteralLike(name) || ts.isIdentifier(name) ? name.text : "";
};

/** Each entry of a style: the property and its values, or the selectors and conditions of its key. */
const ofStyle = ({ name, initializer }: ts.PropertyAssignment): string[][] => {
  const key = keyOf(name);
  const [, rule] = /^@([\w-]+)/.exec(key) ?? [];
  if (rule) return [[`css.at-rules.${rule}`]];
  if (/[:& ]/.test(key)) return ofSelector(key);
  const property = `css.properties.${kebab(key)}`;
  const text = textOf(initializer);
  const words = Array.from(text.matchAll(/[a-z][\w-]*/g), ([word]) => [`${property}.${word}`]);
  const calls = Array.from(text.matchAll(/([a-z][\w-]*)\(/g), ([, call]) => [
    `css.types.${call}`,
    `css.types.color.${call}`,
    `css.types.gradient.${call}`,
  ]);
  return [[property], ...words, ...calls];
};

/** The selectors of `globalStyle` and of functions that call it. */
const ofGlobalStyle = ({ expression, arguments: values }: ts.CallExpression): string[][] =>
  /^global\w*Style$/.test(expression.getText()) ? ofSelector(values.map(textOf).join(" ")) : [];

const ofAttribute = ({ name, parent }: ts.JsxAttribute): string[][] => {
  const tag = parent.parent.tagName.getText();
  const attribute = name.getText().toLowerCase();
  return /^[a-z]/.test(tag) ? [[`html.elements.${tag}.${attribute}`, `html.global_attributes.${attribute}`]] : [];
};

const isSheet = ({ fileName }: ts.SourceFile): boolean => fileName.endsWith(".css.ts");

/** The style sheets, and the files that they import: parts of styles. */
const styleFiles = (files: readonly ts.SourceFile[], checker: ts.TypeChecker): ReadonlySet<ts.SourceFile> => {
  const found = new Set(files.filter(isSheet));
  for (const file of found)
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const source = checker.getSymbolAtLocation(statement.moduleSpecifier)?.valueDeclaration;
      if (!source || !ts.isSourceFile(source) || !files.includes(source)) continue;
      // Names of tokens are not names of properties.
      if (!source.fileName.endsWith("/tokens/generated.ts")) found.add(source);
    }
  return found;
};

type NewerFeature = { file: string; line: number; feature: string; browsers: readonly string[] };

/**
 * @param files of a program
 * @param lacks the browsers that lack a feature; undefined when the data do not list it
 */
export const findNewerFeatures = (
  files: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
  lacks: (feature: string) => readonly string[] | undefined,
): NewerFeature[] => {
  const found = new Map<string, NewerFeature>();
  const report = (file: ts.SourceFile, node: ts.Node, names: readonly string[]): void => {
    const feature = names.find((name) => lacks(name) !== undefined);
    if (feature === undefined) return;
    const browsers = lacks(feature) ?? [];
    if (browsers.length === 0) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.set(`${file.fileName}:${line}:${feature}`, { file: file.fileName, line: line + 1, feature, browsers });
  };
  const ofLibrary = (node: ts.Node): string[] => {
    const declarations = checker.getSymbolAtLocation(node)?.declarations ?? [];
    return declarations.every((one) => LIBRARY.test(one.getSourceFile().fileName)) ? declarations.flatMap(namesOf) : [];
  };
  const styles = styleFiles(files, checker);
  for (const file of files) {
    const isStyle = styles.has(file);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return;
      if (ts.isIdentifier(node)) report(file, node, ofLibrary(node));
      if (isStyle && ts.isPropertyAssignment(node)) for (const names of ofStyle(node)) report(file, node, names);
      if (isStyle && ts.isCallExpression(node)) for (const names of ofGlobalStyle(node)) report(file, node, names);
      if (ts.isJsxAttribute(node)) for (const names of ofAttribute(node)) report(file, node, names);
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(file, visit);
  }
  return [...found.values()];
};
