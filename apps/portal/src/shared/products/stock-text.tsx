import { FormattedMessage } from "react-intl";
import { productMessages } from "./product-messages.ts";
import { stockLevel } from "./stock.ts";

/** How many pieces there are, in words (SHOP-7). */
export const StockText = ({ stock }: { stock: number }) => {
  const level = stockLevel(stock);
  if (level === "soldOut") return <FormattedMessage {...productMessages.soldOut} />;
  if (level === "plenty") return <FormattedMessage {...productMessages.plenty} />;

  return <FormattedMessage {...productMessages.counted} values={{ count: stock }} />;
};
