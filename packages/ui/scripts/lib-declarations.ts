import { readFileSync } from "node:fs";
import { type ESTree, parseSync } from "vite";

/** A member of a props interface. `type` is its text as written, or the values of a variant. */
export interface Member {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  readonly description: string;
  readonly default?: string;
}

/** An exported name with the comment above it; `members` for interfaces. */
export interface Declaration {
  readonly name: string;
  readonly kind: "component" | "hook" | "function" | "value" | "type";
  readonly description: string;
  readonly extends: readonly string[];
  readonly members: readonly Member[];
}

interface Comment {
  readonly text: string;
  readonly default: string | undefined;
}

const readComment = (raw: string | undefined): Comment => {
  const lines = (raw ?? "")
    .replace(/^\*/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\*\s?/, "").trim());
  const text = lines.join(" ").trim();
  const fallback = /@default\s+(.+?)\s*$/.exec(text)?.[1];
  return { text: text.replace(/\s*@default.*$/, ""), default: fallback };
};

const kindOf = (name: string): Declaration["kind"] => {
  if (/^use[A-Z]/.test(name)) return "hook";
  return /^[A-Z]/.test(name) ? "component" : "function";
};

/** Exported declarations of one source file, in its order. */
export const declarationsOf = (file: string): Declaration[] => {
  const source = readFileSync(file, "utf8");
  const { program, comments } = parseSync(file, source);
  const commentBefore = (start: number): Comment =>
    readComment(
      comments.findLast(({ type, end }) => type === "Block" && end <= start && source.slice(end, start).trim() === "")
        ?.value,
    );
  const textOf = (node: { readonly start: number; readonly end: number }) =>
    source.slice(node.start, node.end).replace(/\s+/g, " ");

  const membersOf = ({ body }: ESTree.TSInterfaceDeclaration) =>
    body.body.flatMap((member): Member[] => {
      if (member.type !== "TSPropertySignature" || !member.typeAnnotation) return [];
      const comment = commentBefore(member.start);
      return [
        {
          name: textOf(member.key).replaceAll('"', ""),
          required: !member.optional,
          type: textOf(member.typeAnnotation.typeAnnotation),
          description: comment.text,
          ...(comment.default === undefined ? {} : { default: comment.default }),
        },
      ];
    });
  /** Interfaces that are no export of their own, for the types that join them. */
  const own = new Map(
    program.body.flatMap((statement) =>
      statement.type === "TSInterfaceDeclaration" ? [[statement.id.name, membersOf(statement)] as const] : [],
    ),
  );

  return program.body.flatMap((statement): Declaration[] => {
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
    const { declaration } = statement;
    const description = commentBefore(statement.start).text;
    if (declaration.type === "TSInterfaceDeclaration") {
      const bases = declaration.extends.map(textOf);
      return [
        { name: declaration.id.name, kind: "type", description, extends: bases, members: membersOf(declaration) },
      ];
    }
    if (declaration.type === "TSTypeAliasDeclaration") {
      const { typeAnnotation } = declaration;
      const joined = typeAnnotation.type === "TSIntersectionType" ? typeAnnotation.types.map(textOf) : [];
      const members = joined.flatMap((name) => own.get(name) ?? []);
      const bases = members.length > 0 ? joined.filter((name) => !own.has(name)) : [textOf(typeAnnotation)];
      return [{ name: declaration.id.name, kind: "type", description, extends: bases, members }];
    }
    if (declaration.type === "VariableDeclaration") {
      return declaration.declarations.flatMap(({ id, init }) => {
        if (id.type !== "Identifier") return [];
        const callable = init?.type === "ArrowFunctionExpression" || /^[A-Z][a-z]/.test(id.name);
        return [{ name: id.name, kind: callable ? kindOf(id.name) : "value", description, extends: [], members: [] }];
      });
    }
    return [];
  });
};
