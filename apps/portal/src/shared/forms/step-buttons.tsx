import { Button } from "@lucarne/ui/button";
import { ArrowLeft } from "@lucarne/ui/icons";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "../common-messages.ts";
import * as styles from "./step-buttons.css.ts";

type StepButtonsProps = {
  /** The words of the button that sends the form. */
  children: ReactNode;
  pending?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Where there is a way back. */
  onBack?: (() => void) | undefined;
};

/** The end of one step of several: Back where there is one, and the button that sends the step's form. */
export const StepButtons = ({ children, pending, disabled, onBack }: StepButtonsProps) => (
  <div className={styles.bar}>
    {onBack && (
      <Button variant="outline" icon={ArrowLeft} onClick={onBack}>
        <FormattedMessage {...commonMessages.back} />
      </Button>
    )}
    <Button type="submit" pending={pending} disabled={disabled} className={styles.main}>
      {children}
    </Button>
  </div>
);
