import { isObject } from "@lucarne/api-client/is-object";
import fc from "fast-check";

import { hostile, schemaArbitrary, spoilt } from "./arbitrary.ts";
import type { DocumentedOperation, DocumentedParameter } from "@lucarne/contract/documented";
import { THINGS_OF_FIELDS, thingsOfPath, type Belongings } from "./things.ts";
import type { Upload } from "./uploads.ts";

/** A request to send. */
export interface RandomRequest {
  /** Path and query, below the address of the API. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
  /** A form with a file, sent instead of the payload. */
  readonly upload?: Upload;
}

const asText = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(asText).join(",")
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);

/** A lone surrogate cannot be part of a URL. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

const idArbitrary = (name: string, place: string, path: string, own: Belongings): fc.Arbitrary<unknown> | undefined => {
  const thing = place === "path" ? thingsOfPath(path).find((one) => one.name === name)?.thing : THINGS_OF_FIELDS[name];
  return thing && fc.constant(thing.of(own));
};

const valueArbitrary = ({ name, in: place, schema, example }: DocumentedParameter, path: string, own: Belongings) => {
  const known = idArbitrary(name, place, path, own) ?? (example === undefined ? undefined : fc.constant(example));
  const legal = schemaArbitrary(schema);
  return fc.oneof(
    { weight: 6, arbitrary: known ?? legal },
    { weight: 3, arbitrary: legal },
    { weight: 3, arbitrary: hostile() },
  );
};

const ownIds = (value: unknown, own: Belongings): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, THINGS_OF_FIELDS[key]?.of(own) ?? inner]))
    : value;

const bodyArbitrary = ({ mediaType, body, example }: DocumentedOperation, own: Belongings) => {
  if (mediaType !== "application/json" || !body)
    return fc.constantFrom({ type: undefined, text: undefined }, { type: "application/json", text: "{}" });
  const legal = fc.oneof(schemaArbitrary(body), fc.constant(ownIds(example, own)));
  const json = (value: unknown) => ({ type: "application/json", text: JSON.stringify(value) ?? "null" });
  return fc.oneof(
    { weight: 4, arbitrary: legal.map(json) },
    { weight: 6, arbitrary: legal.chain(spoilt).map(json) },
    { weight: 1, arbitrary: hostile().map(json) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        { type: "application/json", text: '{"a":' },
        { type: "application/json", text: "" },
        { type: "application/json", text: "\u0000" },
        { type: "text/plain", text: "{}" },
        { type: "application/x-www-form-urlencoded", text: "a=b" },
        { type: "application/json", text: "[".repeat(5_000) },
        { type: undefined, text: undefined },
      ),
    },
  );
};

/** Requests to an operation: valid ones, ones at the bounds, and hostile ones. */
export const requestArbitrary = (documented: DocumentedOperation, own: Belongings): fc.Arbitrary<RandomRequest> => {
  const { operation, parameters } = documented;
  const inPath = parameters.filter(({ in: place }) => place === "path");
  const inQuery = parameters.filter(({ in: place }) => place === "query");
  const values = (some: readonly DocumentedParameter[]) =>
    fc.record(Object.fromEntries(some.map((one) => [one.name, valueArbitrary(one, operation.path, own)])));
  const query = values(inQuery).chain((all) =>
    fc.subarray(inQuery).map((chosen) =>
      inQuery
        .filter((one) => one.required || chosen.includes(one))
        .map(({ name }) => `${name}=${encoded(asText(all[name]))}`)
        .join("&"),
    ),
  );
  const extra = fc.constantFrom("", "", "", "page=0", "limit=1e9", "a[b]=c", "__proto__=x", "page=1&page=2", "%00");
  const headers = fc.record(
    {
      "accept-language": fc.constantFrom("pl", "uk-UA,uk;q=0.9", "xx", "*", ";;;", "de;q=2"),
      "idempotency-key": fc.constantFrom("k", "x".repeat(255), "x".repeat(256), "zq7xw'--"),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(values(inPath), query, extra, headers, bodyArbitrary(documented, own))
    .map(([path, known, more, head, { type, text }]) => {
      const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(asText(path[name])));
      const search = [known, more].filter((part) => part !== "").join("&");
      return {
        path: `${address}${search === "" ? "" : `?${search}`}`,
        headers: { ...head, ...(type === undefined ? {} : { "content-type": type }) },
        payload: text,
      };
    });
};
