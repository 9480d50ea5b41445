/**
 * Applies the loaded style sheets as in a browser that lacks a feature: rules inside `@supports` with it are removed, and
 * those inside `@supports not` apply. Returns what undoes it.
 */
export const withoutSupports = (feature: string): (() => void) => {
  const undo: (() => void)[] = [];
  const change = (list: CSSStyleSheet | CSSGroupingRule): void => {
    for (const [at, rule] of [...list.cssRules].entries()) {
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes(feature)) {
        const { cssText } = rule;
        const isNot = rule.conditionText.startsWith("not");
        list.deleteRule(at);
        list.insertRule(isNot ? cssText.replace(/@supports[^{]+/, "@media all ") : "@media not all {}", at);
        undo.push(() => {
          list.deleteRule(at);
          list.insertRule(cssText, at);
        });
      } else if (rule instanceof CSSGroupingRule) change(rule);
    }
  };
  for (const sheet of document.styleSheets) change(sheet);
  if (undo.length === 0) throw new Error(`No rule depends on ${feature}.`);

  return () => undo.forEach((step) => step());
};
