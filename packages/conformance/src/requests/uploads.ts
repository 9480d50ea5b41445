import { isObject } from "@lucarne/api-client/is-object";
import type { DocumentedOperation } from "@lucarne/contract/documented";

/** A picture of 2 × 2 grey pixels. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAE0lEQVR4AWM8ceLEfwYgYGKAAgAzqANb9sLbGgAAAABJRU5ErkJggg==",
  "base64",
);
const SCRIPT = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>`;

const formOf = (bytes: BlobPart, name: string, { type = "image/png", field = "file" } = {}): FormData => {
  const form = new FormData();
  form.append(field, new Blob([bytes], { type }), name);
  return form;
};

/** A small picture as a form with one file. */
export const pictureForm = (): FormData => formOf(PICTURE, "logo.png");

/** A hostile form. */
export interface Upload {
  /** What is sent, after "with". */
  readonly title: string;
  readonly form: FormData;
  /** Whether the contract refuses it; otherwise the server decides. */
  readonly isRefused: boolean;
}

/** Hostile forms for an operation that takes a file. */
export const hostileUploads = ({ body }: DocumentedOperation): Upload[] => {
  const properties = body?.["properties"];
  const file = isObject(properties) ? properties["file"] : undefined;
  const limit = isObject(file) ? file["maxLength"] : undefined;
  const refused: Record<string, FormData> = {
    "a form without a file": new FormData(),
    "the file in another field": formOf(PICTURE, "logo.png", { field: "picture" }),
    "an empty file": formOf("", "logo.png"),
    "text named .png": formOf("This is no picture.", "logo.png"),
    "a script in an SVG": formOf(SCRIPT, "logo.svg", { type: "image/svg+xml" }),
    // Zeros after the end of the picture.
    ...(typeof limit === "number"
      ? { "a file over the limit": formOf(Buffer.concat([PICTURE, Buffer.alloc(limit)]), "logo.png") }
      : {}),
  };
  return [
    ...Object.entries(refused).map(([title, form]) => ({ title, form, isRefused: true })),
    { title: "a picture that ends too early", form: formOf(PICTURE.subarray(0, 50), "logo.png"), isRefused: false },
  ];
};
