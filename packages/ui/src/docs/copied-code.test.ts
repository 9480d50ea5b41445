import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { copiedCode } from "./copied-code.ts";

const source = path.dirname(import.meta.dirname);
const examples = globSync(["{playground,recipes}/*.tsx", "docs/words/??.ts"], { cwd: source }).filter(
  (file) => !file.includes(".stories."),
);

describe("the code to copy", () => {
  it.each(examples)("of %s imports what the package exports", (file) => {
    const code = copiedCode(readFileSync(path.join(source, file), "utf8"));
    const imports = [...code.matchAll(/from "([^"]+)"/g)].map(([, name = ""]) => name);
    const wrong = imports.filter((name) => {
      const subpath = name.replace("@lucarne/ui", ".");
      return !(name in manifest.peerDependencies) && !Object.keys(manifest.publishConfig.exports).includes(subpath);
    });
    expect(imports).not.toEqual([]);
    expect(wrong).toEqual([]);
  });
});
