import { Icon } from "@lucarne/ui/icon";
import type { LucideIcon } from "@lucarne/ui/icons";
import { pane, picturePane } from "./icon-pane.css.ts";

type IconPaneProps =
  | { icon: LucideIcon; picture?: never }
  /** The address of an icon that the server names. */
  | { icon?: never; picture: string };

/** An icon on a leaning pane, above the title of a card or beside it. */
export const IconPane = ({ icon, picture }: IconPaneProps) => (
  <span className={icon ? pane : picturePane}>
    {icon ? <Icon as={icon} size={22} /> : <img src={picture} alt="" width={24} height={24} loading="lazy" />}
  </span>
);
