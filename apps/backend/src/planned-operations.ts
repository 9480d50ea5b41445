/**
 * Operations that the contract already describes and this backend does not mount yet: they answer 404. A handler for
 * one of these does not compile until its name leaves the list.
 */
export const PLANNED_OPERATIONS = [
  "getOrderPrint",
] as const;

/** The same of the operator's contract. */
export const PLANNED_OPERATOR_OPERATIONS = [
] as const;

/** Takes the planned operations out of a contract. */
export const withoutPlanned = <Operation extends { readonly operationId: string }>(
  operations: readonly Operation[],
  planned: readonly string[],
): Operation[] => operations.filter(({ operationId }) => !planned.includes(operationId));
