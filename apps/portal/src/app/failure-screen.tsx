import { Button } from "@lucarne/ui/button";
import { EmptyState } from "@lucarne/ui/empty-state";
import { PageMain } from "@lucarne/ui/app-frame";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "./common-messages.ts";

type FailureScreenProps = {
  title: ReactNode;
  text: ReactNode;
  pending?: boolean;
  onRetry: () => void;
};

/** A page that could not be shown, with the one thing that may help. */
export const FailureScreen = ({ title, text, pending, onRetry }: FailureScreenProps) => (
  <PageMain>
    <EmptyState
      role="alert"
      title={title}
      text={text}
      action={
        <Button pending={pending} onClick={onRetry}>
          <FormattedMessage {...commonMessages.tryAgain} />
        </Button>
      }
    />
  </PageMain>
);
