import type { Button } from "@lucarne/ui/button";
import type { Dialog } from "@lucarne/ui/dialog";
import type { Inline, Stack } from "@lucarne/ui/layout";
import type { RadioGroupProps } from "@lucarne/ui/radio-group";
import type { SegmentedControlProps } from "@lucarne/ui/segmented-control";
import type { SelectField } from "@lucarne/ui/select-field";
import type { TabsProps } from "@lucarne/ui/tabs";

type Takes<Part extends (props: never) => unknown, Props> = Props extends Partial<Parameters<Part>[0]> ? true : false;

/** Whether the packed types take these props, as an app's compiler sees them: all but the first are wrong. */
export const takes: readonly [
  Takes<typeof Stack, { space: { phone: "small" } }>,
  Takes<typeof Stack, { space: { phone: "garbage" } }>,
  Takes<typeof Inline, { space: "garbage" }>,
  Takes<typeof Button, { tone: "garbage" }>,
  Takes<typeof Dialog, { size: "garbage" }>,
  Takes<typeof SelectField, { multiple: true }>,
  Takes<typeof SelectField, { value: string[] }>,
] = [true, false, false, false, false, false, false];

type Choices = readonly [{ readonly value: "small"; readonly label: "Small" }];
interface With<DefaultValue extends string> {
  readonly label: "Size";
  readonly options: Choices;
  readonly items: Choices;
  readonly defaultValue: DefaultValue;
}

/** Whether an initial value fits the options, from which its type is inferred. */
type Fits<Value extends string> = readonly [
  With<Value> extends RadioGroupProps<infer _> ? true : false,
  With<Value> extends SegmentedControlProps<infer _> ? true : false,
  With<Value> extends TabsProps<infer _> ? true : false,
];

export const fits: readonly [Fits<"small">, Fits<"garbage">] = [
  [true, true, true],
  [false, false, false],
];
