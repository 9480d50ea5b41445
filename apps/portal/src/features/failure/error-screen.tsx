import { PageMain } from "@lucarne/ui/app-frame";
import { useState } from "react";
import { FormattedMessage, defineMessages } from "react-intl";
import { NoConnection } from "../../shared/network/no-connection.tsx";
import { serverReach } from "../../platform/session/portal-session.ts";
import { LoadFailure } from "../../shared/page-parts/states/load-failure.tsx";
import { useAction } from "../../shared/query/use-action.ts";

const messages = defineMessages({
  title: { id: "error.page.title", defaultMessage: "We could not load this page" },
  text: { id: "error.page.text", defaultMessage: "Reload the page. Anything you saved is safe." },
});

type ErrorScreenProps = {
  /** Whether the page is inside a frame that has the main region. */
  framed: boolean;
};

/** Milliseconds after which a try is given up, so that the next one can start. */
const TIME_LIMIT = 15_000;

/** Reloads the page once the server answers: without an answer the browser would show its own error page. */
const reloadWhenAnswered = async (): Promise<void> => {
  const signal = AbortSignal.timeout(TIME_LIMIT);
  await fetch(location.href, { method: "HEAD", cache: "no-store", signal });
  location.reload();
};

/**
 * Stands in for a page that broke or whose code could not be loaded. A reload fetches the newest code; without a
 * network it happens as soon as there is one.
 */
export const ErrorScreen = ({ framed }: ErrorScreenProps) => {
  const [offline, setOffline] = useState(() => !navigator.onLine || !serverReach.get());
  const reload = useAction({ run: reloadWhenAnswered, onFailed: () => setOffline(true) });
  const failure = offline ? (
    <NoConnection onRetry={reloadWhenAnswered} />
  ) : (
    <LoadFailure
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      pending={reload.pending}
      onRetry={() => void reload.start()}
    />
  );

  return framed ? failure : <PageMain>{failure}</PageMain>;
};
