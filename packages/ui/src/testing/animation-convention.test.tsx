import { expect, test } from "vitest";
import "./convention-parts.tsx";

/** What a browser can animate without a layout in each frame. */
const CHEAP = /^(?:opacity|transform|translate|scale|rotate|--.*)$/;

/** Every rule of the style sheets, also those inside layers and conditions. */
const rulesOf = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) =>
    rule instanceof CSSKeyframesRule || !("cssRules" in rule) || !(rule.cssRules instanceof CSSRuleList)
      ? [rule]
      : [rule, ...rulesOf(rule.cssRules)],
  );

test("animations change nothing that needs a layout in each frame", () => {
  const animated = [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet.cssRules))
    .filter((rule) => rule instanceof CSSKeyframesRule)
    .flatMap((rule) => [...rule.cssRules])
    .filter((rule) => rule instanceof CSSKeyframeRule)
    .flatMap(({ style }) => [...style]);
  expect(animated.length).toBeGreaterThan(5);
  expect(animated.filter((property) => !CHEAP.test(property))).toEqual([]);
});
