import type { TestAnswer, TestBackend } from "../backend.ts";
import { upload } from "../upload.ts";
import { picture } from "./belongings.ts";
import type { DocumentedOperation } from "@lucarne/contract/documented";
import { THINGS_OF_FIELDS, thingsOfPath, type Thing } from "@lucarne/conformance/requests/things";

/** Chooses the id to send for an object. */
type Choose = (thing: Thing) => string | number;

/** Every id of an operation, in path, query or body. */
export const thingsOf = ({ operation, parameters, body }: DocumentedOperation): Thing[] => {
  const fields = [
    ...parameters.filter(({ in: place }) => place === "query").map(({ name }) => name),
    ...Object.keys(Object(Object(body)["properties"])),
  ];
  return [
    ...thingsOfPath(operation.path).flatMap(({ thing }) => (thing ? [thing] : [])),
    ...fields.flatMap((name) => THINGS_OF_FIELDS[name] ?? []),
  ];
};

const withIds = (value: unknown, choose: Choose): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => {
          const thing = THINGS_OF_FIELDS[key];
          return [key, thing ? choose(thing) : inner];
        }),
      )
    : value;

/** Sends the contract's own example of a request with the chosen ids. */
export const ask = async (
  backend: TestBackend,
  documented: DocumentedOperation,
  { token, choose }: { token?: string | undefined; choose: Choose },
): Promise<TestAnswer> => {
  const { operation, parameters, mediaType, example } = documented;
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
  const url = `${path}${query.size > 0 ? `?${query}` : ""}`;
  if (mediaType === "multipart/form-data")
    return upload(backend, url, { content: picture(), ...(token === undefined ? {} : { token }) });
  return backend.call(operation.method, url, {
    ...(token === undefined ? {} : { token }),
    ...(example === undefined ? {} : { body: withIds(example, choose) }),
  });
};
