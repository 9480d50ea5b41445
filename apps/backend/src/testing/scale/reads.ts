import { THINGS_OF_FIELDS } from "@lucarne/conformance/requests/things";
import { documentedOperations, type DocumentedOperation, type DocumentedParameter } from "@lucarne/contract/documented";

import type { TestBackend } from "../backend.ts";
import { contractDocument } from "../../http/contract/contract.ts";
import { ask } from "../operations/ask.ts";
import { belongingsOf, tokenFor } from "../operations/belongings.ts";
import { isObject } from "@lucarne/api-client/is-object";

/** A call that reads, as one user sends it. */
export interface Read {
  readonly name: string;
  readonly run: () => Promise<number>;
}

/**
 * Not measured: two commands whose method is GET, and the export of everything that a user has, which reads as many rows
 * as a table holds and is limited to a few an hour.
 */
const LEFT_OUT = new Set(["resendInvitation", "getOrderPrint", "exportMyData"]);

/** Values of an optional parameter that may lead to another plan: each value of a choice, else the contract's example. */
const valuesOf = ({ schema, example, list }: DocumentedParameter): string[] => {
  const one = list && isObject(schema["items"]) ? schema["items"] : schema;
  const choices = one["enum"];
  if (Array.isArray(choices)) return choices.map(String);
  return example === undefined ? [] : [Array.isArray(example) ? example.join(",") : String(example)];
};

/** An operation without its optional parameters, and once with each value of each. */
const variantsOf = (documented: DocumentedOperation): { label: string; documented: DocumentedOperation }[] => {
  const required = documented.parameters.filter((parameter) => parameter.in === "path" || parameter.required);
  const optional = documented.parameters.filter(
    ({ name, in: place, required: must }) => place === "query" && !must && !(name in THINGS_OF_FIELDS),
  );
  return [
    { label: "", documented: { ...documented, parameters: required } },
    ...optional.flatMap((parameter) =>
      valuesOf(parameter).map((value) => ({
        label: ` ${parameter.name}=${value}`,
        documented: { ...documented, parameters: [...required, { ...parameter, required: true, example: value }] },
      })),
    ),
  ];
};

/** Every read of the contract for a seeded user. */
export const readsOf = async (backend: TestBackend, email: string): Promise<Read[]> => {
  const own = await belongingsOf(backend, email);
  const token = await tokenFor(backend, own.userId);
  const operations = documentedOperations(await contractDocument()).filter(
    ({ operation }) => operation.method === "GET" && !LEFT_OUT.has(operation.operationId),
  );
  return operations.flatMap(variantsOf).map(({ label, documented }) => ({
    name: `${documented.operation.operationId}${label}`,
    run: async () => (await ask(backend, documented, { token, choose: (thing) => thing.of(own) })).status,
  }));
};
