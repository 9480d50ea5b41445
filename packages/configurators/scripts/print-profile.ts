import { readFileSync, writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";

/**
 * Writes the colour profiles as modules that any bundler can load on demand: compressed as a PDF stores them, in
 * base64. `coated-fogra39l.icc` and `uncoated-fogra29l.icc` were made with ArgyllCMS from the measurements FOGRA39L and
 * FOGRA29L of icc-profiles-free (`colprof -qm -bm -nc -kr -L95 -l300`), so that black and total ink stay within the
 * limits of sheet-fed offset; `srgb.icc` is that package's own. All are under the zlib licence.
 */
const here = (path: string): URL => new URL(`../${path}`, import.meta.url);

for (const name of ["coated-fogra39l", "uncoated-fogra29l", "srgb"]) {
  const compressed = deflateSync(readFileSync(here(`assets/print-profile/${name}.icc`)), { level: 9 });
  writeFileSync(
    here(`src/generated/print-profile/${name}.ts`),
    `// Written by scripts/print-profile.ts from assets/print-profile/${name}.icc (zlib licence).\n` +
      `export const PROFILE = "${compressed.toString("base64")}";\n`,
  );
}
