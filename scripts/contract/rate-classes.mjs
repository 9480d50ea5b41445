import { readFileSync, writeFileSync } from "node:fs";

/** Writes the rate classes of a bundle as a module, with types of their names. */
export const generateRateClasses = (source, target) => {
  const classes = JSON.parse(readFileSync(source, "utf8"))["x-rate-classes"];
  const rows = Object.entries(classes).map(([name, { description, scope, limits }]) => {
    const windows = limits.map(({ max, seconds }) => `{ max: ${max}, seconds: ${seconds} }`);
    return `  /** ${description} */\n  ${name}: { scope: "${scope}", limits: [${windows.join(", ")}] },`;
  });
  const text = `// Generated from openapi/openapi.yaml by scripts/contract.ts.

/** The rate classes of the contract: at most \`max\` calls in \`seconds\`, counted per \`scope\`. */
export const RATE_CLASSES = {
${rows.join("\n")}
} as const;
`;
  writeFileSync(target, text);
};
