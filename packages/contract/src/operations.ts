import { Ajv2020, type AnySchema, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { z } from "zod";

import { CAPABILITIES, type Capability } from "@lucarne/api-client/capabilities";
import { isRateClass, type RateClassName } from "@lucarne/api-client/rate-classes";

import { anyObject, followed } from "./references.ts";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

const reference = z.object({ $ref: z.string() });
const parameterObject = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.boolean().default(false),
  explode: z.boolean().optional(),
  schema: anyObject,
});
const contentObject = z.record(z.string(), z.object({ schema: anyObject.optional() }));
const responseObject = z.object({ content: contentObject.optional() });
const operationObject = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(z.union([reference, parameterObject])).default([]),
  requestBody: z.object({ required: z.boolean().default(false), content: contentObject }).optional(),
  responses: z.record(z.string(), z.union([reference, responseObject])),
  "x-rate-class": z.string().refine(isRateClass, "a rate class"),
  "x-idempotency": z.enum(["key", "natural", "safe"]),
  "x-idempotency-days": z.int().positive().default(1),
  "x-unsafe-get": z.boolean().default(false),
  "x-capability": z.enum(CAPABILITIES).optional(),
});
const documentObject = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: anyObject.default({}),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
});

/** Compiles a validator, once. */
export type Check = () => ValidateFunction;

/** Authentication of an operation: none, optional or required. */
export type Access = "public" | "optional" | "required";

/**
 * One operation of the contract with its validators; each is compiled at first use, because a start needs few of them.
 */
export interface Operation {
  readonly operationId: string;
  readonly method: Uppercase<(typeof METHODS)[number]>;
  /** As in the contract, with `{name}` for parameters. */
  readonly path: string;
  readonly access: Access;
  /** The optional part that it belongs to; undefined where every server needs it. */
  readonly capability: Capability | undefined;
  readonly rateClass: RateClassName;
  readonly idempotency: "key" | "natural" | "safe";
  /** How many days an `Idempotency-Key` is honoured (API-18). */
  readonly idempotencyDays: number;
  /** A GET without an effect; everything else writes (API-26). */
  readonly effect: "read" | "write";
  readonly body: { readonly required: boolean; readonly mediaType: string; readonly check: BodyCheck } | undefined;
  readonly checkPath: Check;
  readonly checkQuery: Check;
  /** Names of the parameters of the query. */
  readonly query: readonly string[];
  /** The answers' `Vary`, where they depend on the reader's language. */
  readonly vary: string | undefined;
  /** Query parameters that are comma-separated lists. */
  readonly lists: readonly string[];
  /** Parameters of path and query that are whole numbers. */
  readonly numbers: readonly string[];
  /** Status → media type → validator of the answer (used by tests only); no media type where the answer has no body. */
  readonly answers: ReadonlyMap<number, ReadonlyMap<string, Check | undefined>>;
}

/** The validator of a body, and of each of its alternatives where it has some. */
export interface BodyCheck {
  readonly whole: Check;
  readonly alternatives: readonly { readonly fields: readonly string[]; readonly check: Check }[];
}

const VOCABULARY = ["example", "externalDocs", "xml"];

const createAjv = (document: AnySchema, coerceTypes: boolean, extensions: readonly string[]): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allErrors: true,
    removeAdditional: false,
    useDefaults: coerceTypes,
    coerceTypes,
    // A text like 1e999 becomes Infinity as a number, and Ajv skips bounds for numbers that are not finite. This check
    // applies them; every number of the contract has bounds.
    strictNumbers: !coerceTypes,
    discriminator: true,
    // String lengths count code points, as people count characters.
    unicodeRegExp: true,
  });
  addFormats(ajv);
  for (const keyword of new Set([...VOCABULARY, ...extensions])) ajv.addKeyword(keyword);
  ajv.addSchema(document, "contract", false, false);
  return ajv;
};

const extensionsOf = (value: unknown, found = new Set<string>()): Set<string> => {
  if (Array.isArray(value)) for (const item of value) extensionsOf(item, found);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key.startsWith("x-")) found.add(key);
      extensionsOf(inner, found);
    }
  }
  return found;
};

/** Rewrites references of a part of the contract so that they point into the document registered with Ajv. */
const anchored = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(anchored);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === "$ref" && typeof inner === "string" && inner.startsWith("#/") ? `contract${inner}` : anchored(inner),
    ]),
  );
};

const accessOf = (security: readonly Record<string, string[]>[]): Access => {
  if (security.length === 0) return "public";
  return security.some((way) => Object.keys(way).length === 0) ? "optional" : "required";
};

const asSchema = (value: unknown): Record<string, unknown> => {
  const schema = anchored(value);
  return anyObject.parse(schema);
};

/** Creates a value at first use and keeps it. */
const lazy = <Thing extends object>(make: () => Thing): (() => Thing) => {
  let made: Thing | undefined;
  return () => (made ??= make());
};

