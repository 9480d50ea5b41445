import { type Answer, command, type Command } from "./command.ts";
import { body, part, wholeNumber } from "./words.ts";

const product = (one: Answer<"setStock">): string =>
  `${one.name} (${one.sku}): ${one.stock} in stock, ${one.active ? "active" : "not active"}, ${one.is_visible ? "visible" : "hidden"}.`;

const visibility = (name: string, help: string, value: 0 | 1): Command =>
  command<"setVisibility">({
    words: `products ${name} <product>`,
    help,
    call: ({ product: which }) => ({
      method: "PUT",
      path: `/products/${part(which)}/visibility`,
      body: { is_visible: value },
    }),
    text: product,
  });

/** The shop's products. */
export const SHOP_COMMANDS: readonly Command[] = [
  command<"setStock">({
    words: "products set-stock <product> <pieces>",
    help: "pieces in store, those reserved among them; --variant where there are several",
    options: { variant: { type: "string" } },
    call: ({ product: which, pieces, variant }) => ({
      method: "PUT",
      path: `/products/${part(which)}/stock`,
      body: body({ variant, on_hand: wholeNumber(pieces) }),
    }),
    text: product,
  }),
  visibility("hide", "takes it out of the shop", 0),
  visibility("show", "puts it into the shop again", 1),
];
