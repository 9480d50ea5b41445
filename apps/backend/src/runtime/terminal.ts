/** Progress messages of a start. */
export type Terminal = {
  /** Runs one step and prints how long it took. */
  step: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
  say: (text: string) => void;
  /** For errors; shown in every mode. */
  complain: (text: string) => void;
};

const NAME_WIDTH = 34;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1).padStart(5)} s`;

/** A terminal that writes plain lines; `quiet` prints errors only. */
export const createTerminal = ({ quiet }: { quiet: boolean }): Terminal => {
  const say = (text: string): void => {
    if (!quiet) process.stdout.write(`${text}\n`);
  };
  return {
    say,
    complain: (text) => void process.stderr.write(`${text}\n`),
    step: async (name, run) => {
      const started = performance.now();
      const result = await run();
      say(`  ${name.padEnd(NAME_WIDTH)}${seconds(performance.now() - started)}`);
      return result;
    },
  };
};

/** Aligns the columns of a small table. */
export const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length))) ?? [];
  return rows
    .map(
      (row) =>
        `  ${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd()}`,
    )
    .join("\n");
};
