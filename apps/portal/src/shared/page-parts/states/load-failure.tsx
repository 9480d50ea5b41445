import { Button } from "@lucarne/ui/button";
import { EmptyState } from "@lucarne/ui/empty-state";
import { RotateCcw } from "@lucarne/ui/icons";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "../../common-messages.ts";
import { errorMessages } from "../../errors/error-messages.ts";
import { EmptyCard } from "./empty-card.tsx";

type LoadFailureProps = {
  title: ReactNode;
  /** What may help; by default that something went wrong and may be tried again. */
  text?: ReactNode;
  /** A new try is under way. */
  pending?: boolean;
  /** It stands on the page, not inside a card. */
  framed?: boolean;
  onRetry: () => void;
};

/** Shown when something could not be loaded, with a retry button. */
export const LoadFailure = ({
  title,
  text = <FormattedMessage {...errorMessages.generic} />,
  pending,
  framed = false,
  onRetry,
}: LoadFailureProps) => {
  const State = framed ? EmptyCard : EmptyState;

  return (
    <State
      role="alert"
      picture={<img src="/art/empty-error.svg" alt="" width={240} height={150} />}
      title={title}
      text={text}
      action={
        <Button variant="outline" icon={RotateCcw} pending={pending} onClick={onRetry}>
          <FormattedMessage {...commonMessages.tryAgain} />
        </Button>
      }
    />
  );
};
