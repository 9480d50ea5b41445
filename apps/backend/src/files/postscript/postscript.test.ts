import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { PDFDocument } from "@cantoo/pdf-lib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { plainPdf } from "../testing/make-pdf.ts";
import { convertPostScript } from "./convert-postscript.ts";
import {
  ghostscriptVersion,
  measuredBox,
  measuringArguments,
  readingArguments,
  writingArguments,
} from "./ghostscript.ts";
import { declaredBox, plainPostScript, unmarked } from "./postscript-file.ts";
import { everyNth } from "../../../../../test-sample.ts";

const EPS = "%!PS-Adobe-3.0 EPSF-3.0\n";
const SQUARE = "0 0.9 0.8 0 setcmykcolor 0 0 300 120 rectfill\n";
const BOX = "%%BoundingBox: 0 0 300 120\n";

/** A DOS header in front of an EPS, with a preview after it. */
const withPreview = (eps: string): Buffer => {
  const header = Buffer.alloc(30);
  header.write("c5d0d3c6", "hex");
  header.writeUInt32LE(30, 4);
  header.writeUInt32LE(eps.length, 8);
  return Buffer.concat([header, Buffer.from(eps, "latin1"), Buffer.from("II*\0preview", "latin1")]);
};

describe("the PostScript of a file", () => {
  it.each<[string, Buffer]>([
    ["as it is", Buffer.from(EPS)],
    ["after a blank line", Buffer.from(`\r\n\r\n${EPS}`)],
    ["after Ctrl-D", Buffer.from(`\u0004${EPS}`)],
    ["after a printer's language", Buffer.from(`\u001B%-12345X@PJL\r\n${EPS}`)],
    ["with a preview", withPreview(EPS)],
    ["after a byte order mark", Buffer.from(`\uFEFF${EPS}`)],
  ])("%s", (_what, file) => {
    expect(plainPostScript(file).toString("latin1")).toBe(EPS);
  });
});

describe("bytes after the end of a file", () => {
  const whole = `${EPS}${BOX}%%EOF`;
  it("are left out where they are no text", () => {
    const file = Buffer.concat([Buffer.from(`${whole}\n`), Buffer.alloc(300), Buffer.from([200, 7])]);
    expect(plainPostScript(file).toString("latin1")).toBe(whole);
  });

  it.each([
    ["text", `${whole}\n%AI9_PrivateDataBegin\n\u0004`],
    ["the picture after another file inside", `%%BeginDocument: a\n${whole}\n%%EndDocument\n\u0000\u0001`],
  ])("stay where they are %s", (_what, rest) => {
    expect(plainPostScript(Buffer.from(`${EPS}${rest}`)).toString("latin1")).toBe(`${EPS}${rest}`);
  });
});

describe("the box of an EPS", () => {
  it.each<[string, string, ReturnType<typeof declaredBox>]>([
    ["in its head", `${EPS}${BOX}%%EndComments\n`, [0, 0, 300, 120]],
    ["in parts of a point", `${EPS}${BOX}%%HiResBoundingBox: 0.5 0 299.5 119.25\n`, [0.5, 0, 299.5, 119.25]],
    ["below zero", `${EPS}%%BoundingBox: -20 -30 10 5\n`, [-20, -30, 10, 5]],
    ["after carriage returns", `${EPS}${BOX}`.replaceAll("\n", "\r"), [0, 0, 300, 120]],
    ["at its end", `${EPS}%%BoundingBox: (atend)\n%%EndComments\n${SQUARE}%%Trailer\n${BOX}%%EOF`, [0, 0, 300, 120]],
    ["of no size", `${EPS}%%BoundingBox: 0 0 0 0\n`, undefined],
    ["that is missing", `${EPS}%%EndComments\n`, undefined],
    ["of a page that is no EPS", `%!PS-Adobe-3.0\n${BOX}`, undefined],
  ])("%s", (_what, file, box) => {
    expect(declaredBox(Buffer.from(file))).toEqual(box);
  });

  it("is not left to the program", () => {
    expect(unmarked(Buffer.from(`${EPS}${BOX}`)).toString()).toBe(`%!PS\n${BOX}`);
    expect(unmarked(Buffer.from("%!PS-Adobe-3.0\n")).toString()).toBe("%!PS-Adobe-3.0\n");
  });

  it("is measured where it is not declared, around an origin in the middle of a sheet", () => {
    const said = "%%BoundingBox: 7000 7159 8600 7861\n%%HiResBoundingBox: 7100.5 7260.25 8600.5 7860.25\n";
    expect(measuredBox(said)).toEqual([-99.5, 60.25, 1400.5, 660.25]);
    expect(measuredBox("%%HiResBoundingBox: 0.000000 0.000000 0.000000 0.000000\n")).toBeUndefined();
    expect(measuredBox("no box")).toBeUndefined();
  });
});

