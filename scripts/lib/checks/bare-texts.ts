// Finds bare texts of JSX whose siblings are added or removed. Translators of browsers put elements in the place of text
// nodes; React then fails to insert before such a text or to remove it (LANG-14). An element of its own protects a text.
import path from "node:path";
import ts from "typescript-compiler";

/** What a child of an element can be on the page. */
const TEXT = 1;
/** It can appear, go, or become another element. */
const VARIES = 2;
/** A component that draws the children that its caller gives it, without an element around them. */
const PASSES = 4;
/** Content that the caller of a component gives it: a text or elements. Each caller is checked. */
const SLOT = 8;
/** A text that a component draws. React keeps a node for it, also where it is the only child. */
const DRAWN = 16;

/** Components of libraries that draw no element of their own. */
const TEXT_COMPONENTS =
  /^Formatted(Message|Number|NumberParts|Date|DateParts|Time|TimeParts|DateTimeRange|RelativeTime|Plural|List|DisplayName)$/;
const PASSING_COMPONENTS = /^(Fragment|StrictMode|Suspense|Activity|Profiler|.*Provider)$/;

const { SyntaxKind, TypeFlags } = ts;

type JsxNode = ts.JsxElement | ts.JsxSelfClosingElement | ts.JsxFragment;
type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;
/** A prop of a component. */
type Slot = { component: FunctionNode; prop: string };

