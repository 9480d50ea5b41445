import { FormattedMessage, defineMessages } from "react-intl";
import { FailureScreen } from "./failure-screen.tsx";

const messages = defineMessages({
  title: { id: "error.page.title", defaultMessage: "This page could not be shown" },
  text: { id: "error.page.text", defaultMessage: "Load it again. What you saved is safe." },
});

/** Stands in for a page that broke or whose code did not come; loading anew brings the newest code. */
export const ErrorScreen = () => (
  <FailureScreen
    title={<FormattedMessage {...messages.title} />}
    text={<FormattedMessage {...messages.text} />}
    onRetry={() => location.reload()}
  />
);