describe("the arguments of Ghostscript", () => {
  it.each([
    ["a measurement", measuringArguments("/own/logo.eps")],
    ["a conversion", writingArguments("/own/logo.eps", "/own/logo.pdf", [-10, 5, 90, 45])],
    ["a reading of its letters", readingArguments("/own/logo.eps", "/own/logo.pdf", [-10, 5, 90, 45])],
  ])("of %s use the safer mode and allow no file but their own", (_what, list) => {
    expect(list[0]).toBe("-dSAFER");
    expect(list.some((argument) => argument.startsWith("--permit") || argument === "-dNOSAFER")).toBe(false);
    expect(
      list.filter((argument) => argument.includes("/own/")).every((one) => /^\/own\/logo\.(eps|pdf)$/.test(one)),
    ).toBe(true);
  });

  it("make the box the page", () => {
    const list = writingArguments("a", "b", [-10, 5, 90, 45]);
    expect(list).toEqual(
      expect.arrayContaining([
        "-dFIXEDMEDIA",
        "-dDEVICEWIDTHPOINTS=100",
        "-dDEVICEHEIGHTPOINTS=40",
        "<</PageOffset [10 -5]>> setpagedevice",
      ]),
    );
  });
});

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "conversions-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

it("gives each conversion a folder of its own and no environment", async () => {
  const program = path.join(root, "gs");
  await writeFile(path.join(root, "out.pdf"), await plainPdf());
  await writeFile(
    program,
    `#!/bin/sh\n{ env; pwd; ls -A; stat -c %a . ; } >> ${root}/seen\nfor name; do case $name in *.pdf) cp ${root}/out.pdf $name;; esac; done\n`,
  );
  await chmod(program, 0o755);
  process.env["SERVER_KEY"] = "a secret";
  await convertPostScript(Buffer.from(`${EPS}${BOX}${SQUARE}`), program);
  await convertPostScript(Buffer.from(`${EPS}${BOX}${SQUARE}`), program);
  delete process.env["SERVER_KEY"];
  const seen = (await readFile(path.join(root, "seen"), "utf8")).split("\n");
  const names = new Set(seen.flatMap((line) => /^([A-Z_a-z]+)=/.exec(line)?.[1] ?? []));
  for (const shell of ["PWD", "SHLVL", "_", "OLDPWD"]) names.delete(shell);
  expect([...names].toSorted()).toEqual(["HOME", "PATH", "TEMP", "TMPDIR"]);
  const folders = seen.flatMap((line) => /^TMPDIR=(.*)$/.exec(line)?.[1] ?? []);
  expect(new Set(folders).size).toBe(2);
  expect(seen.filter((line) => folders.includes(line))).toEqual(folders);
  expect(seen.filter((line) => line === "700")).toHaveLength(2);
  expect(seen.filter((line) => line === "logo.eps")).toHaveLength(2);
});

const INSTALLED = (await ghostscriptVersion("gs")) !== undefined;

