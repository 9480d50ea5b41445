import type { SheetResult } from "../brand/check-brand.ts";
import type { PreviewData } from "./page.tsx";

/** What the package has for a preview: the sheet of all parts, and the page's script. */
export interface PreviewParts {
  readonly styles: string;
  readonly script: string;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
/** No text in a script element may end it. */
const inScript = (text: string) => text.replaceAll(/<(?=[!/]|script)/gi, String.raw`\x3c`);

/**
 * A page that shows all parts in the brands of a sheet.
 * @param sheet address of the sheet, which a reload of the page reads again
 */
export const previewHtml = ({ brands, findings }: SheetResult, sheet: string, parts: PreviewParts): string => {
  const data: PreviewData = { brands: brands.map(({ name }) => name), findings };
  return `<!doctype html>
<html lang="en" data-brand="${escaped(data.brands[0] ?? "")}" data-scheme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(data.brands.join(", "))}</title>
    <link rel="icon" href="data:," />
    <style>${parts.styles}</style>
    <link rel="stylesheet" href="${escaped(sheet)}" />
  </head>
  <body>
    <div id="preview"></div>
    <script type="application/json" id="data">${JSON.stringify(data).replaceAll("<", String.raw`\u003c`)}</script>
    <script type="module">${inScript(parts.script)}</script>
  </body>
</html>
`;
};
