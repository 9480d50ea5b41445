import { PageMain } from "@lucarne/ui/app-frame";
import { FormattedMessage, defineMessages } from "react-intl";
import { LoadFailure } from "../../shared/page/load-failure.tsx";
import { useAction } from "../../shared/query/use-action.ts";

const messages = defineMessages({
  title: { id: "session.unreachable.title", defaultMessage: "No connection" },
  text: {
    id: "session.unreachable.text",
    defaultMessage: "Check your connection and try again. You are still signed in.",
  },
});

/** Shown at the start when nobody answers and no user is known yet: the session is kept (SES-8). */
export const UnreachableScreen = ({ onRetry }: { onRetry: () => Promise<unknown> }) => {
  const { start, pending } = useAction({ run: onRetry });

  return (
    <PageMain>
      <LoadFailure
        title={<FormattedMessage {...messages.title} />}
        text={<FormattedMessage {...messages.text} />}
        pending={pending}
        onRetry={() => void start()}
      />
    </PageMain>
  );
};
