import { readSettings, SettingsError, type Settings } from "./settings/settings.ts";
import { codeOf, StartFailure } from "./start-failure.ts";
import { start } from "./start.ts";
import { STOP_LIMIT, stopOnSignals } from "./stop-signals.ts";
import { createTerminal } from "./terminal.ts";

/** Exit code for invalid settings. */
const BAD_SETTINGS = 2;

type RunOptions = {
  environment?: NodeJS.ProcessEnv;
  /** Builds the portal; the message of its error is shown on the terminal. Runs while the database is prepared. */
  buildPortal?: () => Promise<unknown>;
};

const settingsOrExit = (environment: NodeJS.ProcessEnv): Settings => {
  try {
    return readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.problems.join("\n")}\nThe settings are described in docs/running.md.\n`);
    process.exit(BAD_SETTINGS);
  }
};

/** One sentence for a failed start; the stack of an unexpected error is shown with `LOG_LEVEL=debug`. */
const describeFailure = (error: unknown, debug: boolean): string => {
  const sentence =
    error instanceof StartFailure
      ? error.message
      : `Lucarne could not start (${codeOf(error) ?? (error instanceof Error ? error.message.split("\n")[0] : "unknown error")}). LOG_LEVEL=debug shows more.`;
  if (!debug || !(error instanceof Error)) return sentence;
  return `${sentence}\n${error.stack ?? ""}${error.cause instanceof Error ? `\n${error.cause.stack ?? ""}` : ""}`;
};

/** Runs the backend in this process until a signal stops it; does not return from a failed start. */
export const run = async ({ environment = process.env, buildPortal }: RunOptions = {}): Promise<void> => {
  const settings = settingsOrExit(environment);
  const terminal = createTerminal({ quiet: settings.production });
  const debug = settings.logLevel === "debug";
  // A start may be interrupted at any point: the database appears in one step and changes in transactions.
  let stop = async (): Promise<void> => {};
  stopOnSignals({
    stop: async () => {
      terminal.say("\n  Stopping …");
      await stop();
      terminal.say("  Stopped.");
    },
    say: terminal.complain,
  });
  const crash = async (reason: unknown): Promise<void> => {
    const what = reason instanceof Error ? (reason.stack ?? reason.message) : "unknown error";
    terminal.complain(`Lucarne stopped: ${what}`);
    setTimeout(() => process.exit(1), STOP_LIMIT).unref();
    await stop().catch(() => undefined);
    process.exit(1);
  };
  process.on("uncaughtException", crash);
  process.on("unhandledRejection", crash);
  try {
    const running = await start({ settings, terminal, buildPortal });
    stop = running.stop;
    terminal.say(
      `\n  Lucarne is running: ${settings.port === 0 ? running.url : settings.publicUrl}\n${running.greeting}\n  Ctrl-C stops it.\n`,
    );
  } catch (error) {
    terminal.complain(describeFailure(error, debug));
    process.exit(error instanceof StartFailure ? error.exitCode : 1);
  }
};
