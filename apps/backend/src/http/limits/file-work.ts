import type { Operation } from "@lucarne/contract/operations";

import type { Kind } from "./concurrency-limit.ts";

/** Receives a file, which is checked. */
export const isUpload = ({ body }: Operation): boolean => body?.mediaType === "multipart/form-data";

/** May draw a print file. */
export const isPrint = ({ operationId }: Operation): boolean => operationId === "getOrderPrint";

/** Which places the calls of an operation take. */
export const kindOf = (operation: Operation): Kind => {
  if (isPrint(operation)) return "print";
  return isUpload(operation) ? "upload" : "call";
};
