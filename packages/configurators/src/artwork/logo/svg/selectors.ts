import type { XmlElement } from "./parse-xml.ts";

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
  readonly combinator: " " | ">" | "+" | "~" | "";
}

/** A selector of a style sheet. */
export interface Selector {
  readonly compounds: readonly Compound[];
  /** Ids, classes and types, as one number. */
  readonly strength: number;
}

const ID = 1_000_000;
const CLASS = 1_000;
/** Longest selector that is read. */
const LONGEST = 500;

const PART =
  /\s*([>+~])\s*|(\s+)|\*|([a-z_][\w-]*)|#([\w-]+)|\.([\w-]+)|\[\s*([\w:-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([\w-]+))\s*)?\]|:([a-z-]+)(?:\(\s*([^()]*?)\s*\))?/iuy;

const classesOf = ({ attributes }: XmlElement): string[] => (attributes["class"] ?? "").split(/\s+/u);

const VALUE_TESTS: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  "=": (value, wanted) => value === wanted,
  "~=": (value, wanted) => value.split(/\s+/u).includes(wanted),
  "|=": (value, wanted) => value === wanted || value.startsWith(`${wanted}-`),
  "^=": (value, wanted) => wanted !== "" && value.startsWith(wanted),
  "$=": (value, wanted) => wanted !== "" && value.endsWith(wanted),
  "*=": (value, wanted) => wanted !== "" && value.includes(wanted),
};

const attributeTest = (name: string, operator: string | undefined, wanted: string): Test => {
  const compare = operator === undefined ? () => true : VALUE_TESTS[operator];
  return ({ element }) => {
    const value = element.attributes[name];
    return value !== undefined && compare?.(value, wanted) === true;
  };
};

/** Every which child: `odd`, `even`, `3` or `2n+1`. */
const everyChild = (text: string): ((place: number) => boolean) | undefined => {
  const named = text === "odd" ? "2n+1" : text === "even" ? "2n" : text.replaceAll(/\s/gu, "");
  const found = /^([+-]?\d{0,6})n([+-]\d{1,6})?$/u.exec(named);
  if (!found) return /^\d{1,6}$/u.test(named) ? (place) => place === Number(named) : undefined;
  const [, step = "", from] = found;
  const every = step === "" || step === "+" ? 1 : step === "-" ? -1 : Number(step);
  const first = Number(from ?? 0);
  return (place) => (every === 0 ? place === first : (place - first) / every >= 0 && (place - first) % every === 0);
};

/** The place of an element among its siblings, or among those of its kind, from 1, and from the last one. */
const placeOf = ({ element, parent, index }: Placed, ofType: boolean): { place: number; fromLast: number } => {
  const { children = [element] } = parent?.element ?? {};
  const isCounted = ({ name }: XmlElement): boolean => !ofType || name === element.name;
  const before = children.slice(0, index).filter(isCounted).length;
  const after = children.slice(index + 1).filter(isCounted).length;
  return { place: before + 1, fromLast: after + 1 };
};

/** A test for a pseudo-class; undefined for one that a still picture does not know: its rule is never used. */
const stateTest = (name: string, argument: string | undefined): Test | undefined => {
  switch (name.toLowerCase()) {
    case "root":
      return ({ parent }) => parent === undefined;
    case "empty":
      return ({ element }) => element.children.length === 0 && element.text === "";
    case "first-child":
      return ({ index }) => index === 0;
    case "not": {
      const inner = listOf(argument);
      return inner && ((placed) => !inner.some((one) => matches(one, placed)));
    }
    case "is":
    case "where": {
      // What a browser does not understand in these lists is left out.
      const inner = (argument ?? "").split(",").flatMap((one) => selectorOf(one) ?? []);
      return (placed) => inner.some((one) => matches(one, placed));
    }
    default:
      return placeTest(name.toLowerCase(), argument);
  }
};

/** A test for a place among the siblings. */
const placeTest = (name: string, argument: string | undefined): Test | undefined => {
  const [, which, kind] = /^(first|last|only|nth|nth-last)-(child|of-type)$/u.exec(name) ?? [];
  const every = which?.startsWith("nth") === true ? everyChild(argument ?? "") : (place: number) => place === 1;
  if (which === undefined || !every) return undefined;
  return (placed) => {
    const { place, fromLast } = placeOf(placed, kind === "of-type");
    if (which === "only") return place === 1 && fromLast === 1;
    return every(which.endsWith("last") ? fromLast : place);
  };
};

/** Selectors with commas between them; undefined when one of them is wrong. */
const listOf = (text = ""): Selector[] | undefined => {
  const all = text.split(",").map(selectorOf);
  return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);
};

/** Reads a selector; undefined for one that is wrong or never matches a still picture. */
export const selectorOf = (text: string): Selector | undefined => {
  const source = text.trim();
  if (source === "" || source.length > LONGEST) return undefined;
  const compounds: Compound[] = [];
  let tests: Test[] = [];
  let combinator: Compound["combinator"] = "";
  let strength = 0;
  for (let at = 0; at < source.length;) {
    PART.lastIndex = at;
    const [whole, relation, space, type, id, style, attribute, operator, double, single, bare, state, argument] =
      PART.exec(source) ?? [];
    if (whole === undefined || whole === "") return undefined;
    // A selector in brackets is read with the same expression, so its place cannot be kept there.
    at += whole.length;
    if (relation !== undefined || space !== undefined) {
      if (tests.length === 0) return undefined;
      compounds.push({ tests, combinator });
      tests = [];
      combinator = relation === ">" || relation === "+" || relation === "~" ? relation : " ";
      continue;
    }
    let test: Test | undefined = () => true;
    if (type !== undefined) {
      test = ({ element }) => element.name === type;
      strength += 1;
    } else if (id !== undefined) {
      test = ({ element }) => element.attributes["id"] === id;
      strength += ID;
    } else if (style !== undefined) {
      test = ({ element }) => classesOf(element).includes(style);
      strength += CLASS;
    } else if (attribute !== undefined) {
      test = attributeTest(attribute, operator, double ?? single ?? bare ?? "");
      strength += CLASS;
    } else if (state !== undefined) {
      test = stateTest(state, argument);
      if (state.toLowerCase() !== "where") strength += CLASS;
    }
    if (!test) return undefined;
    tests.push(test);
  }
  return tests.length === 0 ? undefined : { compounds: [...compounds, { tests, combinator }], strength };
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
    case ">":
      return placed.parent !== undefined && matchesFrom(compounds, last - 1, placed.parent);
    case "+": {
      const sibling = before(placed, 1);
      return sibling !== undefined && matchesFrom(compounds, last - 1, sibling);
    }
    case "~":
      for (let steps = 1; steps <= placed.index; steps += 1) {
        const sibling = before(placed, steps);
        if (sibling && matchesFrom(compounds, last - 1, sibling)) return true;
      }
      return false;
    default:
      for (let outer = placed.parent; outer; outer = outer.parent)
        if (matchesFrom(compounds, last - 1, outer)) return true;
      return false;
  }
};

/** Whether a selector chooses an element. */
export const matches = ({ compounds }: Selector, placed: Placed): boolean =>
  matchesFrom(compounds, compounds.length - 1, placed);
