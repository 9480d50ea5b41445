// `npm run operator -- <command>`: a command line for the operator side of the running backend. Exit codes: 0 done, 1
// refused or not reachable, 2 invalid command.
import { parseArgs } from "node:util";
import { COMMANDS, helpText, matchCommand, optionFault } from "./lib/operator-commands.mjs";
import { callOperator, findOperator, OperatorProblem } from "./lib/operator-client.mjs";
import { SettingsError } from "../apps/backend/src/runtime/settings/settings.ts";

const notUnderstood = (words) => {
  process.stderr.write(`${words}\n\n${helpText()}\n`);
  return 2;
};

const parse = () => {
  const options = Object.assign(
    { json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    ...COMMANDS.map((command) => command.options ?? {}),
  );
  return parseArgs({ options, allowPositionals: true });
};

const main = async () => {
  let parsed;
  try {
    parsed = parse();
  } catch (error) {
    return notUnderstood(error.message.split("\n")[0]);
  }
  const { values, positionals } = parsed;
  if (values.help || positionals.length === 0 || positionals[0] === "help") {
    process.stdout.write(`${helpText()}\n`);
    return 0;
  }
  const match = matchCommand(positionals);
  if (!match) return notUnderstood(`There is no command "${positionals.join(" ")}".`);
  const { command, named } = match;
  const fault = optionFault(command, values);
  if (fault) return notUnderstood(fault);
  try {
    const answer = await callOperator(await findOperator(), command.call({ ...values, ...named }));
    process.stdout.write(`${values.json ? JSON.stringify(answer, undefined, 2) : command.text(answer)}\n`);
    return (command.good?.(answer) ?? true) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof OperatorProblem) && !(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
};

process.exitCode = await main();
