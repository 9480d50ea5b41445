import { isObject } from "@lucarne/api-client/is-object";
import type { DocumentedOperation } from "@lucarne/contract/documented";

import { THINGS_OF_FIELDS, thingsOfPath, type Thing } from "./things.ts";

/** Chooses the id to send for an object. */
export type Choose = (thing: Thing) => string | number;

/** The contract's own example of a request. */
export interface ExampleRequest {
  /** Path and query. */
  readonly path: string;
  /** A JSON body, where the operation takes one. */
  readonly body: unknown;
  /** Whether the operation takes a form with a file instead. */
  readonly takesFile: boolean;
}

/** Every id of an operation, in path, query or body. */
export const thingsOf = ({ operation, parameters, body }: DocumentedOperation): Thing[] => {
  const properties = body?.["properties"];
  const fields = [
    ...parameters.filter(({ in: place }) => place === "query").map(({ name }) => name),
    ...Object.keys(isObject(properties) ? properties : {}),
  ];
  return [
    ...thingsOfPath(operation.path).flatMap(({ thing }) => (thing ? [thing] : [])),
    ...fields.flatMap((name) => THINGS_OF_FIELDS[name] ?? []),
  ];
};

const withIds = (value: unknown, choose: Choose): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => {
          const thing = THINGS_OF_FIELDS[key];
          return [key, thing ? choose(thing) : inner];
        }),
      )
    : value;

/** The example of an operation with the chosen ids. Throws when an id of the path has no known source. */
export const exampleRequest = (
  { operation, parameters, mediaType, example }: DocumentedOperation,
  choose: Choose,
): ExampleRequest => {
  const things = new Map(thingsOfPath(operation.path).map(({ name, thing }) => [name, thing]));
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const thing = things.get(name);
    if (!thing) throw new Error(`${operation.operationId}: there is no way to find an id for ${name}.`);
    return encodeURIComponent(choose(thing));
  });
  const query = new URLSearchParams();
  for (const { name, in: place, required, example: value } of parameters) {
    const thing = THINGS_OF_FIELDS[name];
    if (place === "query" && thing) query.set(name, String(choose(thing)));
    else if (place === "query" && required)
      query.set(name, Array.isArray(value) ? value.join(",") : String(value ?? "x"));
  }
  return {
    path: `${path}${query.size > 0 ? `?${query}` : ""}`,
    body: withIds(example, choose),
    takesFile: mediaType === "multipart/form-data",
  };
};
