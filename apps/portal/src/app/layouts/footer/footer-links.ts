import type { RegionLinks } from "@lucarne/api-client/queries/config";
import type { MessageDescriptor } from "react-intl";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import type { ExternalHref } from "../../../shared/navigation/external-href.ts";
import { externalHref } from "../../../shared/navigation/external-href.ts";
import type { PageHref } from "../../../shared/navigation/href.ts";
import { href } from "../../../shared/navigation/href.ts";
import { groupPhone } from "../../../shared/phone/group-phone.ts";
import { regionLinkMessages } from "../../../shared/region-links/region-link-messages.ts";
import { layoutMessages } from "../layout-messages.ts";

/** A link of the footer: its name is a message of the portal, or a text that config sends. */
export type FooterLink = { href: ExternalHref | PageHref; name: MessageDescriptor | string };

/** Support: the chat where the server has it, questions and telephone where the country has them (NAV-16). */
export const supportLinks = (links: RegionLinks | undefined, hasChat = true): FooterLink[] => [
  ...(hasChat ? [{ href: href("supportChat"), name: PAGES.supportChat.title }] : []),
  ...(links?.faq ? [{ href: externalHref(links.faq), name: layoutMessages.faq }] : []),
  ...(links?.phone ? [{ href: externalHref(`tel:${links.phone}`), name: groupPhone(links.phone) }] : []),
];

/** Legal links of the country, the whistleblower's last where there is one; none without an entry (NAV-22). */
export const legalLinks = (links: RegionLinks | undefined): FooterLink[] =>
  links
    ? [
        { href: externalHref(links.terms), name: regionLinkMessages.terms },
        { href: externalHref(links.privacy), name: regionLinkMessages.privacy },
        ...links.legal.map(({ label, url }) => ({ href: externalHref(url), name: label })),
        ...(links.whistleblower
          ? [{ href: externalHref(links.whistleblower), name: layoutMessages.whistleblower }]
          : []),
      ]
    : [];

/** Social networks of the country. */
export const socialLinks = (links: RegionLinks | undefined): FooterLink[] =>
  (links?.social ?? []).map(({ name, url }) => ({ href: externalHref(url), name }));
