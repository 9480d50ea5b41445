import { UnprintableLogo } from "../../fault.ts";
import type { Declarations } from "./declarations.ts";
import type { Placed } from "./selectors.ts";

/** Most variables within each other in a value, and its most characters: a few short ones could grow without end. */
const MAX_STEPS = 50;
const MAX_LENGTH = 4_000;

const START = "var(";
const NAME = /^--[^\s,()]{1,100}$/u;

/** A `var()` as it is written, with its parts. */
interface Variable {
  readonly written: string;
  readonly name: string;
  readonly otherwise: string | undefined;
}

/** The last `var()` of a value, which has no other one inside; undefined when it is not complete. */
const lastVariable = (text: string): Variable | undefined => {
  const from = text.toLowerCase().lastIndexOf(START);
  if (from < 0) return undefined;
  let end = from + START.length;
  for (let depth = 1; depth > 0; end += 1) {
    if (end >= text.length) return undefined;
    depth += text[end] === "(" ? 1 : text[end] === ")" ? -1 : 0;
  }
  const inside = text.slice(from + START.length, end - 1);
  const comma = inside.indexOf(",");
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim();
  const otherwise = comma < 0 ? undefined : inside.slice(comma + 1);
  return NAME.test(name) ? { written: text.slice(from, end), name, otherwise } : undefined;
};

const replaced = (value: string, variables: Declarations): string | undefined => {
  let text = value;
  for (let step = 0; /var\(/iu.test(text); step += 1) {
    if (step > MAX_STEPS || text.length > MAX_LENGTH) throw new UnprintableLogo("too-complex");
    const found = lastVariable(text);
    const own = found && (variables[found.name] ?? found.otherwise);
    if (!found || own === undefined) return undefined;
    text = text.replace(found.written, () => own.trim());
  }
  return text;
};

/**
 * Replaces the variables of style sheets by their values, which an element inherits. A declaration whose variable is not
 * there is left out.
 */
export const resolveVariables = () => {
  const known = new WeakMap<object, Declarations>();
  return ({ element, parent }: Placed, declared: Declarations): Declarations => {
    const inherited = (parent && known.get(parent.element)) ?? {};
    const entries = Object.entries(declared);
    const own = entries.filter(([name]) => name.startsWith("--"));
    const variables = own.length === 0 ? inherited : { ...inherited, ...Object.fromEntries(own) };
    known.set(element, variables);
    if (!entries.some(([, value]) => /var\(/iu.test(value))) return declared;
    return Object.fromEntries(
      entries.flatMap(([name, value]) => {
        const text = name.startsWith("--") ? value : replaced(value, variables);
        return text === undefined ? [] : [[name, text]];
      }),
    );
  };
};
