import { Button } from "@lucarne/ui/button";
import { ArrowLeft } from "@lucarne/ui/icons";
import { Inline } from "@lucarne/ui/layout";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "../../app/common-messages.ts";
import { messages } from "./messages.ts";

type StepButtonsProps = { pending?: boolean; onBack?: () => void };

/** Back where there is one, and Next, which sends the form. */
export const StepButtons = ({ pending, onBack }: StepButtonsProps) => (
  <Inline align={onBack ? "space-between" : "end"}>
    {onBack && (
      <Button variant="outline" icon={ArrowLeft} onClick={onBack}>
        <FormattedMessage {...commonMessages.back} />
      </Button>
    )}
    <Button type="submit" pending={pending}>
      <FormattedMessage {...messages.next} />
    </Button>
  </Inline>
);
