import { defineMessages, useIntl } from "react-intl";

const messages = defineMessages<{ fullName: { name: string; surname: string } }>({
  fullName: { id: "layout.fullName", defaultMessage: "{name} {surname}" },
});

type Person = { name: string; surname: string };

/** A person's full name in the order of the user's language; empty while the person is unknown. */
export const useFullName = (person: Person | undefined): string => {
  const { formatMessage } = useIntl();

  return person ? formatMessage(messages.fullName, { name: person.name, surname: person.surname }) : "";
};
