import type { Config } from "@lucarne/api-client/queries/config";
import { Amount } from "@lucarne/ui/amount";
import { Stack } from "@lucarne/ui/layout";
import { Heading } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import { messages } from "./messages.ts";
import * as styles from "./rewards-screen.css.ts";

type DefaultPoints = NonNullable<Config["default_points"]>[string];

/** The points of each product group in the user's country (PTS-9). */
export const ProductPoints = ({ groups }: { groups: DefaultPoints }) => {
  const { formatNumber } = useIntl();

  return (
    <Stack as="section" space="medium">
      <Heading level={2}>
        <FormattedMessage {...messages.products} />
      </Heading>
      <dl className={styles.products}>
        {groups.map(({ group, name, points }) => (
          <div key={group} className={styles.product}>
            <dt className={styles.name}>{name}</dt>
            <dd>
              <Amount size="figure" value={formatNumber(points)} />
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
};
