import { quickModules, writeCompiled } from "./kernel/quick-modules.ts";

quickModules();

if (process.argv.includes("--settings")) {
  const { settingsTable } = await import("./runtime/settings.ts");
  process.stdout.write(settingsTable());
} else {
  const { run } = await import("./runtime/run.ts");
  await run();
  writeCompiled();
}
