import type { ReactRenderer } from "@storybook/react-vite";
import axe from "axe-core";
import type { AfterEach } from "storybook/internal/types";
import { LONG } from "../../test-sample.ts";
import { dressDocument } from "../surroundings.tsx";
import { THEMES } from "../themes.ts";

/** A story with this tag is broken on purpose: each check of it must fail, which proves that axe runs. */
const MUST_FAIL = "axe-must-fail";

// These rules apply to whole pages, and a story is only a part of one.
const PAGE_RULES = {
  region: { enabled: false },
  "landmark-one-main": { enabled: false },
  "page-has-heading-one": { enabled: false },
};

const findings = (results: axe.AxeResults) =>
  results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `  ${id}: ${help}\n    ${node.html}\n    ${node.failureSummary?.split("\n").slice(1).join(" ").trim()}`,
    ),
  );

/** Light and dark of the first brand; in `npm run test:long` of every brand. */
const themes = () => (LONG ? THEMES : THEMES.slice(0, 2));

/**
 * Runs axe on the finished story (after its play function): all rules in the first theme, those about colour in each.
 * @throws {Error} listing every finding; for a story tagged `axe-must-fail`, when any theme finds nothing
 */
export const checkEveryTheme: AfterEach<ReactRenderer> = async ({ globals, tags, parameters }) => {
  const { a11y }: { a11y?: { disable?: boolean } } = parameters;
  if (a11y?.disable === true) throw new Error("No story may switch its accessibility check off");
  const problems: string[] = [];
  const silent: string[] = [];
  for (const theme of themes()) {
    dressDocument({ ...globals, ...theme });
    // Names, roles and structure are the same in all themes.
    const scope: axe.RunOptions =
      theme === THEMES[0] ? { rules: PAGE_RULES } : { runOnly: ["color-contrast", "link-in-text-block"] };
    const found = findings(await axe.run(document.body, { ...scope, resultTypes: ["violations"] }));
    if (found.length > 0) problems.push(`${theme.brand}, ${theme.scheme}:\n${found.join("\n")}`);
    else silent.push(`${theme.brand}, ${theme.scheme}`);
  }
  dressDocument(globals);
  if (tags.includes(MUST_FAIL)) {
    if (silent.length > 0) throw new Error(`The checker found nothing in a broken story: ${silent.join("; ")}`);
    return;
  }
  if (problems.length > 0) throw new Error(`axe found:\n${problems.join("\n")}`);
};
