import {
  AttributeAction,
  type AttributeSelector,
  isTraversal,
  parse,
  type Selector as Part,
  SelectorType,
  type Traversal,
} from "css-what";
import { UnprintableLogo } from "../../fault.ts";
import type { XmlElement } from "../parse-xml.ts";

/** An element and where it stands. */
export interface Placed {
  readonly element: XmlElement;
  readonly parent: Placed | undefined;
  /** Among its parent's children. */
  readonly index: number;
}

type Test = (placed: Placed) => boolean;

interface Compound {
  readonly tests: readonly Test[];
  /** How it relates to the compound before it. */
  readonly combinator: Traversal["type"] | undefined;
}

/** A selector of a style sheet. */
export interface Selector {
  readonly compounds: readonly Compound[];
  /** Ids, classes and types, as one number. */
  readonly strength: number;
}

const ID = 1_000_000;
const CLASS = 1_000;
/** Longest list of selectors that is read. */
const MAX_LENGTH = 4_000;

/** A selector that a browser does not understand, which leaves out its rule. */
class Unknown extends Error {}

const unknown = (): never => {
  throw new Unknown();
};

const never: Test = () => false;

const VALUE_TESTS: Readonly<Partial<Record<AttributeSelector["action"], (value: string, wanted: string) => boolean>>> =
  {
    any: (value, wanted) => value.includes(wanted),
    element: (value, wanted) => value.split(/\s+/u).includes(wanted),
    end: (value, wanted) => value.endsWith(wanted),
    equals: (value, wanted) => value === wanted,
    exists: () => true,
    hyphen: (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
    start: (value, wanted) => value.startsWith(wanted),
  };

const attributeTest = ({ name, action, value: written, ignoreCase }: AttributeSelector): Test => {
  const plain = (text: string): string => (ignoreCase === true ? text.toLowerCase() : text);
  const compare = VALUE_TESTS[action] ?? unknown();
  const wanted = plain(written);
  if (wanted === "" && ["any", "element", "end", "start"].includes(action)) return never;
  return ({ element }) => {
    const value = element.attributes[name];
    return value !== undefined && compare(plain(value), wanted);
  };
};

/** Every which child: `odd`, `even`, `3` or `2n+1`. */
const everyChild = (text: string): ((place: number) => boolean) => {
  const named = text === "odd" ? "2n+1" : text === "even" ? "2n" : text.replaceAll(/\s/gu, "");
  const found = /^([+-]?\d{0,6})n([+-]\d{1,6})?$/iu.exec(named);
  if (!found) return /^\d{1,6}$/u.test(named) ? (place) => place === Number(named) : unknown();
  const [, step = "", from] = found;
  const every = step === "" || step === "+" ? 1 : step === "-" ? -1 : Number(step);
  const first = Number(from ?? 0);
  return (place) => (every === 0 ? place === first : (place - first) / every >= 0 && (place - first) % every === 0);
};

/** The place of an element among its siblings that are counted, from 1, and from the last one. */
const placeOf = (
  { element, parent, index }: Placed,
  isCounted: (sibling: XmlElement) => boolean,
): { place: number; fromLast: number } => {
  const { children = [element] } = parent?.element ?? {};
  const before = children.slice(0, index).filter(isCounted).length;
  const after = children.slice(index + 1).filter(isCounted).length;
  return { place: before + 1, fromLast: after + 1 };
};

/** A test for a place among the siblings; undefined for another pseudo-class. */
const placeTest = (name: string, argument: string): Test | undefined => {
  const [, which, kind] = /^(first|last|only|nth|nth-last)-(child|of-type)$/u.exec(name) ?? [];
  if (which === undefined) return undefined;
  const every = which.startsWith("nth") ? everyChild(argument.trim().toLowerCase()) : (place: number) => place === 1;
  return (placed) => {
    const { place, fromLast } = placeOf(placed, (sibling) => kind === "child" || sibling.name === placed.element.name);
    if (which === "only") return place === 1 && fromLast === 1;
    return every(which.endsWith("last") ? fromLast : place);
  };
};

interface Tested {
  readonly test: Test;
  readonly strength: number;
}

/** States that a still picture never has, or not until somebody uses it. */
const STATES: ReadonlySet<string> = new Set(
  "active any-link checked disabled enabled focus focus-visible focus-within hover lang link target visited".split(" "),
);

const anyOf = (inner: readonly Selector[]): Tested => ({
  test: (placed) => inner.some((one) => matches(one, placed)),
  strength: Math.max(0, ...inner.map(({ strength }) => strength)),
});

/** A list in which a browser leaves out what it does not understand. */
const forgiving = (lists: readonly Part[][]): Selector[] =>
  lists.flatMap((parts) => {
    try {
      return [compoundsOf(parts)];
    } catch (error) {
      if (error instanceof Unknown) return [];
      throw error;
    }
  });

const stateTest = (name: string, data: string | Part[][] | null): Tested => {
  const lists = Array.isArray(data) ? data : [];
  switch (name) {
    case "root":
    case "scope":
      return { test: ({ parent }) => parent === undefined, strength: CLASS };
    case "empty":
      return { test: ({ element }) => element.children.length === 0 && element.text === "", strength: CLASS };
    case "not": {
      const { test, strength } = anyOf(lists.map(compoundsOf));
      return { test: (placed) => !test(placed), strength };
    }
    case "is":
    case "matches":
      return anyOf(forgiving(lists));
    case "where":
      return { ...anyOf(forgiving(lists)), strength: 0 };
    // What is inside of an element is not searched for each selector: that could take without end.
    case "has":
      throw new UnprintableLogo("effects");
    default: {
      const test = placeTest(name, typeof data === "string" ? data : "") ?? (STATES.has(name) ? never : unknown());
      return { test, strength: CLASS };
    }
  }
};

const testOf = (part: Part): Tested => {
  switch (part.type) {
    case SelectorType.Universal:
      return { test: () => true, strength: 0 };
    case SelectorType.Tag:
      return { test: ({ element }) => element.name === part.name, strength: 1 };
    case SelectorType.Attribute:
      return {
        test: attributeTest(part),
        strength: part.name === "id" && part.action === AttributeAction.Equals ? ID : CLASS,
      };
    case SelectorType.Pseudo:
      return stateTest(part.name.toLowerCase(), part.data);
    case SelectorType.PseudoElement:
      return { test: never, strength: 1 };
    default:
      return unknown();
  }
};

const compoundsOf = (parts: readonly Part[]): Selector => {
  const compounds: Compound[] = [];
  let tests: Test[] = [];
  let combinator: Compound["combinator"];
  let strength = 0;
  for (const part of parts)
    if (isTraversal(part)) {
      if (tests.length === 0) unknown();
      compounds.push({ tests, combinator });
      tests = [];
      combinator = part.type;
    } else {
      const tested = testOf(part);
      tests.push(tested.test);
      strength += tested.strength;
    }
  if (tests.length === 0) unknown();
  return { compounds: [...compounds, { tests, combinator }], strength };
};

/** Reads the selectors of a rule; none when a browser does not understand one of them. */
export const selectorsOf = (text: string): Selector[] => {
  if (text.length > MAX_LENGTH) return [];
  let lists: Part[][];
  try {
    lists = parse(text);
  } catch {
    return [];
  }
  try {
    return lists.map(compoundsOf);
  } catch (error) {
    if (error instanceof Unknown) return [];
    throw error;
  }
};

const before = ({ parent, index }: Placed, steps: number): Placed | undefined => {
  const element = parent?.element.children[index - steps];
  return element && { element, parent, index: index - steps };
};

const matchesFrom = (compounds: readonly Compound[], last: number, placed: Placed): boolean => {
  const compound = compounds[last];
  if (!compound?.tests.every((test) => test(placed))) return false;
  if (last === 0) return true;
  switch (compound.combinator) {
    case SelectorType.Child:
      return placed.parent !== undefined && matchesFrom(compounds, last - 1, placed.parent);
    case SelectorType.Adjacent: {
      const sibling = before(placed, 1);
      return sibling !== undefined && matchesFrom(compounds, last - 1, sibling);
    }
    case SelectorType.Sibling:
      for (let steps = 1; steps <= placed.index; steps += 1) {
        const sibling = before(placed, steps);
        if (sibling && matchesFrom(compounds, last - 1, sibling)) return true;
      }
      return false;
    case SelectorType.Descendant:
      for (let outer = placed.parent; outer; outer = outer.parent)
        if (matchesFrom(compounds, last - 1, outer)) return true;
      return false;
    default:
      return false;
  }
};

/** Whether a selector chooses an element. */
export const matches = ({ compounds }: Selector, placed: Placed): boolean =>
  matchesFrom(compounds, compounds.length - 1, placed);
