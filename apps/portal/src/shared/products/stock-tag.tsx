import { Badge } from "@lucarne/ui/badge";
import { FormattedMessage } from "react-intl";
import { productMessages } from "./product-messages.ts";
import { stockLevel } from "./stock.ts";

type StockTagProps = { stock: number; className?: string };

/** A tag on a product's picture: sold out, or the last pieces. Nothing for other stocks. */
export const StockTag = ({ stock, className }: StockTagProps) => {
  const level = stockLevel(stock);
  if (level !== "soldOut" && level !== "last") return null;

  return (
    <Badge tone={level === "soldOut" ? "quiet" : "highlight"} dot={false} className={className}>
      {level === "soldOut" ? (
        <FormattedMessage {...productMessages.soldOut} />
      ) : (
        <FormattedMessage {...productMessages.last} values={{ count: stock }} />
      )}
    </Badge>
  );
};
