import type { Button } from "@lucarne/ui/button";
import type { Dialog } from "@lucarne/ui/dialog";
import type { Inline, Stack } from "@lucarne/ui/layout";
import type { SelectField } from "@lucarne/ui/select-field";

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
