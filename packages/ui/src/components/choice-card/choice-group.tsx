import type { FieldsetHTMLAttributes, ReactNode, Ref } from "react";
import { GroupFrame } from "../../internal/group-frame.tsx";
import { Grid, type GridProps } from "../../layout/index.ts";

export interface ChoiceGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** The question. */
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Adds an asterisk to the question. */
  readonly requiredMark?: boolean | undefined;
  /** @default 1 */
  readonly columns?: GridProps["columns"] | undefined;
  readonly ref?: Ref<HTMLFieldSetElement> | undefined;
}

/** A fieldset with the question that its `ChoiceCard`s or `Checkbox`es answer. */
export const ChoiceGroup = ({ label, labelHidden, columns = 1, children, ...rest }: ChoiceGroupProps) => (
  <GroupFrame data-component="ChoiceGroup" legend={label} legendHidden={labelHidden} {...rest}>
    <Grid columns={columns} space="xsmall">
      {children}
    </Grid>
  </GroupFrame>
);
