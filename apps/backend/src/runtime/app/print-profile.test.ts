import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, it } from "vitest";
import { readPrintProfile } from "./print-profile.ts";

const profiles = new URL("../../../../../packages/configurators/assets/print-profile/", import.meta.url);
const profile = (name: string) => fileURLToPath(new URL(name, profiles));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "profile-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("reads a press profile with the name of its printing condition", async () => {
  const read = await readPrintProfile(`FOGRA51=${profile("coated-fogra39l.icc")}`);
  expect(read).toMatchObject({ identifier: "FOGRA51", info: "Printing condition FOGRA51" });
  expect(read.icc.length).toBeGreaterThan(100_000);
});

it.each([
  ["a path without a name", () => "/etc/profile.icc", "a name and a path"],
  ["a file that is not there", () => `FOGRA51=${path.join(folder, "none.icc")}`, "cannot be read: ENOENT"],
  ["a profile of screens", () => `FOGRA51=${profile("srgb.icc")}`, "not a CMYK output profile"],
])("refuses %s at start, by the setting's name", async (_, setting, why) => {
  await expect(readPrintProfile(setting())).rejects.toThrow(`PRINT_PROFILE`);
  await expect(readPrintProfile(setting())).rejects.toThrow(why);
});

it("refuses a file that is too large", async () => {
  const file = path.join(folder, "large.icc");
  await writeFile(file, Buffer.alloc(8_000_001));
  await expect(readPrintProfile(`FOGRA51=${file}`)).rejects.toThrow("larger than 8 MB");
});
