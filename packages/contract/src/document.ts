// The parts of an OpenAPI document that the checks read.

import { readFileSync } from "node:fs";

import { z } from "zod";

const reference = { $ref: z.string().optional() };

const BOUNDS = {
  maximum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  maxProperties: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  minLength: z.number().optional(),
  minItems: z.number().optional(),
  minProperties: z.number().optional(),
};
const PLAIN = z.object({
  ...reference,
  ...BOUNDS,
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  required: z.array(z.string()).optional(),
  unevaluatedProperties: z.unknown().optional(),
  allOf: z.array(z.unknown()).optional(),
  "x-required-by-region": z.array(z.string()).optional(),
});

/** A JSON schema. */
export type Schema = z.infer<typeof PLAIN> & {
  oneOf?: Schema[] | undefined;
  anyOf?: Schema[] | undefined;
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
  contentSchema?: Schema | undefined;
  additionalProperties?: boolean | Schema | undefined;
};
const SCHEMA: z.ZodType<Schema> = z.lazy(() =>
  PLAIN.extend({
    oneOf: z.array(SCHEMA).optional(),
    anyOf: z.array(SCHEMA).optional(),
    properties: z.record(z.string(), SCHEMA).optional(),
    items: SCHEMA.optional(),
    contentSchema: SCHEMA.optional(),
    additionalProperties: z.union([z.boolean(), SCHEMA]).optional(),
  }),
);

const CONTENT = z.record(z.string(), z.object({ schema: SCHEMA.default({}) }));
const PARAMETER = z.object({
  ...reference,
  name: z.string().optional(),
  in: z.string().optional(),
  required: z.boolean().optional(),
  schema: SCHEMA.default({}),
});
const BODY = z.object({ ...reference, required: z.boolean().optional(), content: CONTENT.optional() });
const RESPONSE = z.object({ ...reference, content: CONTENT.optional() });
const SECURITY = z.array(z.record(z.string(), z.unknown())).optional();

const OPERATION = z.object({
  operationId: z.string(),
  parameters: z.array(PARAMETER).default([]),
  requestBody: BODY.default({}),
  responses: z.record(z.string(), RESPONSE).default({}),
  security: SECURITY,
});
const ITEM = z.object({
  get: OPERATION.optional(),
  put: OPERATION.optional(),
  post: OPERATION.optional(),
  patch: OPERATION.optional(),
  delete: OPERATION.optional(),
});
const CONTRACT = z.object({
  info: z.object({ description: z.string().default("") }).prefault({}),
  paths: z.record(z.string(), ITEM),
  security: SECURITY,
  components: z
    .object({
      schemas: z.record(z.string(), SCHEMA).default({}),
      parameters: z.record(z.string(), PARAMETER).default({}),
      requestBodies: z.record(z.string(), BODY).default({}),
      responses: z.record(z.string(), RESPONSE).default({}),
    })
    .prefault({}),
});

export type ContractDocument = z.infer<typeof CONTRACT>;
/** An operation as the document has it. */
export type DocumentOperation = z.infer<typeof OPERATION>;

/** @throws when it is not an OpenAPI document */
export const parseDocument = (document: unknown): ContractDocument => CONTRACT.parse(document);

/** @throws when the file is not an OpenAPI document */
export const readDocument = (file: string): ContractDocument => parseDocument(JSON.parse(readFileSync(file, "utf8")));

/** The operations of a path by their method. */
export const operationsOf = (item: ContractDocument["paths"][string]): Record<string, DocumentOperation> =>
  Object.fromEntries(Object.entries(item).flatMap(([method, operation]) => (operation ? [[method, operation]] : [])));

/** The value of a component, also by way of other references; the value itself when it is no reference. */
export const resolve = <Value extends { $ref?: string | undefined }>(
  components: Readonly<Record<string, Value>>,
  value: Value,
): Value | undefined => {
  let at: Value | undefined = value;
  while (at?.$ref !== undefined) at = components[at.$ref.slice(at.$ref.lastIndexOf("/") + 1)];
  return at;
};
