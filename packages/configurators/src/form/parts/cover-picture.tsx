import { type ReactElement, useEffect, useState } from "react";
import { CHOICE_FRAME, type Cover } from "../../artwork/covers/cover.ts";
import { picture } from "./covers.css.ts";

/** Grid steps per unit: sharp at twice its usual size. */
const STEPS = 4;

const addresses = new Map<string, string>();

const addressOf = async (cover: Cover): Promise<string> => {
  const known = addresses.get(cover.id);
  if (known !== undefined) return known;
  const { drawCover, toSvg } = await import("../model/engine.ts");
  const address = `data:image/svg+xml,${encodeURIComponent(toSvg(drawCover(cover, CHOICE_FRAME), { steps: STEPS }))}`;
  addresses.set(cover.id, address);
  return address;
};

/**
 * A small picture of a cover. Covers are drawn after the page, one per idle period, so that the fields are ready first.
 */
export const CoverPicture = ({ cover, turn }: { readonly cover: Cover; readonly turn: number }): ReactElement => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const draw = (): void =>
      void addressOf(cover).then(
        (drawn) => wanted && setAddress(drawn),
        // Without its picture a cover is chosen by name.
        () => undefined,
      );
    const timer = setTimeout(draw, turn * 20);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [cover, turn]);
  // The radio button has the name.
  return address === undefined ? <span className={picture} /> : <img src={address} alt="" className={picture} />;
};
