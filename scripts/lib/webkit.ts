import { type ChildProcess, spawn } from "node:child_process";
import { remote } from "webdriverio";
import { WAIT_LIMIT } from "../../test-limits.ts";
import { findWebKit } from "./engines.ts";
import { freePort } from "./free-port.ts";

export type WebKit = { browser: WebdriverIO.Browser; close: () => Promise<void> };

/** Ends the driver, its screen and its browsers, which are one group of processes. */
const end = ({ pid, exitCode }: ChildProcess): void => {
  if (pid !== undefined && exitCode === null) process.kill(-pid, "SIGTERM");
};

/** Waits until the driver answers. */
const answers = async (url: string): Promise<void> => {
  const until = Date.now() + WAIT_LIMIT;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > until) throw new Error("WebKitWebDriver does not answer.", { cause: error });
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Starts WebKitGTK's browser. */
export const openWebKit = async (baseUrl?: string): Promise<WebKit> => {
  const [command, ...args] = findWebKit() ?? [];
  if (!command) throw new Error("WebKitWebDriver is not installed.");
  const port = await freePort();
  const driver = spawn(command, [...args, `--port=${port}`], { stdio: "ignore", detached: true });
  const stop = () => end(driver);
  process.once("exit", stop);
  await answers(`http://127.0.0.1:${port}/status`);
  const browser = await remote({
    hostname: "127.0.0.1",
    port,
    logLevel: "silent",
    waitforTimeout: WAIT_LIMIT,
    ...(baseUrl ? { baseUrl } : {}),
    // Its driver has no BiDi yet.
    capabilities: { browserName: "MiniBrowser", "wdio:enforceWebDriverClassic": true },
  });

  return {
    browser,
    close: async () => {
      await browser.deleteSession();
      process.off("exit", stop);
      stop();
    },
  };
};
