// `npm run tools`: a shell in which `node`, `pnpm` and the installed tools are the pinned ones. `npm run tools -- pnpm
// --filter @lucarne/ui refresh` runs one command with them.
import { spawnSync } from "node:child_process";

const isWindows = process.platform === "win32";
const shell = process.env[isWindows ? "ComSpec" : "SHELL"] ?? (isWindows ? "cmd.exe" : "sh");
const [command = shell, ...args] = process.argv.slice(2);

const { status, error } = spawnSync(command, args, { stdio: "inherit", shell: isWindows });
if (error) process.stderr.write(`${command} could not be started: ${error.message}\n`);
process.exitCode = status ?? 1;
