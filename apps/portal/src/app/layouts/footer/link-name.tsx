import { FormattedMessage } from "react-intl";
import type { FooterLink } from "./footer-links.ts";

/** The name of a footer link, in the user's language when it is ours. */
export const LinkName = ({ name }: { name: FooterLink["name"] }) =>
  typeof name === "string" ? name : <FormattedMessage {...name} />;
