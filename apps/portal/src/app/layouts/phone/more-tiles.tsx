import { Grid } from "@lucarne/ui/layout";
import { LinkTile } from "@lucarne/ui/link-tile";
import { FormattedMessage } from "react-intl";
import { useMenuEntries } from "../menu/use-menu-entries.ts";

/** The pages of the More sheet as tiles. */
export const MoreTiles = ({ onGo }: { onGo: () => void }) => (
  <Grid columns={2} space="xsmall">
    {useMenuEntries("more").map(({ href, name, icon }) => (
      <LinkTile key={href} href={href} icon={icon} onClick={onGo}>
        <FormattedMessage {...name} />
      </LinkTile>
    ))}
  </Grid>
);
