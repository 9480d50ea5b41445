// `npm run drill`: backs up, restores in an empty place, starts the program there and verifies it. Exit codes: 0 all is well,
// 1 something is not, 2 the settings are wrong.
import { z } from "zod";
import { drill, DrillFailure } from "../apps/backend/src/runtime/drill/drill.ts";
import { readHolder } from "../apps/backend/src/runtime/machine/data-folder.ts";
import { StartFailure } from "../apps/backend/src/runtime/start-failure.ts";
import { readSettings, SettingsError } from "../apps/backend/src/runtime/settings/settings.ts";
import { callOperator, findOperator, OperatorProblem } from "./lib/operator/operator-client.ts";

const BACKUP = z.object({ folder: z.string() });
/** Seconds that a backup may take. */
const LIMIT = 600;

const isRunning = async (dataDir: string): Promise<boolean> => {
  const holder = await readHolder(dataDir);
  if (holder === undefined) return false;
  try {
    return (await fetch(`http://127.0.0.1:${holder.port}/healthz`)).ok;
  } catch {
    return false;
  }
};

const say = (line: string): void => void process.stderr.write(`${line}\n`);

try {
  const settings = readSettings();
  const backUp = async (): Promise<string | undefined> => {
    if (!(await isRunning(settings.dataDir))) return undefined;
    return BACKUP.parse(await callOperator(await findOperator(), { method: "POST", path: "/backups", seconds: LIMIT }))
      .folder;
  };
  const { good, lines } = await drill({ settings, backUp, say });
  process.stdout.write(
    `${lines.join("\n")}\n${good ? "The backup can be restored." : "THE BACKUP CANNOT BE TRUSTED."}\n`,
  );
  process.exitCode = good ? 0 : 1;
} catch (error) {
  const expected = [DrillFailure, OperatorProblem, StartFailure, SettingsError];
  if (!(error instanceof Error && expected.some((kind) => error instanceof kind))) throw error;
  say(error.message);
  process.exitCode = error instanceof SettingsError ? 2 : 1;
}
