import { useEffect, useEffectEvent } from "react";
import { defineMessages, FormattedMessage } from "react-intl";
import { LoadFailure } from "../page-parts/states/load-failure.tsx";
import { useAction } from "../query/use-action.ts";

const messages = defineMessages({
  title: { id: "session.unreachable.title", defaultMessage: "No connection" },
  text: {
    id: "session.unreachable.text",
    defaultMessage: "Check your connection and try again.",
  },
});

/** Time between two tries while the server does not answer, in milliseconds. */
const INTERVAL = 15_000;

/**
 * Stands where the network is missing. Tries again on the button, as soon as the device is online again, and every
 * 15 seconds while the page is visible: it recovers without a click.
 */
export const NoConnection = ({ onRetry }: { onRetry: () => Promise<unknown> }) => {
  const { start, pending } = useAction({ run: onRetry });

  const retry = useEffectEvent(() => {
    if (document.visibilityState === "visible") void start();
  });
  useEffect(() => {
    const listener = () => retry();
    const timer = setInterval(listener, INTERVAL);
    window.addEventListener("online", listener);
    document.addEventListener("visibilitychange", listener);

    return () => {
      clearInterval(timer);
      window.removeEventListener("online", listener);
      document.removeEventListener("visibilitychange", listener);
    };
  }, []);

  return (
    <LoadFailure
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      pending={pending}
      onRetry={() => void start()}
    />
  );
};
