import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { remote } from "webdriverio";
import { WAIT_LIMIT } from "../../../test-limits.ts";
import { findWebKit, XVFB_SCREEN } from "./engines.ts";
import { freePort } from "../free-port.ts";

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

/** Without it the buttons of its toolbar keep the window at 447 px and more: wider than a phone. */
const NARROW_TOOLBAR = "* { min-width: 0; margin: 0; padding: 0; border-width: 0; }\nimage { -gtk-icon-size: 8px; }\n";

/** WebKitGTK says that less motion is preferred where GTK has none; its driver has no setting for it. */
const LESS_MOTION = "[Settings]\ngtk-enable-animations=false\n";

/** A folder with the settings of GTK, which older versions of WebKitGTK have in version 3. */
const writeSettings = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), "lucarne-webkit-"));
  for (const gtk of ["gtk-3.0", "gtk-4.0"]) {
    mkdirSync(path.join(folder, gtk));
    writeFileSync(path.join(folder, gtk, "gtk.css"), NARROW_TOOLBAR);
    writeFileSync(path.join(folder, gtk, "settings.ini"), LESS_MOTION);
  }

  return folder;
};

/** Starts WebKitGTK's browser. */
export const openWebKit = async (baseUrl?: string): Promise<WebKit> => {
  const [command, ...args] = findWebKit() ?? [];
  if (!command) throw new Error("WebKitWebDriver is not installed.");
  const port = await freePort();
  const settings = writeSettings();
  const driver = spawn(command, [...args, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: settings },
  });
  const stop = () => {
    end(driver);
    rmSync(settings, { recursive: true, force: true });
  };
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

/**
 * Gives the window this size. Without a window manager the window below the pointer has the focus, without which nothing
 * in it matches `:focus`; the pointer is in the middle of Xvfb's screen.
 */
export const showWindow = async (
  browser: WebdriverIO.Browser,
  { width, height }: { width: number; height: number },
): Promise<void> => {
  const start = (screen: number, size: number) => Math.max(0, Math.round((screen - size) / 2));
  await browser.setWindowRect(start(XVFB_SCREEN.width, width), start(XVFB_SCREEN.height, height), width, height);
};
