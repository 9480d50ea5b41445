import { Notice } from "@lucarne/ui/notice";
import { useState } from "react";
import { defineMessages, FormattedMessage } from "react-intl";

const messages = defineMessages({
  text: {
    id: "session.linkRefused",
    defaultMessage: "This link for viewing the portal as another user is not valid or has expired. Request a new one.",
  },
});

/** Says that an emulation link could not be used (SES-20). */
const RefusedLinkNotice = () => {
  const [open, setOpen] = useState(true);
  if (!open) return null;

  return (
    <Notice tone="warning" live="assertive" onClose={() => setOpen(false)}>
      <FormattedMessage {...messages.text} />
    </Notice>
  );
};

export default RefusedLinkNotice;
