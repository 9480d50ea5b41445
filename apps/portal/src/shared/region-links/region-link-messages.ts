import { defineMessages } from "react-intl";

/** The names of the legal documents that every country links to. */
export const regionLinkMessages = defineMessages({
  terms: { id: "layout.footer.terms", defaultMessage: "Terms and conditions" },
  privacy: { id: "layout.footer.privacy", defaultMessage: "Privacy policy" },
});
