import type { Product } from "@lucarne/api-client/queries/shop";
import { Icon } from "@lucarne/ui/icon";
import { ZoomIn } from "@lucarne/ui/icons";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useLoadedComponent } from "../../../platform/code/use-loaded-component.ts";
import { readOut } from "../../../shared/page-parts/read-out.css.ts";
import { StockTag } from "../../../shared/products/stock-tag.tsx";
import * as styles from "./gallery.css.ts";
import { messages } from "../messages.ts";

const importZoom = () => import("./zoom-dialog.tsx");

const picturesOf = ({ images }: Product): string[] => {
  const listed = [...images.list].sort((one, other) => one.position - other.position).map(({ l }) => l);

  return listed.length > 0 ? listed : [images.thumbnail];
};

/** The product's pictures: one large, the others to choose from, and each to enlarge. */
export const Gallery = ({ product }: { product: Product }) => {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(0);
  const [Zoom, loadZoom] = useLoadedComponent(importZoom, (module) => module.ZoomDialog);
  const [open, setOpen] = useState(false);
  const pictures = picturesOf(product);
  const picture = pictures[shown] ?? product.images.thumbnail;
  const isSoldOut = product.stock < 1;

  const enlarge = () => {
    setOpen(true);
    // The page stays as it is when the dialog cannot be loaded.
    loadZoom(() => setOpen(false));
  };

  return (
    <div className={styles.gallery}>
      <button type="button" className={styles.stage} onClick={enlarge}>
        <span className={readOut}>{formatMessage(messages.enlarge)}</span>
        <img
          src={picture}
          alt=""
          width={632}
          height={474}
          fetchPriority="high"
          className={isSoldOut ? `${styles.picture} ${styles.soldOut}` : styles.picture}
        />
        <StockTag stock={product.stock} className={styles.tag} />
        <span className={styles.sign}>
          <Icon as={ZoomIn} />
        </span>
      </button>
      {pictures.length > 1 && (
        <ul className={styles.thumbs} aria-label={formatMessage(messages.pictures)}>
          {pictures.map((address, index) => (
            <li key={address}>
              <button
                type="button"
                className={styles.thumb}
                aria-pressed={index === shown}
                aria-label={formatMessage(messages.picture, { number: index + 1 })}
                onClick={() => setShown(index)}
              >
                <img src={address} alt="" width={112} height={84} className={styles.picture} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {Zoom && <Zoom open={open} onClose={() => setOpen(false)} name={product.name} picture={picture} />}
    </div>
  );
};
