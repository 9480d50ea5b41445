import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { z } from "zod";
import text from "../../../../openapi/dist/openapi.json?raw";

const record = z.record(z.string(), z.unknown());
type Node = Record<string, unknown>;

const METHODS = ["get", "post", "put", "patch", "delete"];

const document = record.parse(JSON.parse(text));
// Without Ajv's discriminator, which does not support a mapping: each alternative has its own type.
const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: false });
/** Values of an address are text. */
const ajvOfAddresses = new Ajv2020({ strict: false, allErrors: true, coerceTypes: true });
for (const one of [ajv, ajvOfAddresses]) {
  addFormats(one);
  one.addSchema(document, "contract", false, false);
}

const lookUp = (reference: string): unknown =>
  reference
    .slice("#/".length)
    .split("/")
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((node, key) => record.parse(node)[key], document);

/** A part of the contract with its reference followed; an empty one for what is not there. */
const resolved = (node: unknown): Node => {
  const value = record.parse(node ?? {});
  return typeof value["$ref"] === "string" ? resolved(lookUp(value["$ref"])) : value;
};

const at = (node: unknown, ...keys: readonly string[]): Node =>
  keys.reduce((inner, key) => resolved(inner[key]), resolved(node));

/** Makes references point into the document that Ajv has by name. */
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

const faultOf = (check: ValidateFunction, value: unknown): string | undefined => {
  if (check(value)) return undefined;
  const [first] = check.errors ?? [];
  return `${first?.instancePath || "/"} ${first?.message} ${JSON.stringify(first?.params)}`;
};

const schemaOf = (node: Node): object => Object(anchored(node["schema"] ?? {}));

/** One operation of the contract. */
export type Operation = { readonly id: string; readonly path: string; readonly node: Node };

const operations = Object.entries(at(document, "paths")).flatMap(([path, item]) =>
  Object.entries(resolved(item))
    .filter(([method]) => METHODS.includes(method))
    .map(([method, node]) => ({
      id: String(resolved(node)["operationId"]),
      method: method.toUpperCase(),
      path,
      node: resolved(node),
      pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    })),
);

/** The operation of a call; undefined when the contract has none. A path without parameters wins. */
export const operationOf = (method: string, pathname: string): Operation | undefined =>
  operations
    .filter((operation) => operation.method === method && operation.pattern.test(pathname))
    .toSorted((one, other) => one.path.split("{").length - other.path.split("{").length)[0];

/** What is wrong with a request by the contract: its query or its JSON body. */
export const faultOfRequest = ({ id, node }: Operation, url: URL, body: string): string | undefined => {
  const parameters = z
    .array(z.unknown())
    .parse(node["parameters"] ?? [])
    .map((parameter) => resolved(parameter));
  const asked = parameters.filter((parameter) => parameter["in"] === "query");
  const query = {
    type: "object",
    properties: Object.fromEntries(asked.map((parameter) => [String(parameter["name"]), schemaOf(parameter)])),
    required: asked.filter(({ required }) => required === true).map(({ name }) => String(name)),
    additionalProperties: false,
  };
  const fault = faultOf(ajvOfAddresses.compile(query), Object.fromEntries(url.searchParams));
  if (fault !== undefined) return `${id} was called with a wrong query: ${fault}`;
  const content = at(node, "requestBody", "content", "application/json");
  if (!("schema" in content)) return undefined;
  if (body === "")
    return resolved(node["requestBody"])["required"] === true ? `${id} was called without a body` : undefined;
  const wrong = faultOf(ajv.compile(schemaOf(content)), JSON.parse(body));
  return wrong === undefined ? undefined : `${id} was called with a wrong body: ${wrong}`;
};

/** An answer of the contract: its media type, the checked body, or what is wrong with it. */
export type ContractAnswer = { readonly mediaType: string; readonly body: unknown } | { readonly fault: string };

/**
 * The answer of an operation with a status.
 * @param answer `body` or the name of an `example` of the contract; without both its first example
 */
export const answerOf = (
  { id, node }: Operation,
  status: number,
  answer: { readonly body?: unknown; readonly example?: string } = {},
): ContractAnswer => {
  const responses = at(node, "responses");
  if (!(String(status) in responses)) return { fault: `${id} cannot answer ${status} by the contract` };
  const [media] = Object.entries(at(responses, String(status), "content"));
  if (!media) return { mediaType: "", body: undefined };
  const [mediaType, content] = media;
  const examples = at(content, "examples");
  const name = answer.example ?? Object.keys(examples)[0] ?? "";
  const body = "body" in answer ? answer.body : at(examples, name)["value"];
  if (body === undefined) return { fault: `${id} ${status} has no example ${name}` };
  const fault = faultOf(ajv.compile(schemaOf(resolved(content))), body);
  return fault === undefined ? { mediaType, body } : { fault: `${id} ${status} is not as the contract says: ${fault}` };
};
