import ts from "typescript-compiler";
import { type FunctionNode, isFunction } from "./syntax.ts";
import { partsOf } from "./type-kinds.ts";

/** A prop of a component. */
type Slot = { component: FunctionNode; prop: string };

/** Finds what the names of a program stand for. */
export const createDeclarations = (checker: ts.TypeChecker) => {
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

  /** The component that takes a name as one of its props. */
  const componentOf = (declared: ts.BindingElement): FunctionNode | undefined => {
    const fn = declared.parent.parent.parent;
    const component = isFunction(fn) && fn.parameters[0] === declared.parent.parent ? fn : undefined;
    const drawsNode = partsOf(checker.getTypeAtLocation(declared)).some(({ flags }) => flags & ts.TypeFlags.Object);
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

  return { declarationOf, functionOf, componentOf, slotsOf };
};
