// Writes src/tokens/generated.ts from the DTCG files; with --check only says whether it is up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { renderTokens } from "../src/tokens/render.ts";

const target = new URL("../src/tokens/generated.ts", import.meta.url);
const wanted = renderTokens();

if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== wanted) {
    console.error("packages/ui/src/tokens/generated.ts is stale: run `pnpm --filter @lucarne/ui tokens`");
    process.exit(1);
  }
  console.log("tokens up to date");
} else {
  writeFileSync(target, wanted);
}
