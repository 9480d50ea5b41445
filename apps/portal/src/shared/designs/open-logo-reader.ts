import type { FormFunctions } from "@lucarne/configurators/form";
import workerAddress from "./logo-worker.ts?worker&url";
import { scriptAddress } from "../../platform/security/script-address.ts";

/** Starts the worker that reads logo files. */
export const openLogoReader: FormFunctions["openReader"] = () =>
  new Worker(scriptAddress(workerAddress), { type: "module" });
