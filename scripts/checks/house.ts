// Rules for texts, names and folders; rules for syntax are in scripts/lint. Prints each breach with its file and line.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

import { QUAINT_WORDS } from "../lint/plain-words.ts";
import { changesetBreaches } from "./changesets.ts";
import { tableBreaches } from "./table-owners.ts";

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
});
const files = list.split("\n").filter((file) => file && existsSync(path.join(root, file)));

const isGenerated = (file: string): boolean => /(^|\/)(generated|dist)\//.test(file) || file === "pnpm-lock.yaml";

type LineRule = { why: string; applies: (file: string) => boolean; pattern: RegExp };

/** Every rule: its files, the forbidden pattern, and the reason. */
const LINE_RULES: readonly LineRule[] = [
  {
    why: "plain words: code shows, checks and sends (scripts/lint/plain-words.ts)",
    applies: (file) =>
      !isGenerated(file) && !/^(locales|scripts\/lint|openapi\/releases)\/|\/migrations\/|CHANGELOG/.test(file),
    pattern: QUAINT_WORDS,
  },
  {
    why: "no machine paths in the project",
    applies: (file) => !isGenerated(file),
    pattern: /\/[r]oot\/|\/home\/[a-z]+\/|(^|[\s"'`(])\/[w]ork\//,
  },
];

const breaches = [];
for (const file of files) {
  if (!/\.(ts|tsx|mts|mjs|css|html|md|json|ya?ml|sql)$/.test(file) && file !== ".ci/run") continue;
  const rules = LINE_RULES.filter((rule) => rule.applies(file));
  if (rules.length === 0) continue;
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  for (const [index, line] of lines.entries()) {
    for (const rule of rules) {
      if (rule.pattern.test(line)) breaches.push(`${file}:${index + 1}: ${rule.why}\n    ${line.trim().slice(0, 160)}`);
    }
  }
}

// Names are kebab-case, except those that tools require.
const FREE_NAMES = /^(README|LICENSE|CHANGELOG|CONTRIBUTING|SECURITY|OFL|Dockerfile|Caddyfile)(\.(md|txt))?$/;
for (const file of files) {
  const name = path.basename(file);
  if (FREE_NAMES.test(name) || isGenerated(file) || file.startsWith("openapi/")) continue;
  if (/[A-Z\s]/.test(name)) breaches.push(`${file}: file names are kebab-case`);
}

// A component folder is complete: an export, source, stories and a test. Icons come from a library; the provider shows nothing.
const folders = new Set(
  files.map((file) => /^packages\/ui\/src\/components\/([^/]+)\//.exec(file)?.[1]).filter(Boolean),
);
const MANIFEST = z.object({ exports: z.record(z.string(), z.unknown()) });
const kit = MANIFEST.extend({ publishConfig: MANIFEST }).parse(
  JSON.parse(readFileSync(path.join(root, "packages/ui/package.json"), "utf8")),
);
for (const folder of folders) {
  for (const [field, { exports }] of Object.entries({ exports: kit, publishConfig: kit.publishConfig })) {
    if (!exports[`./${folder}`])
      breaches.push(
        `packages/ui/package.json: name ./${folder} in the exports (${field}); each component is an import`,
      );
  }
  if (folder === "icons" || folder === "provider") continue;
  for (const kind of ["stories", "test"]) {
    const found = files.some(
      (file) => file.startsWith(`packages/ui/src/components/${folder}/`) && file.endsWith(`.${kind}.tsx`),
    );
    if (!found)
      breaches.push(`packages/ui/src/components/${folder}: no ${kind}; a component has stories and a test beside it`);
  }
}

// Paths that a document names exist: a link relative to the document, or a path from the root in a code span.
const ROOMS = /^(apps|packages|docs|locales|openapi|scripts|\.github|\.storybook)\//;
for (const file of files.filter((name) => name.endsWith(".md") && !/CHANGELOG|^\.changeset\//.test(name))) {
  const text = readFileSync(path.join(root, file), "utf8");
  const links = [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)].map(([, link = ""]) =>
    path.join(path.dirname(file), link),
  );
  const spans = [...text.matchAll(/`([^`\s*<{:]+)`/g)].map(([, span = ""]) => span).filter((span) => ROOMS.test(span));
  for (const name of [...links, ...spans]) {
    const isMade = /(^|\/)(generated|dist|node_modules)(\/|$)/.test(name);
    if (!isMade && !existsSync(path.join(root, name))) breaches.push(`${file}: ${name} does not exist`);
  }
}

const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
breaches.push(...tableBreaches(files, read), ...changesetBreaches(files, read));

for (const breach of breaches) process.stdout.write(`${breach}\n`);
process.stdout.write(`${files.length} files, ${breaches.length} breaches\n`);
process.exitCode = breaches.length ? 1 : 0;
