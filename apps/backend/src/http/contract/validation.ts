import { isObject } from "@lucarne/api-client/is-object";
import { FIXED_SENTENCES } from "@lucarne/api-client/problems";
import type { BodyCheck, Check, Operation } from "@lucarne/contract/operations";
import type { ErrorObject } from "ajv/dist/2020.js";
import type { FastifyRequest } from "fastify";

import type { TextKey } from "../../texts/texts.ts";
import { Problem, refused, type Sentence } from "../../kernel/problem.ts";
import { stateOf, type AnyInput } from "../call-state.ts";
import { trimInvisible } from "../../kernel/text/visible-text.ts";

const text = (key: TextKey, params: Record<string, string | number> = {}): Sentence => ({ text: key, params });

/** Patterns of the contract that have their own message. */
const PATTERNS: Readonly<Record<string, Sentence>> = {
  "^\\P{Nd}+$": text("validation.no_digits"),
  "^\\P{L}+$": { fixed: FIXED_SENTENCES.lettersNotAllowed },
  "^\\d{5,15}$": { fixed: FIXED_SENTENCES.invalidPhone },
};

/** Fields of which one is enough: the contract requires them in alternatives, and neither is missing alone. */
const ALTERNATIVES: Readonly<Record<string, Sentence>> = {
  phone: text("problem.phone_or_email"),
  email: text("problem.phone_or_email"),
  shortDescription: text("problem.short_or_long"),
  longDescription: text("problem.short_or_long"),
};

const missing = ({ schemaPath, params }: ErrorObject): Sentence =>
  (schemaPath.includes("/anyOf/") ? ALTERNATIVES[String(params["missingProperty"])] : undefined) ??
  text("validation.required");

const limit = (error: ErrorObject): number => Number(error.params["limit"]);

const sentenceOf = (error: ErrorObject): Sentence => {
  switch (error.keyword) {
    case "required":
    case "dependentRequired":
      return missing(error);
    case "unevaluatedProperties":
    case "additionalProperties":
    case "propertyNames":
      return text("validation.unknown");
    case "type":
      return text("validation.type");
    case "format":
      return text(error.params["format"] === "email" ? "validation.email" : "validation.format");
    case "pattern":
      return PATTERNS[String(error.params["pattern"])] ?? text("validation.format");
    case "minLength":
      return limit(error) === 1 ? text("validation.required") : text("validation.min_length", { limit: limit(error) });
    case "maxLength":
      return text("validation.max_length", { limit: limit(error) });
    case "minimum":
    case "exclusiveMinimum":
      return text("validation.minimum", { limit: limit(error) });
    case "maximum":
    case "exclusiveMaximum":
      return text("validation.maximum", { limit: limit(error) });
    case "minItems":
    case "minProperties":
      return text("validation.min_items", { limit: limit(error) });
    case "maxItems":
    case "maxProperties":
      return text("validation.max_items", { limit: limit(error) });
    case "enum":
    case "const":
      return text("validation.enum");
    case "discriminator":
      return text(error.params["tagValue"] === undefined ? "validation.required" : "validation.enum");
    case "uniqueItems":
      return text("validation.unique");
    default:
      return text("validation.combination");
  }
};

/** The property of an error that Ajv reports at the parent. */
const propertyOf = ({ params }: ErrorObject): string | undefined => {
  for (const key of ["missingProperty", "unevaluatedProperty", "additionalProperty", "propertyName", "tag"]) {
    const value: unknown = params[key];
    if (typeof value === "string") return value;
  }
  return undefined;
};

/** `/order/0/quantity` → `order.0.quantity`; the whole body is `request`. */
const fieldOf = (error: ErrorObject): string => {
  const parts = error.instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const property = propertyOf(error);
  if (property !== undefined) parts.push(property);
  // A field's name is sent by the caller: long ones are cut.
  return parts.join(".").slice(0, 120) || "request";
};

/** These keywords repeat errors of their parts. */
const SUMMARIES = new Set(["oneOf", "anyOf", "allOf", "if", "not", "$ref"]);
const MAX_FIELDS = 50;

