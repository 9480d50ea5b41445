import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const CONTRACT = z.object({
  "x-rate-classes": z.record(
    z.string(),
    z.object({
      description: z.string(),
      scope: z.string(),
      limits: z.array(z.object({ max: z.number(), seconds: z.number() })),
    }),
  ),
});

/** Writes the rate classes of a bundle as a module, with types of their names. */
export const generateRateClasses = (source: string, target: string): void => {
  const { "x-rate-classes": classes } = CONTRACT.parse(JSON.parse(readFileSync(source, "utf8")));
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
