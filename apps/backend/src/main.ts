import { run } from "./runtime/run.ts";
import { settingsTable } from "./runtime/settings/settings.ts";

if (process.argv.includes("--settings")) process.stdout.write(settingsTable());
else await run();
