import { expect, test } from "vitest";
import { leadingDigits, withPlainDigits } from "./whole-number.ts";

test.each([
  ["12", "en", "12"],
  [" 12 ", "en", "12"],
  ["2.5", "en", "2"],
  ["2,5", "en", "2"],
  ["2,5", "pl", "2"],
  ["2.5", "de", "2"],
  ["1e5", "en", "1"],
  ["0x10", "en", "0"],
  ["12 pcs", "en", "12"],
  ["1,200", "en", "1200"],
  ["1.200", "en", "1"],
  ["1.200", "de", "1200"],
  ["1,200", "de", "1"],
  ["1\u00a0200", "pl", "1200"],
  ["1\u202f200", "fr", "1200"],
  ["12 345", "cs", "12345"],
  ["1’200", "de-CH", "1200"],
  ["1'200", "de-CH", "1200"],
  ["1,20", "en", "1"],
  ["1,2000", "en", "1"],
  ["abc2", "en", ""],
  ["-5", "en", ""],
  ["", "en", ""],
])("%j in %s is %j", (text, locale, digits) => {
  expect(leadingDigits(text, locale)).toBe(digits);
});

test.each([
  ["１２", "12"],
  ["1２", "12"],
  ["２.５", "2.5"],
  ["½", "½"],
])("the full-width digits of %j are those of %s", (text, plain) => {
  expect(withPlainDigits(text)).toBe(plain);
});
