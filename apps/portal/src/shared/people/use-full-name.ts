import { useCallback } from "react";
import { defineMessages, useIntl } from "react-intl";

const messages = defineMessages<{ fullName: { name: string; surname: string } }>({
  fullName: { id: "layout.fullName", defaultMessage: "{name} {surname}" },
});

type Person = { name: string; surname: string };

/** Gives a person's full name in the order of the user's language; empty while the person is unknown. */
const useFullNameOf = () => {
  const { formatMessage } = useIntl();

  return useCallback(
    (person: Person | undefined): string =>
      person ? formatMessage(messages.fullName, { name: person.name, surname: person.surname }) : "",
    [formatMessage],
  );
};

/** A person's full name in the order of the user's language; empty while the person is unknown. */
export const useFullName = (person: Person | undefined): string => useFullNameOf()(person);
