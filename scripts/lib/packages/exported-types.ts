import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript-compiler";

/** A prop of a component, or a member of a type. `type` has the values of a variant, not the name of their type. */
export interface Member {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  readonly description: string;
  readonly default?: string;
}

/** An exported name with the comment above it. */
export interface Declaration {
  readonly name: string;
  readonly kind: "component" | "hook" | "function" | "value" | "type";
  readonly description: string;
  /** Exported type of a component's props. */
  readonly props?: string;
  /** Elements whose attributes it takes too: `button`, or `element` for those that every element has. */
  readonly attributesOf: readonly string[];
  /** Props of a component, or members of a type, that the package declares itself. */
  readonly members: readonly Member[];
  /** What a type without members stands for. */
  readonly type?: string;
}

/** Elements whose tag is not the name of React's interface of their attributes in small letters. */
const TAGS: Readonly<Record<string, string>> = { Anchor: "a", Details: "details", Fieldset: "fieldset" };

const isLibrary = (node: ts.Node): boolean => node.getSourceFile().fileName.includes("/node_modules/");
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const isPair = (texts: readonly string[]): boolean => texts.includes("true") && texts.includes("false");
const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** The text of a union. `true` and `false` are `boolean`. */
const joined = (texts: readonly string[]): string =>
  unique(isPair(texts) ? [...texts.filter((text) => text !== "true" && text !== "false"), "boolean"] : texts).join(
    " | ",
  );

