import { defineMessages } from "react-intl";

export const messages = {
  ...defineMessages({
    failed: { id: "product.failed", defaultMessage: "The product could not be loaded." },
    unavailable: { id: "product.unavailable", defaultMessage: "This product is not available at the moment." },
    variants: { id: "product.variants", defaultMessage: "Choose a variant" },
    quantity: { id: "product.quantity", defaultMessage: "Quantity" },
    add: { id: "product.add", defaultMessage: "Add to cart" },
    openCart: { id: "product.openCart", defaultMessage: "Go to the cart" },
    allInCart: { id: "product.allInCart", defaultMessage: "All available stock is already in the cart." },
    description: { id: "product.description", defaultMessage: "Description" },
    pictures: { id: "product.pictures", defaultMessage: "Product pictures" },
    enlarge: { id: "product.enlarge", defaultMessage: "Enlarge the picture" },
    zoomIn: { id: "product.zoomIn", defaultMessage: "Zoom in" },
    zoomOut: { id: "product.zoomOut", defaultMessage: "Zoom out" },
    formFailed: { id: "product.formFailed", defaultMessage: "The form could not be loaded." },
    designs: { id: "product.designs", defaultMessage: "My designs" },
    copy: { id: "product.designs.copy", defaultMessage: "Use as a template" },
    again: { id: "product.designs.again", defaultMessage: "Order again" },
    seen: { id: "product.seen", defaultMessage: "Recently viewed" },
  }),
  ...defineMessages<{ sku: { sku: string } }>({
    sku: { id: "product.sku", defaultMessage: "Item no.: {sku}" },
  }),
  ...defineMessages<{
    designOf: { number: string };
    copyOf: { number: string };
    againOf: { number: string };
  }>({
    designOf: { id: "product.designs.order", defaultMessage: "Order {number}" },
    copyOf: { id: "product.designs.copyOf", defaultMessage: "Use as a template: order {number}" },
    againOf: { id: "product.designs.againOf", defaultMessage: "Order again: order {number}" },
  }),
  ...defineMessages<{ pieces: { count: number } }>({
    pieces: { id: "product.designs.pieces", defaultMessage: "Quantity: {count, number}" },
  }),
  ...defineMessages<{ added: { product: string } }>({
    added: { id: "product.added", defaultMessage: "Added to the cart: {product}" },
  }),
  ...defineMessages<{ left: { count: number } }>({
    left: { id: "product.left", defaultMessage: "Points left after this order: {count, number}" },
  }),
  ...defineMessages<{ picture: { number: number } }>({
    picture: { id: "product.picture", defaultMessage: "Picture {number, number}" },
  }),
};
