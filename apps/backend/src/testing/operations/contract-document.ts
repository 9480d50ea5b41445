import { readFileSync } from "node:fs";

import { z } from "zod";

import { CONTRACT_FILE, loadContract, type Operation } from "../../http/contract/contract.ts";

const anyObject = z.record(z.string(), z.unknown());

/** A JSON schema without references. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One parameter of path or query. */
export interface DocumentedParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: JsonSchema;
  /** A comma-separated list. */
  readonly list: boolean;
  readonly example: unknown;
}

/** What a request to an operation is built from, read from the contract. */
export interface DocumentedOperation {
  readonly operation: Operation;
  readonly parameters: readonly DocumentedParameter[];
  readonly mediaType: string | undefined;
  readonly body: JsonSchema | undefined;
  /** The contract's own example of a body. */
  readonly example: unknown;
}

const DOCUMENT: unknown = JSON.parse(readFileSync(CONTRACT_FILE, "utf8"));

const lookUp = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((at, step) => anyObject.parse(at)[step.replaceAll("~1", "/").replaceAll("~0", "~")], DOCUMENT);

/** Replaces references by their targets; a recursive one is left open. */
const resolve = (value: unknown, above: readonly string[] = []): unknown => {
  if (Array.isArray(value)) return value.map((inner) => resolve(inner, above));
  if (typeof value !== "object" || value === null) return value;
  const pointer = anyObject.parse(value)["$ref"];
  if (typeof pointer === "string") return above.includes(pointer) ? {} : resolve(lookUp(pointer), [...above, pointer]);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner, above)]));
};

const parameterObject = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  explode: z.boolean().optional(),
  schema: anyObject,
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ value: z.unknown().optional() })).optional(),
});

const exampleOf = (holder: Readonly<Record<string, unknown>>): unknown => {
  if (holder["example"] !== undefined) return holder["example"];
  const [first] = Object.values(Object(holder["examples"] ?? {}));
  // In a schema they are a list of values, elsewhere named examples.
  return Array.isArray(holder["examples"]) || first === undefined ? first : anyObject.parse(first)["value"];
};

const parametersOf = (item: Readonly<Record<string, unknown>>, raw: Readonly<Record<string, unknown>>) =>
  [item["parameters"], raw["parameters"]]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((entry) => parameterObject.parse(resolve(entry)))
    .flatMap(({ name, in: place, required, schema, explode, ...rest }): DocumentedParameter[] =>
      place === "path" || place === "query"
        ? [
            {
              name,
              in: place,
              required,
              schema,
              list: schema["type"] === "array" && explode === false,
              example: exampleOf(rest) ?? exampleOf(schema),
            },
          ]
        : [],
    );

/** Every operation, with the parts of the contract that requests are built from. */
export const documentedOperations = async (): Promise<DocumentedOperation[]> => {
  const paths = anyObject.parse(anyObject.parse(DOCUMENT)["paths"]);
  return (await loadContract()).map((operation) => {
    const item = anyObject.parse(paths[operation.path]);
    const raw = anyObject.parse(item[operation.method.toLowerCase()]);
    const content = anyObject.parse(anyObject.parse(resolve(raw["requestBody"]) ?? {})["content"] ?? {});
    const [mediaType, media] = Object.entries(content)[0] ?? [];
    const holder = anyObject.parse(media ?? {});
    return {
      operation,
      parameters: parametersOf(item, raw),
      mediaType,
      body: mediaType === undefined ? undefined : anyObject.parse(holder["schema"]),
      example: exampleOf(holder),
    };
  });
};
