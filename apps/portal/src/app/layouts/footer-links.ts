import type { RegionLinks } from "@lucarne/api-client/queries/config";
import type { MessageDescriptor } from "react-intl";
import { groupPhone } from "../../shared/phone/group-phone.ts";
import { pageNames } from "../../shared/page/page-names.ts";
import { regionLinkMessages } from "../../shared/region-links/region-link-messages.ts";
import { layoutMessages } from "./layout-messages.ts";

/** A link of the footer: its name is a message of the portal, or a text that config sends. */
export type FooterLink = { href: string; name: MessageDescriptor | string };

/** Support: the chat always, questions and telephone where the country has them (NAV-16). */
export const supportLinks = (links: RegionLinks | undefined): FooterLink[] => [
  { href: "/support/chat", name: pageNames.supportChat },
  ...(links?.faq ? [{ href: links.faq, name: layoutMessages.faq }] : []),
  ...(links?.phone ? [{ href: `tel:${links.phone}`, name: groupPhone(links.phone) }] : []),
];

/** Legal links of the country, the whistleblower's last where there is one; none without an entry (NAV-22). */
export const legalLinks = (links: RegionLinks | undefined): FooterLink[] =>
  links
    ? [
        { href: links.terms, name: regionLinkMessages.terms },
        { href: links.privacy, name: regionLinkMessages.privacy },
        ...links.legal.map(({ label, url }) => ({ href: url, name: label })),
        ...(links.whistleblower ? [{ href: links.whistleblower, name: layoutMessages.whistleblower }] : []),
      ]
    : [];

/** Social networks of the country. */
export const socialLinks = (links: RegionLinks | undefined): FooterLink[] =>
  (links?.social ?? []).map(({ name, url }) => ({ href: url, name }));
