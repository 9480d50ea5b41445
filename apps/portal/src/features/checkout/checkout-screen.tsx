import { useState } from "react";
import { useCurrentUser } from "../../platform/session/user/use-current-user.ts";
import { chosenCheckout } from "../../shared/cart/checkout-type.ts";
import { href } from "../../shared/navigation/href.ts";
import { Navigate } from "../../shared/navigation/navigate.ts";
import { CardCheckout } from "./card-checkout.tsx";
import { CartCheckout } from "./cart-checkout.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";

/** The checkout of what was chosen in this tab; without a choice it redirects to the shop (CHK-3). */
const CheckoutScreen = () => {
  const user = useCurrentUser();
  const [type] = useState(chosenCheckout);
  if (type === undefined || type === "marketing")
    return (
      <>
        <Navigate to={href("shop")} replace />
        {/* Keeps the place while the shop loads: else the footer would move up and down again. */}
        <CheckoutSkeleton />
      </>
    );
  if (!user) return <CheckoutSkeleton />;
  if (type === "card") return <CardCheckout user={user} />;

  return <CartCheckout user={user} type={type === "cart:goods" ? "goods" : "voucher"} />;
};

export { CheckoutScreen as Component };
