// `npm run operator -- <command>`: a command line for the operator side of the running backend. Exit codes: 0 done, 1
// refused or not reachable, 2 invalid command.
import { parseArgs } from "node:util";
import { COMMANDS, helpText, matchCommand, optionFault } from "./lib/operator/operator-commands.ts";
import { messageOf } from "./lib/message-of.ts";
import type { Options } from "./lib/operator/command.ts";
import { callOperator, findOperator, OperatorProblem } from "./lib/operator/operator-client.ts";
import { SettingsError } from "../apps/backend/src/runtime/settings/settings.ts";

const notUnderstood = (words: string): number => {
  process.stderr.write(`${words}\n\n${helpText()}\n`);
  return 2;
};

const parse = () => {
  const options: Options = Object.fromEntries(COMMANDS.flatMap((command) => Object.entries(command.options ?? {})));
  const general = { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;
  const { values, positionals } = parseArgs({ options: { ...options, ...general }, allowPositionals: true });
  const given = Object.entries<unknown>(values);
  return {
    positionals,
    values: Object.fromEntries(
      given.flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])),
    ),
    flags: new Set(given.filter(([, value]) => value === true).map(([name]) => name)),
  };
};

const main = async (): Promise<number> => {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    return notUnderstood(messageOf(error).split("\n")[0] ?? "");
  }
  const { values, flags, positionals } = parsed;
  if (flags.has("help") || positionals.length === 0 || positionals[0] === "help") {
    process.stdout.write(`${helpText()}\n`);
    return 0;
  }
  const match = matchCommand(positionals);
  if (!match) return notUnderstood(`There is no command "${positionals.join(" ")}".`);
  const { command, named } = match;
  const fault = optionFault(command, values, flags);
  if (fault) return notUnderstood(fault);
  try {
    const operator = await findOperator();
    const outcome = await command.run((call) => callOperator(operator, call), { ...values, ...named }, flags);
    process.stdout.write(`${flags.has("json") ? outcome.json : outcome.text}\n`);
    return outcome.good ? 0 : 1;
  } catch (error) {
    if (!(error instanceof OperatorProblem) && !(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
};

process.exitCode = await main();
