import type { AriaAttributes, CSSProperties } from "react";
import { cx } from "../../internal/element/cx.ts";
import type { FieldControl, FieldFrame } from "./field.tsx";

/** The props of the root of a field: the frame, and its position in the page. */
export interface FieldRoot extends FieldFrame {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** Splits the props of a field: `className`, `style` and the frame go to its root, everything else to its control. */
export const splitField = <Props extends FieldRoot>({
  id,
  label,
  labelHidden,
  hint,
  error,
  message,
  optional,
  requiredMark,
  counter,
  live,
  className,
  style,
  ...control
}: Props) => ({
  root: {
    id,
    label,
    labelHidden,
    hint,
    error,
    message,
    optional,
    requiredMark,
    counter,
    live,
    className,
    style,
  } satisfies FieldRoot,
  control,
});

/** Merges the props a field gives its control with the caller's own description and validity. */
export const mergeControl = (
  own: Pick<AriaAttributes, "aria-describedby" | "aria-invalid">,
  control: FieldControl,
): Pick<AriaAttributes, "aria-describedby" | "aria-invalid"> & Pick<FieldControl, "id"> => ({
  id: control.id,
  "aria-describedby": cx(own["aria-describedby"], control["aria-describedby"]),
  "aria-invalid": control["aria-invalid"] ?? own["aria-invalid"],
});
