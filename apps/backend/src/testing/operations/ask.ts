import { exampleRequest, type Choose } from "@lucarne/conformance/requests/example-request";
import type { DocumentedOperation } from "@lucarne/contract/documented";

import type { TestAnswer, TestBackend } from "../backend.ts";
import { upload } from "../upload.ts";
import { picture } from "./belongings.ts";

/** Sends the contract's own example of a request with the chosen ids. */
export const ask = async (
  backend: TestBackend,
  documented: DocumentedOperation,
  { token, choose }: { token?: string | undefined; choose: Choose },
): Promise<TestAnswer> => {
  const { path, body, takesFile } = exampleRequest(documented, choose);
  if (takesFile) return upload(backend, path, { content: picture(), ...(token === undefined ? {} : { token }) });
  return backend.call(documented.operation.method, path, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  });
};