/** The first message of each refused field. */
const refusalOf = (errors: readonly ErrorObject[]): Problem => {
  const parts = errors.filter(({ keyword }) => !SUMMARIES.has(keyword));
  const fields = new Map<string, Sentence[]>();
  for (const error of parts.length > 0 ? parts : errors) {
    const field = fieldOf(error);
    if (!fields.has(field) && fields.size < MAX_FIELDS) fields.set(field, [sentenceOf(error)]);
  }
  return refused(Object.fromEntries(fields));
};

/** The dotted path of the first text that PostgreSQL cannot store: with a NUL, or half a surrogate pair. */
const pathOfBadText = (value: unknown, path: readonly string[] = []): string | undefined => {
  if (typeof value === "string")
    return value.includes("\0") || !value.isWellFormed() ? path.join(".") || "request" : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOfBadText(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
};

const requireStorable = (value: unknown): void => {
  const field = pathOfBadText(value);
  if (field !== undefined) throw refused({ [field]: [text("validation.format")] });
};

/** A whole number as people write it. As numbers of JavaScript, `1e5`, `0x10` and ` 5` would pass too. */
const WHOLE_NUMBER = /^-?\d{1,15}$/;

/** Throws a problem that lists the refused parameters; `numbers` are those that must be whole numbers. */
export const requireValid = (
  compile: Check,
  value: Readonly<Record<string, unknown>>,
  numbers: readonly string[],
): void => {
  const wrong = numbers.filter((name) => {
    const given = value[name];
    return typeof given === "string" && !WHOLE_NUMBER.test(given);
  });
  if (wrong.length > 0) throw refused(Object.fromEntries(wrong.map((name) => [name, [text("validation.type")]])));
  const check = compile();
  if (!check(value)) throw refusalOf(check.errors ?? []);
  requireStorable(value);
};

/**
 * Throws a problem that lists the refused fields. With alternatives, the one that shares most fields with the body is
 * assumed to be meant.
 */
export const requireValidBody = (check: BodyCheck, body: unknown): void => {
  const whole = check.whole();
  if (whole(body)) return requireStorable(body);
  const sent = isObject(body) ? Object.keys(body) : [];
  const known = (fields: readonly string[]) => sent.filter((name) => fields.includes(name)).length;
  const [meant] = check.alternatives.toSorted((one, other) => known(other.fields) - known(one.fields));
  const alternative = meant?.check();
  if (alternative && !alternative(body)) throw refusalOf(alternative.errors ?? []);
  throw refusalOf(whole.errors ?? []);
};

/** Trims every text of a body, invisible characters included; texts inside JSON texts stay (FORM-1). */
const trimmed = (value: unknown): unknown => {
  if (typeof value === "string") return trimInvisible(value);
  if (Array.isArray(value)) return value.map(trimmed);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]));
};

/** A copy of parameters without inherited names: nothing of them can be mistaken for a method of objects. */
export const ownValues = (parameters: unknown): Record<string, unknown> =>
  Object.assign(Object.create(null) as Record<string, unknown>, parameters);

const queryOf = (request: FastifyRequest, lists: readonly string[]): Record<string, unknown> => {
  const query = ownValues(request.query);
  for (const name of lists) {
    const value = query[name];
    if (typeof value === "string") query[name] = value === "" ? [] : value.split(",");
  }
  return query;
};

const inputOf = (operation: Operation, request: FastifyRequest): AnyInput => {
  const path = ownValues(request.params);
  requireValid(operation.checkPath, path, operation.numbers);
  const query = queryOf(request, operation.lists);
  requireValid(operation.checkQuery, query, operation.numbers);
  if (operation.body?.mediaType !== "application/json") return { path, query, body: undefined };
  if (request.body === undefined && operation.body.required) throw new Problem("unsupported_media_type");
  const body = trimmed(request.body);
  if (body !== undefined) requireValidBody(operation.body.check, body);
  return { path, query, body };
};

/** Hook: validates path, query and body against the contract; texts of the body are trimmed. */
export const validateCalls = async (request: FastifyRequest): Promise<void> => {
  const state = stateOf(request);
  state.input = inputOf(state.operation, request);
};
