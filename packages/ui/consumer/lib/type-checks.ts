// The packed types as a strict app's compiler sees them.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { partsOf } from "./class-checks.ts";
import { type Done, program } from "./workspace.ts";

const HELPERS = `
type OptionalKeys<P> = { [K in keyof P]-?: {} extends Pick<P, K> ? K : never }[keyof P];
type Refusing<P> = P extends object
  ? { [K in OptionalKeys<P>]-?: { [_ in K]: undefined } extends Pick<P, K> ? never : K }[OptionalKeys<P>]
  : never;
/** Objects of the kit itself, such as one option of a list. */
type Own<V> = V extends readonly (infer Item)[] ? Own<Item>
  : V extends string | number | boolean | bigint | symbol | Element | Event | { props: unknown } | ((...values: never) => unknown) ? never : V;
/** What belongs to React and to react-hook-form. */
type NotOwn = "style" | "ref" | "children" | "control" | "rules";
type RefusingInside<P> = P extends object
  ? { [K in Exclude<keyof P, NotOwn>]-?: Refusing<Own<NonNullable<P[K]>>> }[Exclude<keyof P, NotOwn>]
  : never;
type FaultsOf<P> = Refusing<P> | RefusingInside<P>;
/** Of what a function takes, and of what the function that a hook gives takes. */
type Faults<M> = { [N in keyof M]: M[N] extends (props: infer P) => infer R
  ? FaultsOf<P> | (R extends (value: infer V) => unknown ? FaultsOf<V> : never)
  : never };
/** Parts with an optional prop that refuses \`undefined\`. */
type Faulty<M> = { [N in keyof M as [Faults<M>[N]] extends [never] ? never : N]: Faults<M>[N] };
`;

/** A module that compiles when every optional prop of every part takes `undefined`. */
const undefinedProps = (app: string): string => {
  const parts = partsOf(app);
  return [
    ...parts.map((part, index) => `import type * as part${index} from "@lucarne/ui/${part}";`),
    HELPERS,
    ...parts.map((_, index) => `export const faulty${index}: Faulty<typeof part${index}> = {};`),
  ].join("\n");
};

const MODES = [
  ["nodenext", "nodenext"],
  ["node16", "node16"],
  ["esnext", "bundler"],
] as const;

/** Compiles the app in every mode that resolves the kit's subpaths; what the compiler says, by mode. */
export const checkTypes = (app: string): (Done & { mode: string })[] => {
  writeFileSync(path.join(app, "src", "undefined-props.ts"), undefinedProps(app));
  return MODES.map(([module, moduleResolution]) => ({
    mode: moduleResolution,
    ...program("typescript", "bin/tsc", ["-p", app, "--module", module, "--moduleResolution", moduleResolution], app),
  }));
};
