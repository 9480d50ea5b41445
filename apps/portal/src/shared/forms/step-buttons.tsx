import { ActionBar } from "@lucarne/ui/app-frame";
import { Button } from "@lucarne/ui/button";
import { ArrowLeft } from "@lucarne/ui/icons";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "../common-messages.ts";

type StepButtonsProps = {
  /** The label of the button that sends the form. */
  children: ReactNode;
  /** Id of the form, when the buttons are outside it. */
  form?: string;
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
  onBack?: (() => void) | undefined;
};

/** The actions of one step of several: Back, where the step has one, and the button that sends the step's form. */
export const StepButtons = ({ children, form, pending, disabled, onBack }: StepButtonsProps) => (
  <ActionBar placement="end-of-form">
    {onBack && (
      <Button variant="outline" icon={ArrowLeft} onClick={onBack}>
        <FormattedMessage {...commonMessages.back} />
      </Button>
    )}
    <Button type="submit" form={form} pending={pending} disabled={disabled}>
      {children}
    </Button>
  </ActionBar>
);
