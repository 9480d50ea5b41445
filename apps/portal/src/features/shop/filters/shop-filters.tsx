import type { Category } from "@lucarne/api-client/queries/shop";
import { Checkbox } from "@lucarne/ui/checkbox";
import { IconButton } from "@lucarne/ui/icon-button";
import { SlidersHorizontal } from "@lucarne/ui/icons";
import { Link } from "@lucarne/ui/provider";
import { SelectField } from "@lucarne/ui/select-field";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCurrentInView } from "../../../shared/page-parts/use-current-in-view.ts";
import type { PageHref } from "../../../shared/navigation/href.ts";
import { messages, setFilters } from "../messages.ts";
import { SHOP_FILTERS, type ShopValues } from "./shop-address.ts";
import * as styles from "./shop-filters.css.ts";
import { ShopSearch } from "./shop-search.tsx";

type ShopFiltersProps = {
  values: ShopValues;
  categories: readonly Category[];
  hrefOf: (change: Partial<ShopValues>) => PageHref;
  onChange: (change: Partial<ShopValues>) => void;
};

const SORT_NAMES = {
  "-created_at": messages.newest,
  price: messages.cheapest,
  "-price": messages.dearest,
  name: messages.byName,
} as const;

/** How many of the filters behind the phone's button are set. */
const setCount = ({ sort, affordable, stock }: ShopValues): number =>
  [sort !== SHOP_FILTERS.sort[0], affordable === "yes", stock === "available"].filter(Boolean).length;

/**
 * Categories, search, sort and filters of the shop; each has a URL (SHOP-2). On phones they take two rows, so that the
 * products start on the first screen: a button opens sort and filters.
 */
export const ShopFilters = ({ values, categories, hrefOf, onChange }: ShopFiltersProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = setCount(values);
  const chips = useCurrentInView<HTMLUListElement>(`${values.category} ${categories.length}`);

  return (
    <div className={styles.tools}>
      <nav aria-label={formatMessage(messages.categories)}>
        <ul ref={chips} className={styles.categories}>
          {[{ slug: "", name: formatMessage(messages.everything) }, ...categories].map(({ slug, name }) => (
            <li key={slug}>
              <Link
                href={hrefOf({ category: slug })}
                className={styles.chip}
                aria-current={values.category === slug ? "page" : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.fields}>
        <div className={styles.search}>
          <ShopSearch search={values.search} onSearch={(search) => onChange({ search })} />
        </div>
        <IconButton
          variant="outline"
          icon={SlidersHorizontal}
          label={count === 0 ? formatMessage(messages.filters) : formatMessage(setFilters, { count })}
          badge={count}
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        />
        <div id={id} className={styles.more} data-open={isOpen || undefined}>
          <div className={styles.boxes}>
            <Checkbox
              label={<FormattedMessage {...messages.affordable} />}
              checked={values.affordable === "yes"}
              onChange={({ target }) => onChange({ affordable: target.checked ? "yes" : "no" })}
            />
            <Checkbox
              label={<FormattedMessage {...messages.inStock} />}
              checked={values.stock === "available"}
              onChange={({ target }) => onChange({ stock: target.checked ? "available" : "all" })}
            />
          </div>
          <SelectField
            label={formatMessage(messages.sort)}
            labelHidden
            value={values.sort}
            onChange={({ target }) => onChange({ sort: SHOP_FILTERS.sort.find((sort) => sort === target.value) })}
            options={SHOP_FILTERS.sort.map((sort) => ({ value: sort, label: formatMessage(SORT_NAMES[sort]) }))}
          />
        </div>
      </div>
    </div>
  );
};
