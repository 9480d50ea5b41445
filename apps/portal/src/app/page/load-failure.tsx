import { Button } from "@lucarne/ui/button";
import { EmptyState } from "@lucarne/ui/empty-state";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { commonMessages } from "../common-messages.ts";
import { errorMessages } from "../errors/error-messages.ts";

type LoadFailureProps = {
  title: ReactNode;
  /** A new try is under way. */
  pending: boolean;
  onRetry: () => void;
};

/** Stands where something could not be fetched, with a way to try again. */
export const LoadFailure = ({ title, pending, onRetry }: LoadFailureProps) => (
  <EmptyState
    role="alert"
    title={title}
    text={<FormattedMessage {...errorMessages.generic} />}
    action={
      <Button variant="outline" pending={pending} onClick={onRetry}>
        <FormattedMessage {...commonMessages.tryAgain} />
      </Button>
    }
  />
);
