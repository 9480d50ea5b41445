import type { AriaAttributes } from "react";
import { cx } from "../../internal/cx.ts";
import type { FieldControl } from "./field.tsx";

/** What a field gives to its control, with the caller's own description and validity kept. */
export const mergeControl = (
  own: Pick<AriaAttributes, "aria-describedby" | "aria-invalid">,
  control: FieldControl,
): Pick<AriaAttributes, "aria-describedby" | "aria-invalid"> & Pick<FieldControl, "id"> => ({
  id: control.id,
  "aria-describedby": cx(own["aria-describedby"], control["aria-describedby"]),
  "aria-invalid": control["aria-invalid"] ?? own["aria-invalid"],
});
