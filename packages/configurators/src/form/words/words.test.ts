import { expect, it } from "vitest";
import { loadFormWords } from "./load.ts";

it("loads English for a language that the form does not have", async () => {
  expect(await loadFormWords("de")).toBe(await loadFormWords("en"));
  expect(await loadFormWords("constructor")).toBe(await loadFormWords("en"));
});

it("places values by name", async () => {
  const { logo } = await loadFormWords("en");
  expect(logo.sending({ sent: "1 MB", all: "3 MB" })).toBe("Uploading, 1 MB of 3 MB");
});
