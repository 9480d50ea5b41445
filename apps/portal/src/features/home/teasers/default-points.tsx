import type { Config } from "@lucarne/api-client/queries/config";
import type { RegionSlug } from "@lucarne/api-client/regions";
import { Amount } from "@lucarne/ui/amount";
import { Card } from "@lucarne/ui/card";
import { FormattedMessage, useIntl } from "react-intl";
import { href } from "../../../shared/navigation/href.ts";
import * as styles from "./default-points.css.ts";
import { HomeSection } from "./home-section.tsx";
import { messages } from "../messages.ts";

/** What a product of each group earns in the country; nothing where the settings have none (HOME-9). */
export const DefaultPoints = ({ config, region }: { config: Config; region: RegionSlug }) => {
  const { formatNumber } = useIntl();
  const groups = config.default_points?.[region] ?? [];
  if (groups.length === 0) return null;

  return (
    <HomeSection
      title={<FormattedMessage {...messages.pointsEach} />}
      link={{ href: href("rewards"), label: <FormattedMessage {...messages.toRewards} /> }}
    >
      <Card padding="none">
        <dl className={styles.list}>
          {groups.map(({ group, name, points }) => (
            <div key={group} className={styles.pair}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.points}>
                <Amount value={formatNumber(points)} size="figure" />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </HomeSection>
  );
};
