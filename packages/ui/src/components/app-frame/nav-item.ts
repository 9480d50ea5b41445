import type { ReactNode } from "react";
import type { Href } from "../provider/index.ts";

export interface NavItem {
  /** Address of the area. */
  readonly href: Href;
  /** Name of the area. */
  readonly label: ReactNode;
  /** True for the current page and for the area it belongs to. */
  readonly current?: boolean | undefined;
}
