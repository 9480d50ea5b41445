// Writes the TypeScript types of a bundled document: node scripts/generate-types.ts <bundle.json> <types.ts>
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import ts from "typescript";

const [source = "", target = ""] = process.argv.slice(2);
const BLOB = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier("Blob"));

const DAY = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier("Day"));

// Files are bytes and days have a type of their own, not text, which is the tool's default type.
const transform = ({ format }: { format?: string }) =>
  format === "binary" ? BLOB : format === "date" ? DAY : undefined;

const ast = await openapiTS(pathToFileURL(source), { transform });
const types = astToString(ast);
const imports = /\bDay\b/.test(types) ? 'import type { Day } from "../day.ts";\n\n' : "";
writeFileSync(target, `${COMMENT_HEADER}${imports}${types}`);
