import { defineMessages } from "react-intl";

const withValues = defineMessages<{ title: { count: number } }>({
  title: {
    id: "scan.unsent.title",
    defaultMessage: "Scans not sent: {count, number}",
  },
});

const plain = defineMessages({
  text: {
    id: "scan.unsent.text",
    defaultMessage: "They stay on this device and will be sent the next time you sign in here.",
  },
});

export const unsentMessages = { ...plain, ...withValues } as const;
