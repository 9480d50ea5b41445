import { expect, test } from "vitest";
import { isEmail } from "./is-email.ts";

test.each([
  ["owner@lucarne.example", true],
  ["мар’яна@дах.укр", true],
  ["owner", false],
  ["owner@", false],
  ["@lucarne.example", false],
  ["owner @lucarne.example", false],
  ["one@two@three.example", false],
])("%s: %s", (text, expected) => expect(isEmail(text)).toBe(expected));
