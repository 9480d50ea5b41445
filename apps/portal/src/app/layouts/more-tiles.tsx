import { CardLink } from "@lucarne/ui/card";
import { Icon } from "@lucarne/ui/icon";
import { Grid, Inline } from "@lucarne/ui/layout";
import { Text } from "@lucarne/ui/text";
import { FormattedMessage } from "react-intl";
import { moreEntries } from "./more-entries.ts";

/** The places behind More as tiles. */
export const MoreTiles = ({ hasCard }: { hasCard: boolean }) => (
  <Grid columns={2} space="xsmall">
    {moreEntries(hasCard).map(({ path, name, icon }) => (
      <CardLink key={path} href={path} padding="compact">
        <Inline wrap={false}>
          <Icon as={icon} size={22} />
          <Text as="span" weight="medium">
            <FormattedMessage {...name} />
          </Text>
        </Inline>
      </CardLink>
    ))}
  </Grid>
);
