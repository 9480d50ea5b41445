// Formats every file.
import { spawnSync } from "node:child_process";

process.exitCode = spawnSync("oxfmt", ["."], { stdio: "inherit", shell: process.platform === "win32" }).status ?? 1;
