import type { Inspected, InspectedPhoto } from "../check/inspect-file.ts";
import type { PrintInput, PrintResult } from "../../print/draw-print.ts";
import type { Design, DesignCheck } from "../../print/lay-design.ts";

interface Uploaded {
  readonly bytes: Uint8Array;
  readonly name: string;
}

/** The jobs of the file process, by their kind. */
export type FileJobs = {
  readonly inspect: {
    readonly input: Uploaded & { readonly product?: string | undefined; readonly ghostscript?: string | undefined };
    readonly result: Inspected;
  };
  readonly avatar: { readonly input: { readonly bytes: Uint8Array }; readonly result: Uint8Array };
  readonly photo: { readonly input: Uploaded & { readonly product: string }; readonly result: InspectedPhoto };
  readonly design: { readonly input: Design; readonly result: DesignCheck };
  readonly print: { readonly input: PrintInput; readonly result: PrintResult };
};
