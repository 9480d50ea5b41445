import type { FieldsetHTMLAttributes, ReactNode, Ref } from "react";
import { GroupFrame } from "../../internal/choice/group-frame.tsx";
import { Grid, type GridProps } from "../../layout/index.ts";

export interface ChoiceGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** The question. */
  readonly label: ReactNode;
  /** Hides the question visually; only where the context already asks it. */
  readonly labelHidden?: boolean | undefined;
  /** Help text below the question; screen readers read it with the group. */
  readonly hint?: ReactNode;
  /** Error message below the choices; screen readers read it with the group. */
  readonly error?: ReactNode;
  /** Adds "optional" to the question. */
  readonly optional?: boolean | undefined;
  /** Adds an asterisk to the question. */
  readonly requiredMark?: boolean | undefined;
  /** Columns of the choices: one number, or one per width. @default 1 */
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
