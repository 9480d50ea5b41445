import type { OwnPhoto } from "../../artwork/layout/data.ts";
import type { FormState } from "./state.ts";

/** The picture of the chosen photo; undefined without one, and until it is read. */
export const photoOf = ({ history, pictures }: FormState): Omit<OwnPhoto, "focus"> | undefined => {
  const picture = pictures[history.present.photo?.path ?? ""];
  if (picture?.href === undefined) return undefined;
  const { width, height } = picture.logo;
  return { href: picture.href, width, height };
};
