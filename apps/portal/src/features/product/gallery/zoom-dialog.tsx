import { Dialog } from "@lucarne/ui/dialog";
import { useState } from "react";
import { useIntl } from "react-intl";
import * as styles from "./gallery.css.ts";
import { messages } from "../messages.ts";

export type ZoomDialogProps = {
  open: boolean;
  onClose: () => void;
  name: string;
  /** Address of the picture. */
  picture: string;
};

/** A picture as large as the screen allows; pressed, two and a half times as large, to scroll over its parts. */
export const ZoomDialog = ({ open, onClose, name, picture }: ZoomDialogProps) => {
  const { formatMessage } = useIntl();
  const [isLarge, setLarge] = useState(false);

  return (
    <Dialog open={open} onClose={onClose} title={name} size="wide">
      <div className={styles.zoomArea}>
        <button
          type="button"
          className={isLarge ? styles.zoomed : styles.fitted}
          aria-label={formatMessage(isLarge ? messages.zoomOut : messages.zoomIn)}
          onClick={() => setLarge(!isLarge)}
        >
          <img src={picture} alt={name} className={styles.whole} />
        </button>
      </div>
    </Dialog>
  );
};
