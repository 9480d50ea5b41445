import { IconButton } from "@lucarne/ui/icon-button";
import { ShoppingCart } from "@lucarne/ui/icons";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { PAGES } from "../../../shared/navigation/page-table.ts";
import { href } from "../../../shared/navigation/href.ts";
import { useNavigate } from "../../../shared/navigation/navigate.ts";
import { useLoadedComponent } from "../../../platform/code/use-loaded-component.ts";
import { cartMessages } from "../../../shared/cart/cart-messages.ts";
import { useCartPieces } from "../../../shared/cart/stored-cart.ts";

const importMiniCart = () => import("../../../features/cart/mini-cart/mini-cart.tsx");

/** The cart with the number of pieces in it; opens the mini cart, which is loaded on demand. */
export const CartButton = () => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pieces = useCartPieces();
  const [MiniCart, loadMiniCart] = useLoadedComponent(importMiniCart, (module) => module.MiniCart);
  // State is reset on each opening; a navigation closes it.
  const [opened, setOpened] = useState<{ on: string; times: number }>({ on: "", times: 0 });
  const open = opened.on === pathname;

  const show = () => {
    setOpened(({ times }) => ({ on: pathname, times: times + 1 }));
    // The page still works when the code cannot be loaded.
    loadMiniCart(() => void navigate(href("cart")));
  };

  return (
    <>
      <IconButton
        label={pieces > 0 ? formatMessage(cartMessages.inCart, { count: pieces }) : formatMessage(PAGES.cart.title)}
        icon={ShoppingCart}
        badge={pieces}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      />
      {MiniCart && (
        <MiniCart key={opened.times} open={open} onClose={() => setOpened(({ times }) => ({ on: "", times }))} />
      )}
    </>
  );
};
