import { ButtonLink } from "@lucarne/ui/button";
import { EmptyState } from "@lucarne/ui/empty-state";
import { ShoppingBag } from "@lucarne/ui/icons";
import { FormattedMessage } from "react-intl";
import { href } from "../../shared/navigation/href.ts";
import { messages } from "./messages.ts";

type EmptyCartProps = {
  /** Level of the heading. */
  level: 2 | 3;
  /** The shop is opened. */
  onGo?: () => void;
};

/** An empty cart with a link to the shop (CART-6). */
export const EmptyCart = ({ level, onGo }: EmptyCartProps) => (
  <EmptyState
    picture={<img src="/art/empty-cart.svg" alt="" width={240} height={150} />}
    title={<FormattedMessage {...messages.empty} />}
    level={level}
    text={<FormattedMessage {...messages.emptyText} />}
    action={
      <ButtonLink href={href("shop")} tone="accent" icon={ShoppingBag} onClick={onGo}>
        <FormattedMessage {...messages.toShop} />
      </ButtonLink>
    }
  />
);
