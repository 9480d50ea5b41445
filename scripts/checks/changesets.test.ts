import { expect, it } from "vitest";
import { changesetBreaches } from "./changesets.ts";

const breachesIn = (texts: Readonly<Record<string, string>>) =>
  changesetBreaches(Object.keys(texts), (file) => texts[file] ?? "");

it("wants a way over for each change that breaks something", () => {
  expect(
    breachesIn({
      ".changeset/README.md": "Breaking changes are written down.",
      ".changeset/more.md": "New: a part.",
      ".changeset/gone.md": "Breaking: `render` is gone.",
      ".changeset/empty.md": "Breaking: `render` is gone.\n\nMigration:\n",
      ".changeset/told.md": "Breaking: `render` is gone.\n\nMigration: use `asChild`.",
      "packages/ui/README.md": "Breaking lines",
    }),
  ).toEqual([expect.stringMatching(/^\.changeset\/gone\.md: /), expect.stringMatching(/^\.changeset\/empty\.md: /)]);
});
