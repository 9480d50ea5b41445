import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Served } from "./preview/serve.ts";
import { runCli } from "./run.ts";

const harbour = readFileSync(path.join(import.meta.dirname, "../docs/harbour.css"), "utf8");
const RESULT = z.object({
  file: z.string(),
  brands: z.array(z.object({ name: z.string(), pairs: z.array(z.object({ ratio: z.number() })) })),
  findings: z.array(z.object({ level: z.string(), rule: z.string(), line: z.number().optional() })),
});

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "brand-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, css: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, css);
  return file;
};

const run = async (...words: string[]) => {
  const said = { out: "", error: "", served: [] as Served[] };
  const code = await runCli(words, {
    print: (text) => void (said.out += text),
    complain: (text) => void (said.error += text),
    readParts: () =>
      Promise.resolve({ styles: ".part { color: red }", script: 'const end = "</script><!-- <script";' }),
    onServe: (served) => said.served.push(served),
  });
  return { code, ...said };
};

describe("the exit code", () => {
  it("is 0 for a brand without faults", async () => {
    const { code, out, error } = await run("brand", write("harbour.css", harbour));
    expect([code, error]).toEqual([0, ""]);
    expect(out).toContain("No faults.");
  });

  it("is 0 with warnings only", async () => {
    const { code, out } = await run(
      "brand",
      write("a.css", harbour.replace("--lu-radius-scale", "--lu-space-small: 1px; $&")),
    );
    expect(code).toBe(0);
    expect(out).toContain("0 faults, 1 warning.");
  });

  it("is 1 with a fault", async () => {
    const { code, out } = await run("brand", write("a.css", harbour.replace("--lu-color-link:", "--lu-color-lnik:")));
    expect(code).toBe(1);
    expect(out).toContain("Did you mean --lu-color-link?");
  });

  it.each([
    ["without words", []],
    ["without a sheet", ["brand"]],
    ["with another command", ["colours", "a.css"]],
    ["with two sheets", ["brand", "a.css", "b.css"]],
    ["with an unknown option", ["brand", "a.css", "--colour"]],
    ["with a sheet that does not exist", ["brand", "/nowhere/a.css"]],
  ])("is 2 %s, and nothing is printed to the output", async (_, words) => {
    const { code, out, error } = await run(...words);
    expect([code, out]).toEqual([2, ""]);
    expect(error).not.toBe("");
  });

  it("is 0 for --help", async () => expect(await run("--help")).toMatchObject({ code: 0, error: "" }));
});

describe("the last line of the report", () => {
  it("names the preview", async () => {
    const file = write("my brand.css", harbour);
    const { out } = await run("brand", file);
    expect(out).toMatch(/\nNo faults\.\nTo see it: .*\n$/);
    expect(out).toContain(`npx @lucarne/ui brand "${file}" --preview 4000\n`);
  });

  it("does not name the preview when it is shown, or in the output for programs", async () => {
    const file = write("a.css", harbour);
    const shown = await run("brand", file, "--preview", path.join(folder, "page.html"));
    const { out } = await run("brand", file, "--json");
    expect(shown.out + out).not.toContain("--preview");
  });
});

it("--json prints brands, pairs and findings", async () => {
  const file = write("a.css", harbour.replace("--lu-color-link:", "--lu-color-lnik:"));
  const { out } = await run("brand", file, "--json");
  const result = RESULT.parse(JSON.parse(out));
  expect(result.file).toBe(file);
  expect(result.brands[0]?.name).toBe("harbour");
  expect(result.brands[0]?.pairs.length).toBeGreaterThan(100);
  expect(result.findings.map(({ rule }) => rule)).toEqual(["unknown-variable", "missing-variable"]);
});

describe("--preview with a file", () => {
  it("writes a page that loads the sheet from where it is", async () => {
    const file = write("my brand.css", harbour);
    const preview = path.join(folder, "page.html");
    const { code, error } = await run("brand", file, "--preview", preview);
    expect([code, error]).toEqual([0, `Preview: ${preview}\n`]);
    const html = readFileSync(preview, "utf8");
    expect(html).toContain('<html lang="en" data-brand="harbour"');
    expect(html).toContain('<link rel="stylesheet" href="my%20brand.css" />');
    expect(html).toContain(".part { color: red }");
    // The script's own text ends no element.
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });
});

describe("--preview with a port", () => {
  const serve = async (file: string) => {
    const [served] = (await run("brand", file, "--preview", "0")).served;
    if (!served) throw new Error("Nothing is served");
    return served;
  };

  it("serves the page, and checks the sheet again at each load", async () => {
    const file = write("a.css", harbour);
    const { url, close } = await serve(file);
    try {
      expect(await (await fetch(url)).text()).toContain('"findings":[]');
      expect(await (await fetch(new URL("a.css", url))).text()).toBe(harbour);
      writeFileSync(file, harbour.replace("--lu-color-link:", "--lu-color-lnik:"));
      expect(await (await fetch(url)).text()).toContain("The kit has no --lu-color-lnik.");
    } finally {
      close();
    }
  });

  it("serves nothing outside of the sheet's folder", async () => {
    const { url, close } = await serve(write("a.css", harbour));
    try {
      for (const name of ["missing.svg", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/passwd"])
        expect((await fetch(`${url}${name}`)).status).toBe(404);
    } finally {
      close();
    }
  });

  it("refuses an address that cannot be decoded, and answers the next one", async () => {
    const { url, close } = await serve(write("a.css", harbour));
    try {
      for (const name of ["%E0%A4%A", "mark%2050%.svg"]) expect((await fetch(`${url}${name}`)).status).toBe(400);
      expect((await fetch(url)).status).toBe(200);
    } finally {
      close();
    }
  });
});
