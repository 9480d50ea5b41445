import path from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import {
  groupOf,
  includesGroup,
  isEntryGroup,
  isMessageGroup,
  MESSAGE_GROUPS,
} from "../../src/platform/intl/message-groups.ts";
import type { MessageGroup } from "../../src/platform/intl/message-groups.ts";
import { languagesWithFile, LOCALES, readTexts } from "./locales.ts";

const TABLE = "virtual:messages";
/** The loaders of the groups that only signed-in pages need. */
export const SIGNED_IN_TABLE = `${TABLE}/signed-in`;
/** One group of one language as compiled messages; English replaces a text that is not translated yet. */
const compile = (group: MessageGroup, language: string): Record<string, unknown> => {
  const english = readTexts("en");
  const own = readTexts(language);
  const ids = Object.keys(english).filter((id) => includesGroup(group, groupOf(id)));

  return Object.fromEntries(ids.map((id) => [id, parse(own[id] || english[id] || "", { ignoreTag: false })]));
};

/**
 * `virtual:messages` and `virtual:messages/signed-in`: tables of loaders, one file for each group of each language, parsed
 * while building. The kit's own words come with `entry` and with groups that include it: each has a copy, so that a page
 * loads one file.
 */
export const messages = (): Plugin => ({
  name: "lucarne:messages",
  resolveId: (id) => (id === TABLE || id.startsWith(`${TABLE}/`) ? `\0${id}` : undefined),
  async load(id, { ssr } = {}) {
    if (!id.startsWith(`\0${TABLE}`)) return undefined;
    const [, group, language] = id.slice(1).split("/");
    if (group === undefined || language === undefined || !isMessageGroup(group)) {
      const inTable = MESSAGE_GROUPS.filter((name) => isEntryGroup(name) === (id === `\0${TABLE}`));
      // Only the build needs these words.
      const groups = inTable.filter((name) => name !== "start" || ssr);
      const rows = groups.map((name) => {
        const loads = languagesWithFile().map((code) => `${code}: () => import("${TABLE}/${name}/${code}")`);

        return `  ${name}: { ${loads.join(", ")} },`;
      });

      return `export const loaders = {\n${rows.join("\n")}\n};`;
    }
    this.addWatchFile(path.join(LOCALES, `${language}.json`));

    const strings = await this.resolve(`@lucarne/ui/strings/${language}`);
    if (!strings) throw new Error(`The kit has no words in "${language}".`);
    const kit = includesGroup(group, "entry") ? `export { strings } from "${strings.id}?${group}";\n` : "";

    return `${kit}export default ${JSON.stringify(compile(group, language))};`;
  },
});
