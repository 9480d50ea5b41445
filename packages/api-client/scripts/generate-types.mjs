// Writes the TypeScript types of a bundled document: node scripts/generate-types.mjs <bundle.json> <types.ts>
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import ts from "typescript";

const [source, target] = process.argv.slice(2);
const BLOB = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier("Blob"));

// Files are bytes, not text, which is the tool's default type.
const transform = (schema) => (schema.format === "binary" ? BLOB : undefined);

const ast = await openapiTS(pathToFileURL(source), { transform });
writeFileSync(target, `${COMMENT_HEADER}${astToString(ast)}`);
