import { Text } from "@lucarne/ui/text";
import { defineMessages, FormattedMessage } from "react-intl";
import { useSession } from "../../../platform/session/use-session.ts";

const messages = defineMessages({
  readOnly: {
    id: "layout.readOnly",
    defaultMessage: "This view is read-only: nothing is sent or saved.",
  },
});

/** Says at a form's action that an emulated session changes nothing (SES-19). Nothing in an own session. */
export const ReadOnlyNote = () =>
  useSession().kind === "emulated" && (
    <Text size="small" tone="muted">
      <FormattedMessage {...messages.readOnly} />
    </Text>
  );
