import { parseUrl } from "@lucarne/api-client/parse-url";
import type { Config } from "@lucarne/api-client/queries/config";
import { CardLink } from "@lucarne/ui/card";
import { Icon } from "@lucarne/ui/icon";
import { ExternalLink, FileText } from "@lucarne/ui/icons";
import { Grid } from "@lucarne/ui/layout";
import { IconPane } from "../../shared/page-parts/states/icon-pane.tsx";
import { externalHref } from "../../shared/navigation/external-href.ts";
import * as styles from "./resource-links.css.ts";

type Resource = NonNullable<Config["resources"]>[string][number];

/** The host of an address, to show the target of a link; empty for an invalid address. */
const hostOf = (url: string): string => parseUrl(url)?.host ?? "";

/** The country's links to other sites, each with its host (CONT-2). */
export const ResourceLinks = ({ resources }: { resources: readonly Resource[] }) => (
  <Grid columns={styles.LINK_COLUMNS} className={styles.links}>
    {resources.map(({ title, url }) => (
      <CardLink
        key={url}
        href={externalHref(url)}
        target="_blank"
        rel="noopener noreferrer"
        padding="compact"
        className={styles.card}
      >
        <IconPane icon={FileText} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.host}>{hostOf(url)}</span>
        </span>
        <span className={styles.out}>
          <Icon as={ExternalLink} size={18} />
        </span>
      </CardLink>
    ))}
  </Grid>
);
