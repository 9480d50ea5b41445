// A backend: reads an uploaded logo, lays out an order and writes its print file.
import { artworkDataOf } from "@lucarne/configurators/artwork/layout/from-config";
import { layout } from "@lucarne/configurators/artwork/layout/layout";
import { warningsOf } from "@lucarne/configurators/artwork/layout/warnings";
import { readSvg } from "@lucarne/configurators/artwork/logo/read-svg";
import { templateSchema } from "@lucarne/configurators/artwork/template/schema";
import { TEMPLATES } from "@lucarne/configurators/products/all";
import { printFile } from "@lucarne/configurators/render/print-file";
import { textAlternative } from "@lucarne/configurators/render/text-alternative";

const logo = readSvg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2z" fill="#c9600a"/></svg>',
);

for (const template of TEMPLATES) {
  const config = { companyName: "Dach-Serwis", phone: "+48 601 234 567", link: "dachserwis.example" };
  const data = artworkDataOf(config, { language: "pl", partner: true, logo });
  const artwork = layout(templateSchema.parse(template), data);
  const file = await printFile(artwork, { title: template.product });
  const words = textAlternative(artwork).flatMap(({ items }) => items.map(({ text }) => text));
  const warnings = warningsOf(artwork).map(({ warning, side }) => `${side}: ${warning}`);
  const good = file.length > 1000 && warnings.length === 0 && words.includes("+48 601 234 567");
  if (!good) throw new Error(`${template.product} is not printed as it should be: ${warnings.join() || "no warning"}`);
}