class Reader {
  readonly #document: z.infer<typeof documentObject>;
  readonly #strict: Ajv2020;
  readonly #coercing: Ajv2020;

  constructor(raw: Record<string, unknown>) {
    this.#document = documentObject.parse(raw);
    // Ajv reads the document as a root schema, where its top-level names are unknown keywords.
    const extensions = [...Object.keys(raw), ...extensionsOf(raw)];
    this.#strict = createAjv(raw, false, extensions);
    this.#coercing = createAjv(raw, true, extensions);
  }

  #followed(part: unknown): unknown {
    return followed(this.#document, part);
  }

  #bodyCheck(schema: Record<string, unknown>): BodyCheck {
    const resolved = anyObject.parse(this.#followed(schema));
    // With a discriminator, the validator of the whole body already selects the alternative.
    const choice = resolved["discriminator"] === undefined && resolved["oneOf"];
    const alternatives: unknown[] = Array.isArray(choice) ? choice : [];
    return {
      whole: lazy(() => this.#strict.compile(asSchema(schema))),
      alternatives: alternatives.map((part) => ({
        fields: Object.keys(anyObject.parse(anyObject.parse(this.#followed(part))["properties"] ?? {})),
        check: lazy(() => this.#strict.compile(asSchema(part))),
      })),
    };
  }

  #parameterCheck(parameters: readonly z.infer<typeof parameterObject>[]): Check {
    return lazy(() =>
      this.#coercing.compile({
        type: "object",
        required: parameters.filter(({ required }) => required).map(({ name }) => name),
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, asSchema(schema)])),
      }),
    );
  }

  #isWholeNumber(schema: unknown): boolean {
    return anyObject.parse(this.#followed(schema))["type"] === "integer";
  }

  #operation(url: string, method: (typeof METHODS)[number], raw: unknown, shared: unknown): Operation {
    const operation = operationObject.parse(raw);
    const parameters = [...z.array(z.unknown()).parse(shared ?? []), ...operation.parameters].map((entry) =>
      parameterObject.parse(this.#followed(entry)),
    );
    const query = parameters.filter((entry) => entry.in === "query");
    const access = accessOf(operation.security ?? this.#document.security);
    const localised = parameters.some((entry) => entry.in === "header" && entry.name === "Accept-Language");
    const [mediaType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const answers = Object.entries(operation.responses).map(
      ([status, entry]): [number, Map<string, Check | undefined>] => {
        const kinds = Object.entries(responseObject.parse(this.#followed(entry)).content ?? {});
        return [
          Number(status),
          new Map(
            kinds.map(([kind, { schema }]) => [
              kind,
              kind.endsWith("json") && schema ? lazy(() => this.#strict.compile(asSchema(schema))) : undefined,
            ]),
          ),
        ];
      },
    );
    return {
      operationId: operation.operationId,
      method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]).parse(method.toUpperCase()),
      path: url,
      access,
      capability: operation["x-capability"],
      rateClass: z.string().refine(isRateClass).parse(operation["x-rate-class"]),
      idempotency: operation["x-idempotency"],
      idempotencyDays: operation["x-idempotency-days"],
      effect: method === "get" && !operation["x-unsafe-get"] ? "read" : "write",
      body:
        mediaType && content
          ? {
              required: operation.requestBody?.required ?? false,
              mediaType,
              check: this.#bodyCheck(mediaType === "application/json" ? (content.schema ?? {}) : {}),
            }
          : undefined,
      checkPath: this.#parameterCheck(parameters.filter((entry) => entry.in === "path")),
      checkQuery: this.#parameterCheck(query),
      query: query.map(({ name }) => name),
      vary: localised ? (access === "public" ? "Accept-Language" : "Authorization, Accept-Language") : undefined,
      lists: query
        .filter(({ schema, explode }) => schema["type"] === "array" && explode === false)
        .map(({ name }) => name),
      numbers: parameters.filter(({ schema }) => this.#isWholeNumber(schema)).map(({ name }) => name),
      answers: new Map(answers),
    };
  }

  operations(): Operation[] {
    return Object.entries(this.#document.paths).flatMap(([url, item]) =>
      METHODS.filter((method) => item[method] !== undefined).map((method) =>
        this.#operation(url, method, item[method], item["parameters"]),
      ),
    );
  }
}

/**
 * Ajv resolves a discriminator from the alternatives and refuses the mapping that other tools need. It checks objects
 * only: without a `type` beside it, a text or a list would pass unchecked.
 */
const withoutMappings = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutMappings);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const named = key === "discriminator" ? z.object({ propertyName: z.string() }).safeParse(inner) : undefined;
    if (!named?.success) return [[key, withoutMappings(inner)]];
    return [
      ["type", "object"],
      [key, { propertyName: named.data.propertyName }],
    ];
  });
  return Object.fromEntries(parts);
};

/** Parses a bundled contract. Throws when it uses an unsupported feature. */
export const readContract = (raw: unknown): Operation[] =>
  new Reader(anyObject.parse(withoutMappings(raw))).operations();
