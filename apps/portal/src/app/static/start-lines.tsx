import { defineMessages, FormattedMessage } from "react-intl";
import { commonMessages } from "../../shared/common-messages.ts";

const messages = defineMessages({
  failed: {
    id: "start.failed",
    defaultMessage: "This page could not be loaded. Your browser may be too old: update it or use another one.",
  },
  noScript: {
    id: "start.noScript",
    defaultMessage: "This page needs JavaScript. Turn it on in your browser’s settings.",
  },
});

const SAME_ADDRESS = "";

/** Messages for a page whose code cannot run. They replace the English ones of `index.html`. */
export const StartLines = () => (
  <>
    <p id="start-failed" hidden>
      <FormattedMessage {...messages.failed} />
      <br />
      <a href={SAME_ADDRESS}>
        <FormattedMessage {...commonMessages.tryAgain} />
      </a>
    </p>
    <noscript>
      <FormattedMessage {...messages.noScript} />
    </noscript>
  </>
);
