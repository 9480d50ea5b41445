import { OWNER } from "@lucarne/api-client/roles";
import { defineMessages } from "react-intl";

/** Labels of a person's fields. */
export const personMessages = defineMessages({
  name: { id: "people.name", defaultMessage: "First name" },
  surname: { id: "people.surname", defaultMessage: "Surname" },
  email: { id: "people.email", defaultMessage: "Email" },
  phone: { id: "people.phone", defaultMessage: "Phone" },
  role: { id: "people.role", defaultMessage: "Role" },
});

const roleMessages = defineMessages({
  owner: { id: "people.role.owner", defaultMessage: "Owner" },
  installer: { id: "people.role.installer", defaultMessage: "Installer" },
});

/** The name of a role (TEAM-2). */
export const roleMessage = ({ id }: { id: number }) => (id === OWNER ? roleMessages.owner : roleMessages.installer);
