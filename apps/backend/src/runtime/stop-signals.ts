/** A second signal within this many milliseconds is the same Ctrl-C, passed on by npm or by the start script too. */
const SAME_SIGNAL = 1_500;
/** Longest duration of a stop, in milliseconds. */
export const STOP_LIMIT = 12_000;

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

type Ending = { stop: (reason: string) => Promise<void>; say: (text: string) => void; exit?: (code: number) => void };

/**
 * Stops cleanly on Ctrl-C, SIGTERM, a closed terminal or the end of the start script, with exit code 0; a second Ctrl-C
 * stops at once. Libraries for
 * this count the second copy of one Ctrl-C as a second one.
 */
export const stopOnSignals = ({ stop, say, exit = (code) => process.exit(code) }: Ending): void => {
  let firstSignalAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (firstSignalAt !== undefined) {
      if (Date.now() - firstSignalAt < SAME_SIGNAL) return;
      say("Stopped without waiting.");
      exit(1);
      return;
    }
    firstSignalAt = Date.now();
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
  // The start script that opened the channel is gone, however it ended.
  if (process.connected) process.on("disconnect", () => onSignal("SIGTERM"));
};