describe.runIf(INSTALLED)("Ghostscript itself", () => {
  const sizeOf = async (file: string | Buffer) => {
    const pdf = await PDFDocument.load(await convertPostScript(Buffer.from(file), "gs"));
    const { width, height } = pdf.getPage(0).getSize();
    return [Math.round(width), Math.round(height)];
  };

  it.each(
    everyNth<[string, string | Buffer, [number, number]]>(3, [
      ["an EPS without showpage", `${EPS}${BOX}${SQUARE}`, [300, 120]],
      ["a box at the end", `${EPS}%%BoundingBox: (atend)\n%%EndComments\n${SQUARE}%%Trailer\n${BOX}`, [300, 120]],
      ["a preview", withPreview(`${EPS}${BOX}${SQUARE}showpage\n`), [300, 120]],
      ["Ctrl-D around it", `\u0004${EPS}${BOX}${SQUARE}showpage\n\u0004`, [300, 120]],
      ["a page of its own", `${EPS}${BOX}<</PageSize [612 792]>> setpagedevice ${SQUARE}showpage\n`, [300, 120]],
      [
        "an Illustrator file without the EPSF mark, beyond a page",
        `%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 8\n0 setgray -100 60 1500 600 rectfill showpage\n`,
        [1500, 600],
      ],
    ]),
  )("takes %s at its real size", async (_what, file, size) => {
    expect(await sizeOf(file)).toEqual(size);
  });

  const HELVETICA = "/Helvetica-Bold findfont 40 scalefont setfont 10 30 moveto\n";

  it("takes a font that it names and shows nothing in", { tags: "long" }, async () => {
    expect(await sizeOf(`${EPS}${BOX}${HELVETICA}(Dach) stringwidth pop pop ${SQUARE}showpage\n`)).toEqual([300, 120]);
  });

  it.each(
    everyNth<[string, string]>(3, [
      ["letters", "(Dach) show"],
      ["outlines of letters", "(Dach) false charpath fill"],
      ["a letter by its name", "/D glyphshow"],
    ]),
  )("refuses %s in a font that it does not contain", async (_what, text) => {
    await expect(
      convertPostScript(Buffer.from(`${EPS}${BOX}${SQUARE}${HELVETICA}${text} showpage\n`), "gs"),
    ).rejects.toMatchObject({ refusal: { text: "file.pdf_fonts" } });
  });

  it.each([
    ["a blank page", "%!PS-Adobe-3.0\nshowpage\n", "file.nothing_shown"],
    ["an EPS without a box and a drawing", `${EPS}newpath 10 10 moveto\n`, "file.nothing_shown"],
    ["an error", "%!PS-Adobe-3.0\nunknownword showpage\n", "file.damaged"],
    [
      "a drawing without the procedures of Illustrator",
      "%!PS-Adobe-3.0\n%%IncludeResource: procset Adobe_Illustrator_AI5 1.3 0\nAdobe_Illustrator_AI5 /initialize get exec\n",
      "file.illustrator_only",
    ],
  ])("refuses %s by its own reason", async (_what, file, text) => {
    await expect(convertPostScript(Buffer.from(file), "gs")).rejects.toMatchObject({ refusal: { text } });
  });

  // What leaves no trace where it is allowed says that it has found something.
  const hostile: readonly (readonly [string, string])[] = [
    ["list", "(FOLDER/*) { pop /found true def } 200 string filenameforall"],
    ["read", "(FOLDER/logo.pdf) (r) file closefile /found true def"],
    ["overwrite", "(FOLDER/logo.pdf) (w) file dup (overwritten) writestring closefile"],
    ["remove", "(FOLDER/logo.pdf) deletefile"],
    ["rename", "(FOLDER/logo.pdf) (FOLDER/other.pdf) renamefile"],
    ["add a file beside", "(FOLDER/new.pdf) (w) file dup (new) writestring closefile"],
    ["run a program with", "(%pipe%rm -rf FOLDER) (w) file closefile"],
  ];

  it.each(everyNth(3, hostile))("cannot %s another conversion's folder", async (_what, attack) => {
    const other = path.join(root, "postscript-other");
    await mkdir(other);
    await writeFile(path.join(other, "logo.pdf"), "another company's");
    const steps = `/found false def { ${attack.replaceAll("FOLDER", other)} } stopped pop found { anerror } if\n`;
    expect(await sizeOf(`${EPS}${BOX}${steps}${SQUARE}showpage\n`)).toEqual([300, 120]);
    expect(await readdir(other)).toEqual(["logo.pdf"]);
    expect(await readFile(path.join(other, "logo.pdf"), "utf8")).toBe("another company's");
  });

  it("finds nothing in folders outside", { tags: "long" }, async () => {
    await writeFile(path.join(root, "other"), "another company's");
    const steps = `(${root}/*) { anerror } 200 string filenameforall (/etc/host*) { anerror } 200 string filenameforall\n`;
    expect(await sizeOf(`${EPS}${BOX}${steps}${SQUARE}showpage\n`)).toEqual([300, 120]);
  });
});
