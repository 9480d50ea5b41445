import type { AriaAttributes } from "react";
import { cx } from "../../internal/cx.ts";
import type { FieldControl } from "./field.tsx";

/** Merges the props a field gives its control with the caller's own description and validity. */
export const mergeControl = (
  own: Pick<AriaAttributes, "aria-describedby" | "aria-invalid">,
  control: FieldControl,
): Pick<AriaAttributes, "aria-describedby" | "aria-invalid"> & Pick<FieldControl, "id"> => ({
  id: control.id,
  "aria-describedby": cx(own["aria-describedby"], control["aria-describedby"]),
  "aria-invalid": control["aria-invalid"] ?? own["aria-invalid"],
});
