import type { DocumentedOperation, DocumentedParameter } from "@lucarne/contract/documented";

import { exampleRequest } from "./example-request.ts";
import type { RandomRequest } from "./random-request.ts";
import type { Belongings } from "./things.ts";
import { hostileUploads } from "./uploads.ts";

/** A word that no list of values of the contract has. */
const UNKNOWN = "no-such-value";

const hasList = ({ schema, list }: DocumentedParameter): boolean => {
  const values = list ? schema["items"] : schema;
  return typeof values === "object" && values !== null && "enum" in values;
};

/**
 * The example of an operation without each required parameter of its query, and with a value that the contract does not
 * list for each parameter that has a list of them. Random requests rarely have exactly one such fault. An operation that
 * takes a file gets hostile forms instead.
 */
export const illegalRequests = (documented: DocumentedOperation, own: Belongings): RandomRequest[] => {
  const { path, body, takesFile } = exampleRequest(documented, (thing) => thing.of(own));
  if (takesFile) return hostileUploads(documented).map((upload) => ({ path, headers: {}, payload: undefined, upload }));
  const [address = "", search = ""] = path.split("?");
  const inQuery = documented.parameters.filter(({ in: place }) => place === "query");
  const changed = (change: (query: URLSearchParams) => void): RandomRequest => {
    const query = new URLSearchParams(search);
    change(query);
    return {
      path: query.size > 0 ? `${address}?${query}` : address,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      payload: body === undefined ? undefined : JSON.stringify(body),
    };
  };
  return [
    ...inQuery.filter(({ required }) => required).map(({ name }) => changed((query) => query.delete(name))),
    ...inQuery.filter(hasList).map(({ name }) => changed((query) => query.set(name, UNKNOWN))),
  ];
};
