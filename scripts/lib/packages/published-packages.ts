import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const root = path.dirname(path.dirname(path.dirname(import.meta.dirname)));
const MANIFEST = z.looseObject({ name: z.string(), version: z.string() });

export type Manifest = z.infer<typeof MANIFEST>;

/** Folders of the packages on npm. */
export const PUBLISHED = ["packages/ui", "packages/configurators", "packages/conformance"] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Names the repository that builds a package, its page and its issues. npm refuses the provenance of a package whose
 * `repository` is another than the one that builds it. A build outside of GitHub leaves the manifest as it is.
 */
export const withRepository = (manifest: Manifest, folder: string, environment: Environment): Manifest => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = environment;
  if (!server || !repository) return manifest;
  const address = `${server}/${repository}`;
  return {
    ...manifest,
    homepage: `${address}/tree/HEAD/${folder}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: "git", url: `git+${address}.git`, directory: folder },
  };
};

const fileOf = (folder: string, at: string): string => path.join(at, folder, "package.json");

/** The manifest of a package. */
export const manifestOf = (folder: string, at = root): Manifest =>
  MANIFEST.parse(JSON.parse(readFileSync(fileOf(folder, at), "utf8")));

/** Arguments of pnpm that name the packages on npm. */
export const named = (): readonly string[] => PUBLISHED.flatMap((folder) => ["--filter", manifestOf(folder).name]);

/**
 * Arguments of pnpm that publish the versions which npm does not have yet, a package after those that it needs. Provenance is
 * an argument, because pnpm reads it from no setting; so `changeset publish`, which does not pass it on, cannot be used.
 */
export const publishing = ({ GITHUB_ACTIONS }: Environment): readonly string[] => [
  ...named(),
  "publish",
  "--no-git-checks",
  "--access",
  "public",
  ...(GITHUB_ACTIONS === "true" ? ["--provenance"] : []),
];

/** Runs something, such as a packer, while the manifests name the repository that builds them. */
export const whileNamed = <Result>(environment: Environment, run: () => Result, at = root): Result => {
  const before = PUBLISHED.map((folder) => ({ folder, text: readFileSync(fileOf(folder, at), "utf8") }));
  try {
    for (const { folder } of before) {
      const named = withRepository(manifestOf(folder, at), folder, environment);
      writeFileSync(fileOf(folder, at), `${JSON.stringify(named, null, 2)}\n`);
    }
    return run();
  } finally {
    for (const { folder, text } of before) writeFileSync(fileOf(folder, at), text);
  }
};
