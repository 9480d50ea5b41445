import { Amount } from "@lucarne/ui/amount";
import { useIntl } from "react-intl";
import { struck } from "./product-points.css.ts";

/** The base points of a product; struck through when it was rejected. */
export const ProductPoints = ({ points, lost = false }: { points: number; lost?: boolean }) => {
  const value = useIntl().formatNumber(points);

  return lost ? (
    <s className={struck}>
      <Amount value={value} tone="muted" />
    </s>
  ) : (
    <Amount value={value} />
  );
};
