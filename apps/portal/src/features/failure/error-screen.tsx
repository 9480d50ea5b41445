import { PageMain } from "@lucarne/ui/app-frame";
import { FormattedMessage, defineMessages } from "react-intl";
import { LoadFailure } from "../../shared/page/load-failure.tsx";

const messages = defineMessages({
  title: { id: "error.page.title", defaultMessage: "We could not load this page" },
  text: { id: "error.page.text", defaultMessage: "Reload the page. Anything you saved is safe." },
});

type ErrorScreenProps = {
  /** A frame stands around, whose main region this is in. */
  framed: boolean;
};

/** Stands in for a page that broke or whose code did not come; loading anew brings the newest code. */
export const ErrorScreen = ({ framed }: ErrorScreenProps) => {
  const failure = (
    <LoadFailure
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} />}
      onRetry={() => location.reload()}
    />
  );

  return framed ? failure : <PageMain>{failure}</PageMain>;
};
