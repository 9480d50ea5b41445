import { Inline, Stack } from "@lucarne/ui/layout";
import { TextLink } from "@lucarne/ui/link";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { legalLinks, socialLinks, supportLinks } from "../footer/footer-links.ts";
import { layoutMessages } from "../layout-messages.ts";
import { block, links } from "./more-links.css.ts";
import { LinkName } from "../footer/link-name.tsx";
import { OfficeAddress } from "../footer/office-address.tsx";
import { useRegionLinks } from "../../../shared/region-links/use-region-links.ts";
import { APP_VERSION } from "../footer/app-version.ts";

/** What the footer says, for phones, which hide it (NAV-17). */
export const MoreLinks = () => {
  const { links: region } = useRegionLinks();
  // The chat is a tile above.
  const shown = [...legalLinks(region), ...supportLinks(region, false), ...socialLinks(region)];

  return (
    <Stack space="xsmall" className={block}>
      <Inline space="medium" className={links}>
        {shown.map(({ href, name }) => (
          <TextLink key={href} href={href} tone="muted" standalone>
            <LinkName name={name} />
          </TextLink>
        ))}
      </Inline>
      {region && (
        <Text size="small" tone="muted">
          <OfficeAddress address={region.address} />
        </Text>
      )}
      <Text size="small" tone="muted">
        <FormattedMessage {...layoutMessages.version} values={{ version: APP_VERSION }} />
      </Text>
    </Stack>
  );
};
