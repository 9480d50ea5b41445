import { Icon } from "@lucarne/ui/icon";
import type { LucideIcon } from "@lucarne/ui/icons";
import { pane } from "./icon-pane.css.ts";

/** An icon on a leaning pane, above the title of a card with a single question. */
export const IconPane = ({ icon }: { icon: LucideIcon }) => (
  <span className={pane}>
    <Icon as={icon} size={22} />
  </span>
);