/** Reads what modules of a package export, with the types that the compiler sees. */
export const readExports = (folder: string, files: readonly string[]): ReadonlyMap<string, readonly Declaration[]> => {
  const settings = ts.readConfigFile(path.join(folder, "tsconfig.json"), (file) => readFileSync(file, "utf8"));
  const { options } = ts.parseJsonConfigFileContent(settings.config, ts.sys, folder);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();

  const descriptionOf = (symbol: ts.Symbol): string =>
    oneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

  /** The parts of a union, of which `boolean` is one. */
  const partsOf = (type: ts.Type): readonly ts.Type[] =>
    type.isUnion() && !(type.flags & ts.TypeFlags.Boolean) ? type.types : [type];
  const isValue = (type: ts.Type): boolean => Boolean(type.flags & (ts.TypeFlags.Literal | ts.TypeFlags.Null));

  const printed = (type: ts.Type): string => {
    const parts = partsOf(type).filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
    return joined(parts.map((part) => checker.typeToString(part, undefined, flags)));
  };

  const declaredMember = ({ objectType, indexType }: ts.IndexedAccessTypeNode): ts.TypeNode | undefined => {
    if (!ts.isLiteralTypeNode(indexType) || !ts.isStringLiteral(indexType.literal)) return undefined;
    const member = checker.getTypeFromTypeNode(objectType).getProperty(indexType.literal.text)?.valueDeclaration;
    return member && ts.isPropertySignature(member) && !isLibrary(member) ? member.type : undefined;
  };

  /** The values of a named union in the order in which they are written. */
  const valuesOf = ({ typeName }: ts.TypeReferenceNode): string | undefined => {
    const symbol = checker.getSymbolAtLocation(typeName);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const alias = target?.declarations?.find(ts.isTypeAliasDeclaration);
    return alias && ts.isUnionTypeNode(alias.type) ? shown(alias.type) : undefined;
  };

  /** A type as it is written, with the values of the unions that it names. */
  const shown = (node: ts.TypeNode): string => {
    if (ts.isParenthesizedTypeNode(node) && !ts.isFunctionTypeNode(node.type)) return shown(node.type);
    if (ts.isUnionTypeNode(node)) {
      const parts = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
      const [only = "", ...others] = parts.map(shown);
      return others.length === 0 ? only.replace(/^\((.*=>.*)\)$/, "$1") : joined([only, ...others]);
    }
    const type = checker.getTypeFromTypeNode(node);
    if (ts.isIndexedAccessTypeNode(node)) {
      const member = declaredMember(node);
      return member ? shown(member) : printed(type);
    }
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) return printed(type);
    if (!ts.isTypeReferenceNode(node)) return oneLine(node.getText());
    const parts = partsOf(type).filter((part) => !(part.flags & ts.TypeFlags.Undefined));
    if (parts.length > 1 && parts.every(isValue)) return valuesOf(node) ?? printed(type);
    const { typeName, typeArguments } = node;
    return typeArguments ? `${typeName.getText()}<${typeArguments.map(shown).join(", ")}>` : typeName.getText();
  };

  const typeOf = (symbol: ts.Symbol): string => {
    const declaration = symbol.declarations?.find(ts.isPropertySignature);
    return declaration?.type ? shown(declaration.type) : printed(checker.getTypeOfSymbol(symbol));
  };

  const memberOf = (name: string, symbols: readonly ts.Symbol[], everywhere: boolean): Member => {
    const fallback = symbols
      .flatMap((symbol) => symbol.getJsDocTags(checker))
      .find((tag) => tag.name === "default")?.text;
    const types = symbols.map(typeOf).filter((type) => type !== "" && type !== "undefined");
    return {
      name,
      required: everywhere && symbols.every((symbol) => !(symbol.flags & ts.SymbolFlags.Optional)),
      type: joined(types),
      description: symbols.map(descriptionOf).find((text) => text !== "") ?? "",
      ...(fallback ? { default: oneLine(ts.displayPartsToString(fallback)) } : {}),
    };
  };

  /** Members that the package declares; of a union, those of each of its types. */
  const membersOf = (type: ts.Type): readonly Member[] => {
    const kinds = type.isUnion() ? type.types : [type];
    const found = new Map<string, ts.Symbol[]>();
    for (const kind of kinds) {
      for (const symbol of checker.getPropertiesOfType(kind)) {
        if (symbol.declarations?.some((declaration) => !isLibrary(declaration)))
          found.set(symbol.name, [...(found.get(symbol.name) ?? []), symbol]);
      }
    }
    return [...found].map(([name, symbols]) => memberOf(name, symbols, symbols.length === kinds.length));
  };

  const attributesOf = (type: ts.Type): readonly string[] => {
    const owners = (type.isUnion() ? type.types : [type])
      .flatMap((kind) => checker.getPropertiesOfType(kind))
      .flatMap(({ declarations = [] }) => declarations)
      .map(({ parent }) => (ts.isInterfaceDeclaration(parent) && isLibrary(parent) ? parent.name.text : ""));
    const tags = unique(
      owners.flatMap((name) => {
        const [, element] = /^(\w+)HTMLAttributes$/.exec(name) ?? [];
        return element === undefined ? [] : [TAGS[element] ?? element.toLowerCase()];
      }),
    );
    return tags.length === 0 && owners.includes("DOMAttributes") ? ["element"] : tags;
  };

  const kindOf = (name: string, isCallable: boolean): Declaration["kind"] => {
    if (!isCallable) return "value";
    if (/^use[A-Z]/.test(name)) return "hook";
    return /^[A-Z][a-z]/.test(name) ? "component" : "function";
  };

  const typeDeclaration = (name: string, symbol: ts.Symbol): Declaration => {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const members = membersOf(type);
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    return {
      name,
      kind: "type",
      description: descriptionOf(symbol),
      attributesOf: attributesOf(type),
      members,
      ...(alias && members.length === 0 ? { type: shown(alias.type) } : {}),
    };
  };

  const valueDeclaration = (name: string, symbol: ts.Symbol, types: ReadonlyMap<ts.Symbol, string>): Declaration => {
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    const kind = kindOf(name, signature !== undefined);
    const about = { name, kind, description: descriptionOf(symbol) };
    const [given] = signature?.getParameters() ?? [];
    if (kind !== "component" || !given) return { ...about, attributesOf: [], members: [] };
    const type = checker.getTypeOfSymbol(given);
    const props = [type.aliasSymbol, type.symbol].map((one) => one && types.get(one)).find(Boolean);
    return {
      ...about,
      ...(props === undefined ? {} : { props }),
      attributesOf: attributesOf(type),
      members: membersOf(type),
    };
  };

  const exportsOf = (file: string): readonly Declaration[] => {
    const module = program.getSourceFile(file);
    const symbol = module && checker.getSymbolAtLocation(module);
    if (!symbol) throw new Error(`${file} exports nothing`);
    const all = checker.getExportsOfModule(symbol).map((one) => ({
      name: one.name,
      symbol: one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one,
    }));
    const types = new Map(all.map((one) => [one.symbol, one.name]));
    return all.map((one) =>
      one.symbol.flags & ts.SymbolFlags.Value
        ? valueDeclaration(one.name, one.symbol, types)
        : typeDeclaration(one.name, one.symbol),
    );
  };

  return new Map(files.map((file) => [file, exportsOf(file)]));
};
