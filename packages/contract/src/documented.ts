import { z } from "zod";

import { readContract, type Operation } from "./operations.ts";
import { anyObject, followed, resolved, type AnyObject } from "./references.ts";

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

const parameterObject = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  explode: z.boolean().optional(),
  schema: anyObject,
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ value: z.unknown().optional() })).optional(),
});

const exampleOf = ({ example, examples }: AnyObject): unknown => {
  if (example !== undefined) return example;
  // In a schema they are a list of values, elsewhere named examples.
  if (Array.isArray(examples)) return z.array(z.unknown()).parse(examples)[0];
  const [first] = Object.values(anyObject.parse(examples ?? {}));
  return first === undefined ? undefined : anyObject.parse(first)["value"];
};

const parametersOf = (document: unknown, item: AnyObject, raw: AnyObject): DocumentedParameter[] =>
  [item["parameters"], raw["parameters"]]
    .flatMap((list) => z.array(z.unknown()).parse(list ?? []))
    .map((entry) => parameterObject.parse(resolved(document, entry)))
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

/** Every operation of a bundled contract, with the parts that requests are built from. */
export const documentedOperations = (document: unknown): DocumentedOperation[] => {
  const paths = anyObject.parse(anyObject.parse(document)["paths"]);
  return readContract(document).map((operation) => {
    const item = anyObject.parse(paths[operation.path]);
    const raw = anyObject.parse(item[operation.method.toLowerCase()]);
    const request = anyObject.parse(resolved(document, raw["requestBody"]) ?? {});
    const [mediaType, media] = Object.entries(anyObject.parse(request["content"] ?? {}))[0] ?? [];
    const holder = anyObject.parse(media ?? {});
    return {
      operation,
      parameters: parametersOf(document, item, raw),
      mediaType,
      body: mediaType === undefined ? undefined : anyObject.parse(holder["schema"]),
      example: exampleOf(holder),
    };
  });
};

/** The examples of an answer, by name. */
export interface AnswerExamples {
  /** Empty where the answer has no body. */
  readonly mediaType: string;
  readonly examples: Readonly<Record<string, unknown>>;
}

/** The examples of an operation's answer with a status; undefined where the contract does not name the status. */
export const answerExamples = (
  document: unknown,
  { path, method }: { readonly path: string; readonly method: string },
  status: number,
): AnswerExamples | undefined => {
  const partOf = (part: unknown, name: string): unknown => followed(document, anyObject.parse(part)[name]);
  const operation = partOf(partOf(partOf(document, "paths"), path), method.toLowerCase());
  const response = partOf(partOf(operation, "responses"), String(status));
  if (response === undefined) return undefined;
  const [media] = Object.entries(anyObject.parse(partOf(response, "content") ?? {}));
  if (!media) return { mediaType: "", examples: {} };
  const [mediaType, content] = media;
  const named = Object.entries(anyObject.parse(partOf(content, "examples") ?? {}));
  return {
    mediaType,
    examples: Object.fromEntries(named.map(([name, one]) => [name, partOf(followed(document, one), "value")])),
  };
};
