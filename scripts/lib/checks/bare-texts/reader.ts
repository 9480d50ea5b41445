import ts from "typescript-compiler";
import { createDeclarations } from "./declarations.ts";
import { DRAWN, oneOf, PASSES, SLOT, TEXT, VARIES } from "./kinds.ts";
import {
  childrenOf,
  type FunctionNode,
  isFunction,
  isHost,
  isJsx,
  isSpace,
  type JsxNode,
  returnsOf,
} from "./syntax.ts";
import { kindOfType } from "./type-kinds.ts";

/** Components of libraries that draw no element of their own. */
const TEXT_COMPONENTS =
  /^Formatted(Message|Number|NumberParts|Date|DateParts|Time|TimeParts|DateTimeRange|RelativeTime|Plural|List|DisplayName)$/;
const PASSING_COMPONENTS = /^(Fragment|StrictMode|Suspense|Activity|Profiler|.*Provider)$/;

const { SyntaxKind } = ts;

/** Reads from the code what each child of an element can be on the page. */
export const createReader = (checker: ts.TypeChecker) => {
  const { declarationOf, functionOf, componentOf, slotsOf } = createDeclarations(checker);
  const known = new Map<FunctionNode, number>();

  const ofItsType = (node: ts.Node): number => kindOfType(checker, checker.getTypeAtLocation(node));

  /** The kind of a list of siblings that its parent draws as one child. */
  const ofList = (children: readonly ts.Node[]): number =>
    children.filter((child) => !isSpace(child)).reduce((sum, child) => sum | of(child), 0);

  const ofFunction = (fn: FunctionNode): number => {
    const before = known.get(fn);
    if (before !== undefined) return before;
    known.set(fn, 0);
    const kind = oneOf(returnsOf(fn).map((result) => of(result)));
    known.set(fn, kind);
    return kind;
  };

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
    const kind = ofItsType(node);
    const isSlot = declared && ts.isBindingElement(declared) && componentOf(declared);
    if ((kind & (TEXT | VARIES)) !== (TEXT | VARIES) || !isSlot) return kind;
    return SLOT | VARIES | (node.text === "children" ? PASSES : 0);
  };

  const ofBinary = (node: ts.BinaryExpression): number => {
    const operator = node.operatorToken.kind;
    if (operator === SyntaxKind.AmpersandAmpersandToken) return of(node.right) | VARIES;
    if (operator === SyntaxKind.BarBarToken || operator === SyntaxKind.QuestionQuestionToken)
      return oneOf([of(node.left) & ~VARIES, of(node.right)]);
    return ofItsType(node);
  };

  /** A list is drawn with as many items as it has; a function of the project is read where its type says too little. */
  const ofCall = (node: ts.CallExpression): number => {
    if (ts.isPropertyAccessExpression(node.expression) && /^(map|flatMap|filter)$/.test(node.expression.name.text)) {
      const [draw] = node.arguments;
      return VARIES | (draw && isFunction(draw) ? ofFunction(draw) & TEXT : 0);
    }
    const fn = functionOf(node.expression);
    const kind = ofItsType(node);
    return fn && kind & TEXT && kind & VARIES ? ofFunction(fn) : kind;
  };

  /** What an expression can be on the page. */
  const of = (node: ts.Node): number => {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return of(node.expression);
    if (ts.isJsxExpression(node)) return node.expression ? of(node.expression) : 0;
    if (ts.isJsxText(node)) return node.text.trim() === "" ? 0 : TEXT;
    if (isJsx(node)) return ofElement(node);
    if (ts.isConditionalExpression(node)) return oneOf([of(node.whenTrue), of(node.whenFalse)]);
    if (ts.isBinaryExpression(node)) return ofBinary(node);
    if (ts.isCallExpression(node)) return ofCall(node);
    if (ts.isIdentifier(node)) return ofName(node);
    if (node.kind === SyntaxKind.NullKeyword) return VARIES;
    return ofItsType(node);
  };

  return { of, slotsOf, functionOf };
};
