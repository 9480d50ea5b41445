// The packed types as a strict app's compiler sees them.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { partsOf } from "./class-checks.mjs";
import { program } from "./workspace.mjs";

const HELPERS = `
type OptionalKeys<P> = { [K in keyof P]-?: {} extends Pick<P, K> ? K : never }[keyof P];
type Refusing<P> = P extends object
  ? { [K in OptionalKeys<P>]-?: { [_ in K]: undefined } extends Pick<P, K> ? never : K }[OptionalKeys<P>]
  : never;
/** Of props that are lists of objects, such as options. */
type RefusingItems<P> = { [K in keyof P]-?: NonNullable<P[K]> extends readonly (infer Item)[] ? Refusing<Item> : never }[keyof P];
type Faults<M> = { [N in keyof M]: M[N] extends (props: infer P) => unknown ? (P extends object ? Refusing<P> | RefusingItems<P> : never) : never };
/** Parts with an optional prop that refuses \`undefined\`. */
type Faulty<M> = { [N in keyof M as [Faults<M>[N]] extends [never] ? never : N]: Faults<M>[N] };
`;

/** A module that compiles when every optional prop of every part takes `undefined`. */
const undefinedProps = (app) => {
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
];

/** Compiles the app in every mode that resolves the kit's subpaths; what the compiler says, by mode. */
export const checkTypes = (app) => {
  writeFileSync(path.join(app, "src", "undefined-props.ts"), undefinedProps(app));
  return MODES.map(([module, moduleResolution]) => ({
    mode: moduleResolution,
    ...program("typescript", "bin/tsc", ["-p", app, "--module", module, "--moduleResolution", moduleResolution], app),
  }));
};