const isJsx = (node: ts.Node): node is JsxNode =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
const childrenOf = (node: JsxNode): ts.JsxChild[] => (ts.isJsxSelfClosingElement(node) ? [] : [...node.children]);
const isSpace = (node: ts.Node): boolean =>
  (ts.isJsxText(node) && node.text.trim() === "") ||
  (ts.isJsxExpression(node) &&
    (!node.expression || (ts.isStringLiteralLike(node.expression) && node.expression.text.trim() === "")));

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** What a function returns, without what functions inside it return. */
const returnsOf = (fn: FunctionNode): ts.Expression[] => {
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

/** Of several results one is drawn. Two elements of different kinds are exchanged, which inserts one of them. */
const oneOf = (kinds: readonly number[]): number => {
  const all = kinds.reduce((sum, kind) => sum | kind, 0);
  const texts = kinds.filter((kind) => kind & TEXT).length;
  return kinds.length > 1 && !(texts === kinds.length && !(all & VARIES)) ? all | VARIES : all;
};

const TEXT_FLAGS = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const EMPTY_FLAGS = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.BooleanLike;
const OPEN_FLAGS = TypeFlags.Any | TypeFlags.Unknown;
const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

const createReader = (checker: ts.TypeChecker) => {
  const known = new Map<FunctionNode, number>();

  const isReference = (type: ts.Type): type is ts.TypeReference => "target" in type;
  const typeArgumentsOf = (type: ts.Type) => (isReference(type) ? checker.getTypeArguments(type) : []);

  const ofType = (type: ts.Type): number => {
    let kind = 0;
    let elements = false;
    for (const part of partsOf(type)) {
      const isEmpty = part.flags & EMPTY_FLAGS || (part.isStringLiteral() && part.value === "");
      if (isEmpty) kind |= VARIES;
      else if (part.flags & TEXT_FLAGS) kind |= TEXT;
      else if (part.flags & OPEN_FLAGS) kind |= TEXT | VARIES;
      else if (checker.isArrayLikeType(part) || part.symbol?.name === "Iterable") {
        const [item] = typeArgumentsOf(part);
        kind |= VARIES | (item && partsOf(item).some(({ flags }) => flags & (TEXT_FLAGS | OPEN_FLAGS)) ? TEXT : 0);
      } else elements = true;
    }
    return elements && kind & TEXT ? kind | VARIES : kind;
  };

  /** The kind of a list of siblings that its parent draws as one child. */
  const ofList = (children: readonly ts.Node[]): number =>
    children.filter((child) => !isSpace(child)).reduce((sum, child) => sum | of(child), 0);

  const declarationOf = (name: ts.Node): ts.Declaration | undefined => {
    let symbol = checker.getSymbolAtLocation(name);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    return symbol?.valueDeclaration ?? symbol?.declarations?.[0];
  };

  /** The function behind a name, also when it is wrapped by `memo(...)` or `lazy(...)`. */
  const functionOf = (name: ts.Node): FunctionNode | undefined => {
    const declared = declarationOf(name);
    if (!declared || declared.getSourceFile().isDeclarationFile) return undefined;
    if (isFunction(declared)) return declared;
    if (!ts.isVariableDeclaration(declared) || !declared.initializer) return undefined;
    const value = declared.initializer;
    return isFunction(value)
      ? value
      : ts.isCallExpression(value)
        ? value.arguments.find((argument) => isFunction(argument))
        : undefined;
  };

  const ofFunction = (fn: FunctionNode): number => {
    const before = known.get(fn);
    if (before !== undefined) return before;
    known.set(fn, 0);
    const kind = oneOf(returnsOf(fn).map((result) => of(result)));
    known.set(fn, kind);
    return kind;
  };

  /** The component that takes a name as one of its props. */
  const componentOf = (declared: ts.BindingElement): FunctionNode | undefined => {
    const fn = declared.parent.parent.parent;
    const component = isFunction(fn) && fn.parameters[0] === declared.parent.parent ? fn : undefined;
    const drawsNode = partsOf(checker.getTypeAtLocation(declared)).some(({ flags }) => flags & TypeFlags.Object);
    return drawsNode ? component : undefined;
  };

  /** The slots that an expression draws, as component and prop. */
  const slotsOf = (node: ts.Node): Slot[] => {
    if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
      return node.expression ? slotsOf(node.expression) : [];
    if (ts.isConditionalExpression(node)) return [...slotsOf(node.whenTrue), ...slotsOf(node.whenFalse)];
    if (ts.isBinaryExpression(node)) return [...slotsOf(node.left), ...slotsOf(node.right)];
    if (!ts.isIdentifier(node)) return [];
    const declared = declarationOf(node);
    if (!declared || !ts.isBindingElement(declared)) return [];
    const component = componentOf(declared);
    return component ? [{ component, prop: (declared.propertyName ?? declared.name).getText() }] : [];
  };

  const isHost = (tag: ts.JsxTagNameExpression): boolean => ts.isIdentifier(tag) && /^[a-z]/.test(tag.text);

  const ofElement = (node: JsxNode): number => {
    if (ts.isJsxFragment(node)) return ofList(childrenOf(node));
    const tag = (ts.isJsxElement(node) ? node.openingElement : node).tagName;
    if (isHost(tag)) return 0;
    const name = tag.getText().split(".").at(-1) ?? "";
    if (TEXT_COMPONENTS.test(name)) return TEXT | DRAWN;
    const own = PASSING_COMPONENTS.test(name) ? PASSES : ofOwn(tag);
    const passed = own & PASSES ? ofList(childrenOf(node)) : 0;
    return (own & ~PASSES) | passed | (own & TEXT ? DRAWN : 0);
  };
  const ofOwn = (tag: ts.JsxTagNameExpression): number => {
    const fn = functionOf(tag);
    return fn ? ofFunction(fn) : 0;
  };

  /** A constant is what it is set to; anything else is what its type allows. */
  const ofName = (node: ts.Identifier): number => {
    const declared = declarationOf(node);
    if (declared && ts.isVariableDeclaration(declared) && declared.parent.flags & ts.NodeFlags.Const) {
      if (declared.initializer && ts.isIdentifier(declared.name)) return of(declared.initializer);
    }
    const kind = ofType(checker.getTypeAtLocation(node));
    const isSlot = declared && ts.isBindingElement(declared) && componentOf(declared);
    if ((kind & (TEXT | VARIES)) !== (TEXT | VARIES) || !isSlot) return kind;
    return SLOT | VARIES | (node.text === "children" ? PASSES : 0);
  };

  const of = (node: ts.Node): number => {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return of(node.expression);
    if (ts.isJsxExpression(node)) return node.expression ? of(node.expression) : 0;
    if (ts.isJsxText(node)) return node.text.trim() === "" ? 0 : TEXT;
    if (isJsx(node)) return ofElement(node);
    if (ts.isConditionalExpression(node)) return oneOf([of(node.whenTrue), of(node.whenFalse)]);
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.kind;
      if (operator === SyntaxKind.AmpersandAmpersandToken) return of(node.right) | VARIES;
      if (operator === SyntaxKind.BarBarToken || operator === SyntaxKind.QuestionQuestionToken)
        return oneOf([of(node.left) & ~VARIES, of(node.right)]);
    }
    if (ts.isCallExpression(node)) {
      if (ts.isPropertyAccessExpression(node.expression) && /^(map|flatMap|filter)$/.test(node.expression.name.text)) {
        const [draw] = node.arguments;
        return VARIES | (draw && isFunction(draw) ? ofFunction(draw) & TEXT : 0);
      }
      const fn = functionOf(node.expression);
      const type = ofType(checker.getTypeAtLocation(node));
      return fn && type & TEXT && type & VARIES ? ofFunction(fn) : type;
    }
    if (ts.isIdentifier(node)) return ofName(node);
    if (node.kind === SyntaxKind.NullKeyword) return VARIES;
    return ofType(checker.getTypeAtLocation(node));
  };

  return { of, slotsOf, functionOf, isHost };
};

