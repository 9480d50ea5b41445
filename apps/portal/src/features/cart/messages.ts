import type { CartType } from "../../shared/cart/cart.ts";
import { defineMessages, type MessageDescriptor } from "react-intl";

export const messages = {
  ...defineMessages({
    open: { id: "cart.open", defaultMessage: "Open cart" },
    checkout: { id: "cart.checkout", defaultMessage: "Checkout" },
    empty: { id: "cart.empty.title", defaultMessage: "The cart is empty." },
    emptyText: { id: "cart.empty.text", defaultMessage: "Choose something for the points earned." },
    toShop: { id: "cart.toShop", defaultMessage: "Go to the shop" },
    failed: { id: "cart.failed", defaultMessage: "The cart could not be loaded." },
    installersOnly: {
      id: "cart.installersOnly",
      defaultMessage: "Only installers can order. The cart is kept on this device.",
    },
  }),
  ...defineMessages<{ quantityOf: { product: string } }>({
    quantityOf: { id: "cart.quantityOf", defaultMessage: "Quantity: {product}" },
  }),
  ...defineMessages<{ remove: { product: string } }>({
    remove: { id: "cart.remove", defaultMessage: "Remove: {product}" },
  }),
  ...defineMessages<{ price: { price: string; before: string } }>({
    price: { id: "cart.priceChanged", defaultMessage: "{price} each, changed from {before}" },
  }),
  ...defineMessages<{ lowered: { left: number; before: number } }>({
    lowered: {
      id: "cart.lowered",
      defaultMessage: "In stock: {left, number}. The quantity was lowered from {before, number}.",
    },
  }),
  ...defineMessages<{ gone: { product: string } }>({
    gone: { id: "cart.gone", defaultMessage: "No longer sold and removed from the cart: {product}" },
  }),
  ...defineMessages<{ soldOut: { product: string } }>({
    soldOut: { id: "cart.soldOut", defaultMessage: "Sold out and removed from the cart: {product}" },
  }),
  ...defineMessages<{ missing: { minimum: string; missing: string } }>({
    missing: { id: "cart.missing", defaultMessage: "Minimum order: {minimum}. Still missing: {missing}." },
  }),
};

/** What a group of the cart is called where the products name no vendor (CART-2). */
export const groupNames: Readonly<Record<CartType, MessageDescriptor>> = defineMessages({
  goods: { id: "cart.group.goods", defaultMessage: "Products" },
  voucher: { id: "cart.group.voucher", defaultMessage: "Vouchers" },
});
