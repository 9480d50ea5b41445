/** A second signal within this many milliseconds is the same Ctrl-C, passed on by npm or by the start script too. */
const SAME_SIGNAL = 1_500;
/** Longest time that a stop may take, in milliseconds. */
export const STOP_LIMIT = 12_000;

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

type Ending = { stop: (reason: string) => Promise<void>; say: (text: string) => void; exit?: (code: number) => void };

/**
 * Stops cleanly on Ctrl-C, SIGTERM or a closed terminal, with exit code 0; a second Ctrl-C does not wait any longer.
 * The libraries for this take the second copy of one Ctrl-C for a second wish.
 */
export const stopOnSignals = ({ stop, say, exit = (code) => process.exit(code) }: Ending): void => {
  let asked: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (asked !== undefined) {
      if (Date.now() - asked < SAME_SIGNAL) return;
      say("Stopped without waiting.");
      exit(1);
      return;
    }
    asked = Date.now();
    setTimeout(() => {
      say("Stopped: not everything ended in time.");
      exit(1);
    }, STOP_LIMIT).unref();
    stop(signal).then(
      () => exit(0),
      (error: unknown) => {
        say(`Stopped with a problem: ${error instanceof Error ? error.message : "unknown"}`);
        exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
};
