/**
 * A module worker that reads logo files for the form, so that a large or hostile file never blocks the page. An app
 * starts it and hands it to the form: `openReader: () => new Worker(…, { type: "module" })`.
 */
import { UnprintableLogo, type LogoFault } from "../artwork/logo/fault.ts";
import { isLogoRequest, type LogoAnswer, type LogoRequest } from "./logo/messages.ts";
import { readLogoFile } from "./logo/read-logo-file.ts";

const faultOf = (error: unknown): LogoFault => (error instanceof UnprintableLogo ? error.fault : "damaged");

const answerTo = async ({ file, name }: LogoRequest): Promise<LogoAnswer> => {
  try {
    return { kind: "logo-read", read: await readLogoFile(file, name) };
  } catch (error) {
    return { kind: "logo-read", fault: faultOf(error) };
  }
};

addEventListener("message", ({ data }) => {
  if (isLogoRequest(data)) void answerTo(data).then((answer) => postMessage(answer));
});
