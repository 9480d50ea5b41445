import { Grid } from "@lucarne/ui/layout";
import { LinkTile } from "@lucarne/ui/link-tile";
import { FormattedMessage } from "react-intl";
import { moreEntries } from "./more-entries.ts";

type MoreTilesProps = { hasCard: boolean; onGo: () => void };

/** The places behind More as tiles. */
export const MoreTiles = ({ hasCard, onGo }: MoreTilesProps) => (
  <Grid columns={2} space="xsmall">
    {moreEntries(hasCard).map(({ path, name, icon }) => (
      <LinkTile key={path} href={path} icon={icon} onClick={onGo}>
        <FormattedMessage {...name} />
      </LinkTile>
    ))}
  </Grid>
);
