import type { Part } from "../packages/ui/scripts/component-list.ts";

const withoutOther = (title: string) => title.replace("Components/", "");
const pageOf = (title: string) => `${title.toLowerCase().replaceAll("/", "-")}--docs`;

/**
 * The page "Other names". Storybook's search reads titles and headings, and no other text of a page, so the names are in
 * headings.
 * @param titles title of each part's stories, by the name of the part
 */
export const otherNamesPage = (parts: readonly Part[], titles: ReadonlyMap<string, string>): string => {
  const sections = parts.flatMap(({ name, guide }) => {
    const title = titles.get(name);
    if (guide?.alsoKnownAs === undefined || title === undefined) return [];
    const own = withoutOther(title);
    return [`## ${own}: ${guide.alsoKnownAs.join(", ")}`, `[Page of ${own}](?path=/docs/${pageOf(title)})`];
  });
  return `${[
    'import { Meta } from "@storybook/addon-docs/blocks";',
    '<Meta title="Other names" />',
    "# Other names",
    "What other kits call the parts of this one. The search finds these names.",
    ...sections,
  ].join("\n\n")}\n`;
};
