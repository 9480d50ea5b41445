import { safeParse } from "zod/mini";
import { expect, test } from "vitest";
import { confirmSchema } from "./confirm-schema.ts";

const serialOf = (serial: string) => safeParse(confirmSchema, { serial, arrived: true }).data?.serial;

test.each([
  ["0448207314", "0448207314"],
  ["0448 207 314", "0448207314"],
  ["0448-207-314 ", "0448207314"],
  ["０４４８ ２０７ ３１４", "0448207314"],
  ["٠٤٤٨٢٠٧٣١٤", "0448207314"],
  ["0448–207‑314", "0448207314"],
  ["0448\u00AD207\u200B314", "0448207314"],
  ["044820731", undefined],
  ["04482073145", undefined],
  ["044820731a", undefined],
  ["", undefined],
])("the serial number %j counts as %j: exactly ten digits (CLUB-7)", (typed, serial) => {
  expect(serialOf(typed)).toBe(serial);
});

test("without the tick the card is not confirmed", () => {
  expect(safeParse(confirmSchema, { serial: "0448207314", arrived: false }).success).toBe(false);
});
