// @ts-check
// npm packs package.json as it is: with paths into src/, which is not packed, and versions that only the workspace knows.
if (!process.env["npm_config_user_agent"]?.startsWith("pnpm/")) {
  console.error("Pack it with `pnpm pack`.");
  process.exitCode = 1;
}
