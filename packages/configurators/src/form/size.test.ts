import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";

/** Maximum kilobytes of compressed code that the form adds to a page's first load, without React and the print font. */
const LIMIT = 41;

const isFont = (module: string): boolean => module.includes("/font/generated/");

const bundle = async (outDir: string): Promise<readonly Rolldown.OutputChunk[]> => {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "silent",
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir,
      target: "es2022",
      rolldownOptions: {
        input: path.join(import.meta.dirname, "index.ts"),
        preserveEntrySignatures: "strict",
        external: /^react(-dom)?(\/|$)/u,
        output: { codeSplitting: { groups: [{ name: "font", test: /font[\\/]generated/u }] } },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  return first && "output" in first ? first.output.filter((file) => file.type === "chunk") : [];
};

/** A chunk with its static imports. */
const arriving = (
  chunks: readonly Rolldown.OutputChunk[],
  wanted: (chunk: Rolldown.OutputChunk) => boolean,
): readonly Rolldown.OutputChunk[] => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(byName.get(name));
  };
  load(chunks.find(wanted));
  return [...loaded];
};

const modulesOf = (chunks: readonly Rolldown.OutputChunk[]): string =>
  chunks.flatMap(({ moduleIds }) => moduleIds).join("\n");

it("loads at most 41 kB at first; PDF code and zoom load on demand, drawing after the form, logo readers in a worker", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "form-size-"));
  const chunks = await bundle(folder);
  rmSync(folder, { recursive: true, force: true });
  const first = arriving(chunks, ({ isEntry }) => isEntry);
  expect(modulesOf(first)).toContain("preview/preview.tsx");
  expect(modulesOf(first)).not.toMatch(/pdf-lib|saxes|zod|preview\/zoom|geotiff|pdfjs-dist|read-(?:svg|psd|tiff)/u);
  // Logos are shown by a worker, which the app starts. Only the proof of a JPEG in inks decodes one on the page.
  expect(modulesOf(chunks)).not.toMatch(/pdfjs-dist[\\/]legacy[\\/]build|read-logo-file/u);
  // Covers and icons of services are drawn after the form.
  expect(modulesOf(first)).not.toMatch(/scene\/draw-scene|icons\/generated/u);
  const own = first.filter(({ moduleIds }) => !moduleIds.some(isFont));
  expect(own.length).toBeGreaterThan(0);
  const bytes = own.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  expect(bytes / 1000).toBeLessThan(LIMIT);
});
