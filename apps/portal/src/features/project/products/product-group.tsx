import type { Scan } from "@lucarne/api-client/queries/projects";
import { useIntl } from "react-intl";
import { messages } from "../messages.ts";
import * as styles from "./product-group.css.ts";

/** The name of a kind of product and how many there are. Points are in the rows and in the total only. */
export const ProductGroup = ({ products }: { products: readonly Scan[] }) => (
  <span className={styles.group}>
    <span>{products[0]?.type}</span>
    <span className={styles.pieces}>{useIntl().formatMessage(messages.pieces, { count: products.length })}</span>
  </span>
);
