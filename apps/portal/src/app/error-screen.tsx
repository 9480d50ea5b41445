import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { useRouteError } from "react-router";
import { logError } from "../log/error-log.ts";

/** Stands in for a page that broke or whose code did not come. A reload takes the newest code. */
export const ErrorScreen = () => {
  const error = useRouteError();
  useEffect(() => logError(error), [error]);

  return (
    <main id="main" tabIndex={-1}>
      <h1>
        <FormattedMessage id="error.generic" defaultMessage="Something went wrong. Please try again." />
      </h1>
      <button type="button" onClick={() => location.reload()}>
        <FormattedMessage id="common.tryAgain" defaultMessage="Try again" />
      </button>
    </main>
  );
};
