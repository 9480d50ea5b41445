import type { Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The files of scripts in a bundle. */
export const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((output) => output.type === "chunk");

/** A chunk's files with all that it imports statically, styles included, deepest first. */
export const filesOfChunk = (bundle: Bundle, chunk: Chunk, seen = new Set<string>()): string[] => {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const below = chunk.imports.flatMap((name) => {
    const imported = bundle[name];

    return imported?.type === "chunk" ? filesOfChunk(bundle, imported, seen) : [];
  });

  return [...below, ...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName];
};
