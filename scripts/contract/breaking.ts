import {
  type ContractDocument,
  type DocumentOperation,
  operationsOf as methodsOf,
  resolve,
} from "@lucarne/contract/document";
import { misfits } from "./schema-fit.ts";

const operationsOf = (document: ContractDocument): Map<string, DocumentOperation> =>
  new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(methodsOf(item)).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    ),
  );

type Parameter = DocumentOperation["parameters"][number];

const parametersOf = ({ components }: ContractDocument, operation: DocumentOperation): Map<string, Parameter> =>
  new Map(
    operation.parameters.flatMap((entry) => {
      const parameter = resolve(components.parameters, entry);
      return parameter ? [[`${parameter.in} ${parameter.name}`, parameter] as const] : [];
    }),
  );

const needsToken = (document: ContractDocument, operation: DocumentOperation): boolean => {
  const ways = operation.security ?? document.security ?? [];
  return ways.length > 0 && !ways.some((way) => Object.keys(way).length === 0);
};

/** The new operation must accept what callers of the old one send. */
const requestBreaks = (
  older: ContractDocument,
  newer: ContractDocument,
  old: DocumentOperation,
  now: DocumentOperation,
): string[] => {
  const sides = { subDocument: older, supDocument: newer, strict: true };
  const before = parametersOf(older, old);
  const after = parametersOf(newer, now);
  const breaks: string[] = [];
  for (const [key, parameter] of before) {
    const successor = after.get(key);
    if (!successor) breaks.push(`takes no ${key} any more`);
    else breaks.push(...misfits(parameter.schema, successor.schema, sides, key));
  }
  for (const [key, parameter] of after) {
    if (parameter.required && !before.get(key)?.required) breaks.push(`asks for ${key}`);
  }
  const body = resolve(older.components.requestBodies, old.requestBody) ?? {};
  const successor = resolve(newer.components.requestBodies, now.requestBody) ?? {};
  if (successor.required && !body.required) breaks.push("asks for a body");
  for (const [type, media] of Object.entries(body.content ?? {})) {
    const target = successor.content?.[type];
    if (!target) breaks.push(`takes no ${type} any more`);
    else breaks.push(...misfits(media.schema, target.schema, sides, "body"));
  }
  return breaks;
};

/** Callers of the old operation must be able to read the new one's successful answers. */
const answerBreaks = (
  older: ContractDocument,
  newer: ContractDocument,
  old: DocumentOperation,
  now: DocumentOperation,
): string[] => {
  const sides = { subDocument: newer, supDocument: older, strict: false };
  return Object.entries(old.responses).flatMap(([status, entry]) => {
    if (!status.startsWith("2")) return [];
    const kept = now.responses[status];
    if (!kept) return [`answers ${status} no more`];
    const target = resolve(newer.components.responses, kept);
    return Object.entries(resolve(older.components.responses, entry)?.content ?? {}).flatMap(([type, media]) => {
      const fresh = target?.content?.[type];
      if (!fresh) return [`answers no ${type} with ${status} any more`];
      return misfits(fresh.schema, media.schema, sides, `answer ${status}`);
    });
  });
};

/**
 * Differences in the newer contract that break callers of the older one, as sentences. New operations, optional input,
 * new fields and new values in answers break nobody.
 */
export const breakingChanges = (older: ContractDocument, newer: ContractDocument): string[] => {
  const after = operationsOf(newer);
  return [...operationsOf(older)].flatMap(([key, old]) => {
    const now = after.get(key);
    if (!now) return [`${key} is gone`];
    const breaks = [...requestBreaks(older, newer, old, now), ...answerBreaks(older, newer, old, now)];
    if (old.operationId !== now.operationId) breaks.unshift(`is called ${now.operationId}, was ${old.operationId}`);
    if (needsToken(newer, now) && !needsToken(older, old)) breaks.unshift("asks for a token");
    return breaks.map((words) => `${key}: ${words}`);
  });
};
