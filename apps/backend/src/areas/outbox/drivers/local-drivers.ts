import { appendFile, chmod } from "node:fs/promises";

import type { Driver } from "./driver.ts";

/** Prints messages on the console of the demo. It is not a log and never on in production. */
export const consoleDriver = (write: (text: string) => void = (text) => void process.stdout.write(text)): Driver => ({
  name: "console",
  carries: () => true,
  deliver: async ({ channel, to, text }) =>
    write(`\n  ${channel === "email" ? "E-mail" : "Text message"} to ${to}: ${text}\n`),
});

/** Appends one JSON line per message to a file that only its owner can read. */
export const fileDriver = (file: string, carries: Driver["carries"] = () => true): Driver => ({
  name: "file",
  carries,
  deliver: async (message) => {
    await appendFile(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
    await chmod(file, 0o600);
  },
});
