import { keepCompiled, writeCompiled } from "./kernel/compile-cache.ts";

keepCompiled();

if (process.argv.includes("--settings")) {
  const { settingsTable } = await import("./runtime/settings.ts");
  process.stdout.write(settingsTable());
} else {
  const { run } = await import("./runtime/run.ts");
  await run();
  writeCompiled();
}
