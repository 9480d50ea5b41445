import { UnprintableLogo } from "../fault.ts";
import type { Declarations } from "./declarations.ts";
import type { Placed } from "./selectors.ts";

/** Most variables within each other in a value, and its most characters: a few short ones could grow without end. */
const MAX_STEPS = 50;
const MAX_LENGTH = 4_000;

/** The first `var()` without another one inside. */
const VARIABLE = /var\(\s*(--[^\s,()]{1,100})\s*(?:,((?:[^()]|\([^()]*\))*))?\)/iu;

const replaced = (value: string, variables: Declarations): string | undefined => {
  let text = value;
  for (let step = 0; /var\(/iu.test(text); step += 1) {
    if (step > MAX_STEPS || text.length > MAX_LENGTH) throw new UnprintableLogo("too-complex");
    const [written = "", name = "", otherwise] = VARIABLE.exec(text) ?? [];
    const own = written === "" ? undefined : (variables[name] ?? otherwise);
    if (own === undefined) return undefined;
    text = text.replace(written, () => own.trim());
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
