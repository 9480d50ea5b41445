import type { CartType } from "../../shared/cart/cart.ts";
import { defineMessages, type MessageDescriptor } from "react-intl";

export const messages = {
  ...defineMessages({
    oneGroup: { id: "cart.oneGroup", defaultMessage: "You have enough points for one group." },
    text: { id: "cart.text", defaultMessage: "Each group is a separate order." },
    subtotal: { id: "cart.subtotal", defaultMessage: "Subtotal" },
    points: { id: "cart.points", defaultMessage: "Points" },
    balance: { id: "cart.balance", defaultMessage: "Balance" },
    everything: { id: "cart.everything", defaultMessage: "Everything in the cart" },
    shopOn: { id: "cart.continue", defaultMessage: "Continue shopping" },
    undo: { id: "cart.undo", defaultMessage: "Undo" },
    progress: { id: "cart.progress", defaultMessage: "Progress to the minimum order" },
    open: { id: "cart.open", defaultMessage: "Go to the cart" },
    checkout: { id: "cart.checkout", defaultMessage: "Go to checkout" },
    empty: { id: "cart.empty.title", defaultMessage: "The cart is empty." },
    emptyText: { id: "cart.empty.text", defaultMessage: "Spend the company’s points in the shop." },
    toShop: { id: "cart.toShop", defaultMessage: "Go to the shop" },
    failed: { id: "cart.failed", defaultMessage: "The cart could not be loaded." },
    installersOnly: {
      id: "cart.installersOnly",
      defaultMessage: "Only installers can place orders. Ask an installer in your team to order.",
    },
  }),
  ...defineMessages<{ quantityOf: { product: string } }>({
    quantityOf: { id: "cart.quantityOf", defaultMessage: "Quantity: {product}" },
  }),
  ...defineMessages<{ remove: { product: string } }>({
    remove: { id: "cart.remove", defaultMessage: "Remove: {product}" },
  }),
  ...defineMessages<{ removed: { product: string } }>({
    removed: { id: "cart.removed", defaultMessage: "Removed from the cart: {product}" },
  }),
  ...defineMessages<{ short: { points: string } }>({
    short: {
      id: "cart.short",
      defaultMessage: "You need {points} more to order everything.",
    },
  }),
  ...defineMessages<{ price: { price: string; before: string } }>({
    price: { id: "cart.priceChanged", defaultMessage: "{price} each (was {before})" },
  }),
  ...defineMessages<{ piecePrice: { price: string } }>({
    piecePrice: { id: "cart.piecePrice", defaultMessage: "{price} each" },
  }),
  ...defineMessages<{ lowered: { left: number; before: number } }>({
    lowered: {
      id: "cart.lowered",
      defaultMessage: "Only {left, number} in stock. Quantity reduced from {before, number}.",
    },
  }),
  ...defineMessages<{ gone: { product: string } }>({
    gone: { id: "cart.gone", defaultMessage: "No longer available and removed from the cart: {product}" },
  }),
  ...defineMessages<{ soldOut: { product: string } }>({
    soldOut: { id: "cart.soldOut", defaultMessage: "Sold out and removed from the cart: {product}" },
  }),
  ...defineMessages<{ missing: { minimum: string; missing: string } }>({
    missing: { id: "cart.missing", defaultMessage: "Minimum order: {minimum}. You need {missing} more." },
  }),
};

/** What a group of the cart is called where the products name no vendor (CART-2). */
export const groupNames: Readonly<Record<CartType, MessageDescriptor>> = defineMessages({
  goods: { id: "cart.group.goods", defaultMessage: "Products" },
  voucher: { id: "cart.group.voucher", defaultMessage: "Vouchers" },
});
