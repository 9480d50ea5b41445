import { useIntl } from "react-intl";
import { layoutMessages } from "./layout-messages.ts";

/** A person's full name in the order of the user's language; empty while nobody is known. */
export const useFullName = (person: { name: string; surname: string } | undefined) => {
  const { formatMessage } = useIntl();

  return person ? formatMessage(layoutMessages.fullName, { name: person.name, surname: person.surname }) : "";
};
