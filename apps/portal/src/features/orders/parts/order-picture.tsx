import type { Order } from "@lucarne/api-client/queries/orders";
import { frame, picture } from "./order-picture.css.ts";

/** The picture of an ordered product; a plain tile for a product without one. */
export const OrderPicture = ({ content }: { content: Order["meta"]["contents"][number] | undefined }) => (
  <span className={frame}>
    {content?.image && <img src={content.image} alt="" loading="lazy" className={picture} />}
  </span>
);
