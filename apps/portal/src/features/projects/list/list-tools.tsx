import { Text } from "@lucarne/ui/text";
import { FormattedMessage, useIntl } from "react-intl";
import type { PageHref } from "../../../shared/navigation/href.ts";
import { readOut } from "../../../shared/page-parts/read-out.css.ts";
import { ListSearch } from "./list-search.tsx";
import * as styles from "./list-tools.css.ts";
import { messages } from "../messages.ts";

type ListToolsProps = {
  search: string;
  hrefOf: (search: string) => PageHref;
  /** How many projects the search found; `undefined` without a search. */
  found: number | undefined;
  /** What the tab holds. */
  hint: string | undefined;
};

/** The search above the list, and what the tab holds. */
export const ListTools = ({ search, hrefOf, found, hint }: ListToolsProps) => (
  <div className={styles.tools}>
    <div className={styles.search}>
      <ListSearch label={useIntl().formatMessage(messages.search)} value={search} hrefOf={hrefOf} />
    </div>
    {hint !== undefined && (
      <Text size="small" tone="muted">
        {hint}
      </Text>
    )}
    <div role="status" className={readOut}>
      {found !== undefined && (
        <span>
          <FormattedMessage {...messages.found} values={{ count: found }} />
        </span>
      )}
    </div>
  </div>
);
