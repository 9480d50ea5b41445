import { SiteFooter } from "@lucarne/ui/app-frame";
import { Logo } from "@lucarne/ui/brand";
import { IconButtonLink } from "@lucarne/ui/icon-button";
import { Inline, Stack } from "@lucarne/ui/layout";
import { FormattedMessage, useIntl } from "react-intl";
import { APP_VERSION } from "./app-version.ts";
import { useServes } from "../../../platform/session/use-serves.ts";
import { CLUB_NAME } from "../../../shared/club-name.ts";
import { type FooterLink, legalLinks, socialLinks, supportLinks } from "./footer-links.ts";
import { socialLink } from "./frame-footer.css.ts";
import { layoutMessages } from "../layout-messages.ts";
import { OfficeAddress } from "./office-address.tsx";
import { socialIcon } from "./social-icons.ts";
import { useRegionLinks } from "../../../shared/region-links/use-region-links.ts";

/** The footer of the user's country; sections without an entry are not shown (NAV-16, NAV-22). */
export const FrameFooter = () => {
  const { formatMessage } = useIntl();
  const { links, isPending } = useRegionLinks();
  const named = (list: FooterLink[]) =>
    list.map(({ href, name }) => ({ href, label: typeof name === "string" ? name : formatMessage(name) }));
  const support = named(supportLinks(links, useServes("support")));
  const legal = named(legalLinks(links));
  const social = named(socialLinks(links));

  // Links that come later would make the footer higher and move it.
  if (isPending) return null;

  return (
    <SiteFooter
      logo={<Logo name={CLUB_NAME} onBrand />}
      columns={[
        ...(support.length > 0 ? [{ title: formatMessage(layoutMessages.support), links: support }] : []),
        ...(legal.length > 0 ? [{ title: formatMessage(layoutMessages.legal), links: legal }] : []),
        ...(social.length > 0
          ? [
              {
                title: formatMessage(layoutMessages.social),
                content: (
                  <Inline space="xsmall">
                    {social.map(({ href, label }) => (
                      <IconButtonLink
                        key={href}
                        href={href}
                        label={label}
                        icon={socialIcon(label)}
                        tone="onBrand"
                        size="compact"
                        className={socialLink}
                      />
                    ))}
                  </Inline>
                ),
              },
            ]
          : []),
      ]}
      note={
        <Stack space="xxsmall">
          {links && <OfficeAddress address={links.address} />}
          <span>
            <FormattedMessage {...layoutMessages.version} values={{ version: APP_VERSION }} />
          </span>
        </Stack>
      }
    />
  );
};