/** What a call of a component gives for a prop. */
const valuesOf = (element: ts.JsxElement | ts.JsxSelfClosingElement, prop: string): ts.Node[] => {
  if (prop === "children" && ts.isJsxElement(element)) return childrenOf(element).filter((child) => !isSpace(child));
  const { attributes } = ts.isJsxElement(element) ? element.openingElement : element;
  const attribute = attributes.properties.filter(ts.isJsxAttribute).find((one) => one.name.getText() === prop);
  return attribute?.initializer ? [attribute.initializer] : [];
};

type BareText = { file: string; line: number; text: string };

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

  /** What no translator changes. */
  const isKept = (node: ts.Node): boolean =>
    ts.isJsxElement(node) &&
    node.openingElement.attributes.properties.some((one) => one.getText(one.getSourceFile()) === 'translate="no"');

  const visit = (file: ts.SourceFile, node: ts.Node): void => {
    if (isKept(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = childrenOf(node).filter((child) => !isSpace(child));
      const kinds = children.map((child) => reader.of(child));
      for (const [index, child] of children.entries()) {
        const own = kinds[index] ?? 0;
        const hasNode = children.length > 1 || own & DRAWN;
        const comesAndGoes = hasNode && own & VARIES && !(own & SLOT);
        if (comesAndGoes || kinds.some((kind, other) => other !== index && kind & VARIES)) judge(file, child);
      }
    }
    if (exposed.size > 0 && (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))) {
      const tag = (ts.isJsxElement(node) ? node.openingElement : node).tagName;
      const component = reader.isHost(tag) ? undefined : reader.functionOf(tag);
      const props = component && exposed.get(component);
      for (const prop of props ?? []) for (const value of valuesOf(node, prop)) judge(file, value);
    }
    ts.forEachChild(node, (child) => visit(file, child));
  };
  while (grew) {
    grew = false;
    for (const file of files) visit(file, file);
  }
  return [...found.values()];
};

/** Opens projects as one program, with the settings of the first. */
export const openProjects = (
  tsconfigs: readonly string[],
): { files: readonly ts.SourceFile[]; checker: ts.TypeChecker } => {
  const projects = tsconfigs.map((tsconfig) => {
    const read: { config?: unknown } = ts.readConfigFile(tsconfig, (file) => ts.sys.readFile(file));
    return ts.parseJsonConfigFileContent(read.config, ts.sys, path.dirname(tsconfig));
  });
  const program = ts.createProgram(
    projects.flatMap(({ fileNames }) => fileNames),
    projects[0]?.options ?? {},
  );
  return { files: program.getSourceFiles(), checker: program.getTypeChecker() };
};
