import { definePlugin, defineRule, type ESTree } from "@oxlint/plugins";

import { QUAINT_WORDS } from "./plain-words.ts";

// Rules of this project that read the syntax of a file. `.oxlintrc.json` says where each applies.

/** A rule that has one message for each node that a visitor finds. */
type Visitor = Readonly<Record<string, (node: never) => ESTree.Node | undefined>>;

const rule = (message: string, visitor: Visitor) =>
  defineRule({
    create(context) {
      return Object.fromEntries(
        Object.entries(visitor).map(([type, find]) => [
          type,
          (node: never) => {
            const found = find(node);
            if (found) context.report({ message, node: found });
          },
        ]),
      );
    },
  });

const nameOf = (node: ESTree.Node): string | undefined => (node.type === "Identifier" ? node.name : undefined);

/** The last name of `test` and of `test.describe`. */
const lastNameOf = (node: ESTree.Node): string | undefined =>
  node.type === "MemberExpression" && !node.computed ? nameOf(node.property) : nameOf(node);

/** A rule for the texts in a file: strings, the parts of templates, and texts between tags. */
const textRule = (message: string, pattern: RegExp) =>
  rule(message, {
    Literal: (node: ESTree.StringLiteral) =>
      typeof node.value === "string" && pattern.test(node.value) ? node : undefined,
    TemplateElement: (node: ESTree.TemplateElement) => (pattern.test(node.value.raw) ? node : undefined),
    JSXText: (node: ESTree.JSXText) => (pattern.test(node.value) ? node : undefined),
  });

const TESTS: ReadonlySet<string> = new Set(["it", "test", "describe"]);
const PARTS: ReadonlySet<string> = new Set(["only", "skip", "todo", "fixme", "fails", "fail"]);
const SIDED = /^(?:margin|padding|border)(?:Left|Right)$/u;

const plugin = definePlugin({
  meta: { name: "lucarne" },
  rules: {
    "no-double-assertion": rule("A type is not asserted through `unknown`: narrow it, or read it with zod.", {
      TSAsExpression: (node: ESTree.TSAsExpression) =>
        node.expression.type === "TSAsExpression" && node.expression.typeAnnotation.type === "TSUnknownKeyword"
          ? node
          : undefined,
    }),
    "whole-tests": rule("A test is neither left out nor run alone.", {
      MemberExpression: (node: ESTree.MemberExpression) =>
        !node.computed && TESTS.has(lastNameOf(node.object) ?? "") && PARTS.has(nameOf(node.property) ?? "")
          ? node
          : undefined,
    }),
    "no-disabled-checks": defineRule({
      create: (context) => ({
        Program() {
          for (const comment of context.sourceCode.getAllComments())
            if (/^\s*(?:eslint|oxlint)-disable/u.test(comment.value))
              context.report({ message: "Checks are not disabled in the code.", node: comment });
        },
      }),
    }),
    "plain-comments": defineRule({
      create: (context) => ({
        Program() {
          for (const comment of context.sourceCode.getAllComments())
            if (QUAINT_WORDS.test(comment.value.replace(/[\s*]+/gu, " ")))
              context.report({ message: "A comment says in plain words what the code does.", node: comment });
        },
      }),
    }),
    "no-open-work": textRule("Open work belongs in the tracker.", /\b(?:TODO|FIXME|HACK|XXX)\b|\b[Nn]ot implemented/u),
    "no-query-key": rule("Keys of cached answers come from queryKeys of the API client.", {
      Property: (node: ESTree.ObjectProperty) =>
        nameOf(node.key) === "queryKey" && node.value.type === "ArrayExpression" ? node : undefined,
    }),
    "no-machine-time": rule("Business time comes from Clock.now().", {
      NewExpression: (node: ESTree.NewExpression) =>
        nameOf(node.callee) === "Date" && node.arguments.length === 0 ? node : undefined,
      TaggedTemplateExpression: (node: ESTree.TaggedTemplateExpression) =>
        nameOf(node.tag) === "sql" && node.quasi.quasis.some(({ value }) => /\bnow\(\)/u.test(value.raw))
          ? node
          : undefined,
    }),
    "logical-properties": rule("Logical properties only: start and end, never left and right.", {
      Property: (node: ESTree.ObjectProperty) => {
        const name = nameOf(node.key) ?? "";
        const { value } = node;
        const isAligned =
          name === "textAlign" && value.type === "Literal" && (value.value === "left" || value.value === "right");
        return isAligned || SIDED.test(name) ? node : undefined;
      },
    }),
    "theme-colours": textRule("Colours come from the theme.", /#[0-9a-f]{3,8}\b|\brgba?\(/iu),
    "theme-slant": textRule("The slant comes from the theme.", /skew[XY]?\(-?\d{1,3}(?:\.\d{1,9})?deg\)/u),
  },
});

export default plugin;
