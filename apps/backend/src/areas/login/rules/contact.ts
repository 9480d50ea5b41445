/** A contact at sign-in, normalised. */
export type Contact =
  | { readonly channel: "email"; readonly email: string }
  | { readonly channel: "sms"; readonly phone: string };

/** An address of e-mail, or a phone number in E.164. */
export const addressOf = (contact: Contact): string => (contact.channel === "email" ? contact.email : contact.phone);

/** An id that no user has: the work for an unknown contact runs against it. */
export const NO_USER_ID = 0;
