import type { Avatar } from "@lucarne/ui/avatar";
import type { MenuItem, MenuRadioItem } from "@lucarne/ui/menu";
import type { Pagination } from "@lucarne/ui/pagination";
import type { RefObject } from "react";

type Takes<Part extends (props: never) => unknown, Held extends HTMLElement> =
  { ref: RefObject<Held | null> } extends Partial<Parameters<Part>[0]> ? true : false;

/** Whether a part that renders one of several elements takes a ref object of each. */
export const takesRefs: readonly [
  Takes<typeof Avatar, HTMLSpanElement>,
  Takes<typeof Avatar, HTMLImageElement>,
  Takes<typeof MenuItem, HTMLDivElement>,
  Takes<typeof MenuItem, HTMLAnchorElement>,
  Takes<typeof MenuRadioItem, HTMLDivElement>,
  Takes<typeof Pagination, HTMLElement>,
] = [true, true, true, true, true, true];
