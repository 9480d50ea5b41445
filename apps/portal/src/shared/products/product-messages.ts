import { defineMessages } from "react-intl";

/** What every product says about its price and stock. */
export const productMessages = {
  ...defineMessages({
    free: { id: "stock.free", defaultMessage: "Free" },
    plenty: { id: "stock.plenty", defaultMessage: "In stock" },
    soldOut: { id: "stock.soldOut", defaultMessage: "Sold out" },
    installersOnly: { id: "stock.installersOnly", defaultMessage: "Only installers can place orders." },
  }),
  ...defineMessages<{ counted: { count: number }; last: { count: number } }>({
    counted: { id: "stock.counted", defaultMessage: "In stock: {count, number}" },
    last: { id: "stock.last", defaultMessage: "Only {count, number} left" },
  }),
  ...defineMessages<{ from: { points: number } }>({
    from: { id: "stock.from", defaultMessage: "from {points, number}" },
  }),
  ...defineMessages<{ missing: { points: string } }>({
    missing: { id: "stock.missing", defaultMessage: "You need {points} more" },
  }),
};
