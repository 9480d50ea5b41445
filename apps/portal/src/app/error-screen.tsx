import { useEffect } from "react";
import { FormattedMessage, defineMessages } from "react-intl";
import { useRouteError } from "react-router";
import { logError } from "../log/error-log.ts";
import { FailureScreen } from "./failure-screen.tsx";

const messages = defineMessages({
  title: { id: "error.page.title", defaultMessage: "This page could not be shown" },
  text: { id: "error.page.text", defaultMessage: "Load it again. What you saved is safe." },
});

/** Stands in for a page that broke or whose code did not come; loading anew brings the newest code. */
export const ErrorScreen = () => {
  const error = useRouteError();
  useEffect(() => logError(error), [error]);

  return (
    <FailureScreen
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      onRetry={() => location.reload()}
    />
  );
};
