import { defineMessages } from "react-intl";

/** How much is in the cart. */
export const cartMessages = {
  ...defineMessages<{ products: { count: number } }>({
    products: { id: "cart.products", defaultMessage: "{count, plural, one {# product} other {# products}}" },
  }),
  ...defineMessages<{ inCart: { count: number } }>({
    inCart: {
      id: "cart.inCart",
      defaultMessage: "In the cart: {count, plural, one {# product} other {# products}}",
    },
  }),
};
