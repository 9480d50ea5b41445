import { type ReactElement } from "react";
import { Artwork } from "../../render/react/artwork.tsx";
import { useDerived, useForm } from "../context.ts";
import { paper } from "./preview.css.ts";

/** One side of the print, as it stands. A key draws this again, and its own field. */
export const Sheet = ({ side }: { readonly side: "front" | "back" }): ReactElement | null => {
  const { words } = useForm();
  const artwork = useDerived((derived) => derived.artwork);
  if (!artwork) return null;
  return <Artwork artwork={artwork} side={side} label={words.preview.titleOf(words.preview[side])} className={paper} />;
};
