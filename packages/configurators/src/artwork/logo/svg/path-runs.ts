import { NUMBER } from "./matrix.ts";
import { refuse } from "./unsupported.ts";

/** Commands of one or two numbers, with the numbers of all their repetitions. */
const SHORT_COMMAND = /([hlmtv])([^a-df-z]*)/giu;
/** Numbers after one command before it is written again; even, so that pairs stay together. */
const RUN = 200;

/** Writes a command again after some of its repetitions: the parser takes quadratic time for those of one command. */
export const inRuns = (data: string): string =>
  data.replaceAll(SHORT_COMMAND, (whole, command: string, values: string) => {
    if (values.length < RUN) return whole;
    const numbers = values.match(NUMBER) ?? [];
    if (/[^\s,]/u.test(values.replaceAll(NUMBER, ""))) refuse("a path that cannot be read");
    // More pairs after a move are lines.
    const again = command === "m" ? "l" : command === "M" ? "L" : command;
    const runs = Array.from({ length: Math.ceil(numbers.length / RUN) }, (_, run) =>
      numbers.slice(run * RUN, (run + 1) * RUN).join(" "),
    );
    return command + runs.join(again);
  });
