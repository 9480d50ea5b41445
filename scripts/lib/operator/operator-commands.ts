// The commands of `npm run operator`: syntax, call, and output of each.
import { CARD_COMMANDS } from "./card-commands.ts";
import type { Command, Flags, Values } from "./command.ts";
import { OFFICE_COMMANDS } from "./office-commands.ts";
import { ORDER_COMMANDS } from "./order-commands.ts";
import { PROJECT_COMMANDS } from "./project-commands.ts";
import { SHOP_COMMANDS } from "./shop-commands.ts";
import { SYSTEM_COMMANDS } from "./system-commands.ts";

/** Every command. */
export const COMMANDS: readonly Command[] = [
  ...OFFICE_COMMANDS,
  ...ORDER_COMMANDS,
  ...PROJECT_COMMANDS,
  ...CARD_COMMANDS,
  ...SHOP_COMMANDS,
  ...SYSTEM_COMMANDS,
];

/** The command with these words, with its arguments; undefined for none. */
export const matchCommand = (words: readonly string[]): { command: Command; named: Values } | undefined => {
  for (const command of COMMANDS) {
    const parts = command.words.split(" ");
    const fits = parts.length === words.length && parts.every((part, at) => part.startsWith("<") || part === words[at]);
    if (fits) {
      const named = parts.flatMap((part, at) =>
        part.startsWith("<") ? [[part.slice(1, -1), words[at]] as const] : [],
      );
      return { command, named: Object.fromEntries(named) };
    }
  }
  return undefined;
};

/** What is wrong with a command's options, in one sentence; undefined when nothing is. */
export const optionFault = (
  { words, options = {}, needs = [], oneOf }: Command,
  values: Values,
  flags: Flags,
): string | undefined => {
  const given = new Set([...Object.keys(values), ...flags]);
  const strange = [...given].find((name) => name !== "json" && !Object.hasOwn(options, name));
  if (strange) return `"${words}" has no option --${strange}.`;
  const missing = needs.find((name) => !given.has(name));
  if (missing) return `"${words}" needs --${missing}.`;
  if (oneOf && oneOf.filter((name) => given.has(name)).length !== 1)
    return `"${words}" needs exactly one of ${oneOf.map((name) => `--${name}`).join(", ")}.`;
  return undefined;
};

/** The usage text. */
export const helpText = (): string => {
  const width = Math.max(...COMMANDS.map(({ words }) => words.length)) + 2;
  return [
    "Controls the Lucarne that runs on this machine.",
    "",
    "  npm run operator -- <command> [--json]",
    "",
    ...COMMANDS.map(({ words, help }) => `  ${words.padEnd(width)}${help}`),
    "",
    "<user> is an id, a uuid, an e-mail address or a phone number in international form; <company> an id, a uuid or a",
    "registration number; <order> a uuid or number; <project> an id, a uuid or a number; <product> a uuid, or a SKU that one",
    "country alone uses.",
    "--json prints the raw answer. DATA_DIR, OPERATOR_PORT and OPERATOR_TOKEN are read as by npm start.",
  ].join("\n");
};
