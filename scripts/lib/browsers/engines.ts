// Firefox and WebKit where the machine has them: the long run tests them too.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox } from "playwright";

type Program = { channel?: string; executablePath: string };

/** Playwright gets the bodies of answers by a command of WebDriver BiDi that older Firefox does not know. */
export const FIRST_FIREFOX = 143;

/** The major version, from a line such as "Mozilla Firefox 153.8.0esr"; 0 without one. */
export const firefoxVersion = (line: string): number => Number(/\b(\d+)\./.exec(line)?.[1] ?? 0);

/** How Playwright starts Firefox: its own build, or Debian's firefox-esr by WebDriver BiDi. */
export const findFirefox = (): Program | undefined => {
  const own = firefox.executablePath();
  if (existsSync(own)) return { executablePath: own };
  const esr = process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr";

  if (!existsSync(esr)) return undefined;
  const version = firefoxVersion(execFileSync(esr, ["--version"], { encoding: "utf8" }));

  return version >= FIRST_FIREFOX ? { channel: "moz-firefox", executablePath: esr } : undefined;
};

const XVFB = "/usr/bin/xvfb-run";
/** Of the screen that Xvfb gives WebKitGTK. */
export const XVFB_SCREEN = { width: 1600, height: 1200 };

/** The command of WebKitGTK's WebDriver, the engine of Safari. It needs a screen: the machine's own, or Xvfb's. */
export const findWebKit = (): [command: string, ...args: string[]] | undefined => {
  const driver = process.env["WEBKIT_DRIVER_PATH"] ?? "/usr/bin/WebKitWebDriver";
  if (!existsSync(driver)) return undefined;
  if (process.env["DISPLAY"]) return [driver];

  return existsSync(XVFB)
    ? [XVFB, "--auto-servernum", `--server-args=-screen 0 ${XVFB_SCREEN.width}x${XVFB_SCREEN.height}x24`, driver]
    : undefined;
};

const ENGINES = [
  { name: `Firefox ${FIRST_FIREFOX} or newer`, find: findFirefox, debian: "firefox-esr" },
  { name: "WebKit", find: findWebKit, debian: "webkit2gtk-driver xvfb xauth" },
] as const;

/** One line for each engine that this machine does not have. */
export const missingEngines = (): string[] =>
  ENGINES.filter(({ find }) => !find()).map(
    ({ name, debian }) => `${name} was not tried: it is not installed (Debian: apt-get install ${debian}).`,
  );
