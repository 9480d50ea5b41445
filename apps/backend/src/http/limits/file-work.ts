import type { Operation } from "@lucarne/contract/operations";

/** Receives a file, which is checked. */
export const isUpload = ({ body }: Operation): boolean => body?.mediaType === "multipart/form-data";

/** May draw a print file. */
export const isPrint = ({ operationId }: Operation): boolean => operationId === "getOrderPrint";
