import { defineMessages, FormattedMessage } from "react-intl";
import { TroubleScreen } from "./trouble-screen.tsx";

const messages = defineMessages({
  title: { id: "error.noAnswer.title", defaultMessage: "The portal does not answer." },
  text: { id: "error.noAnswer.text", defaultMessage: "Check the connection and try again." },
});

type NoAnswerScreenProps = { pending: boolean; onRetry: () => void };

/** Shown at the start when nobody answers and no user is known (decisions A14). */
export const NoAnswerScreen = ({ pending, onRetry }: NoAnswerScreenProps) => (
  <TroubleScreen
    title={<FormattedMessage {...messages.title} />}
    text={<FormattedMessage {...messages.text} />}
    pending={pending}
    onRetry={onRetry}
  />
);
