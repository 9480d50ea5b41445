import type { Scan } from "@lucarne/api-client/queries/projects";
import { useIntl } from "react-intl";
import { pointsMessages } from "../../shared/points/points-messages.ts";
import { messages } from "./messages.ts";
import * as styles from "./product-group.css.ts";

const REJECTED = 3;

type ProductGroupProps = {
  products: readonly Scan[];
  /** Rejected products earn nothing. */
  isChecked?: boolean;
};

/** The name of a kind of product, how many there are and what they earn together. */
export const ProductGroup = ({ products, isChecked = false }: ProductGroupProps) => {
  const { formatMessage } = useIntl();
  const points = products
    .filter(({ flag }) => !isChecked || flag !== REJECTED)
    .reduce((sum, product) => sum + product.points, 0);

  return (
    <span className={styles.group}>
      <span>{products[0]?.type}</span>
      <span className={styles.figures}>
        <span>{formatMessage(messages.pieces, { count: products.length })}</span>
        <span>{formatMessage(pointsMessages.amount, { points })}</span>
      </span>
    </span>
  );
};
