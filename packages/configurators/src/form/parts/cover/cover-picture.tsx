import { type ReactElement, useEffect, useState } from "react";
import type { Cover } from "../../../artwork/covers/cover.ts";
import { useForm } from "../../context.ts";
import { sayCover } from "../../words/say.ts";
import { picture } from "./covers.css.ts";

/** Grid steps per unit: sharp at twice its usual size. */
const STEPS = 4;

const addresses = new Map<string, string>();

const addressOf = async (cover: Cover, text: string, language: string): Promise<string> => {
  const key = JSON.stringify([cover.id, text, language]);
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const { drawChoice, toSvg } = await import("../../model/engine/engine.ts");
  const drawing = drawChoice(cover, text, language);
  const address = `data:image/svg+xml,${encodeURIComponent(toSvg(drawing, { steps: STEPS }))}`;
  addresses.set(key, address);
  return address;
};

/**
 * A small picture of a cover. Covers are drawn after the page, one per idle period, so that the fields are ready first.
 */
export const CoverPicture = ({ cover, turn }: { readonly cover: Cover; readonly turn: number }): ReactElement => {
  const { store, words } = useForm();
  const [address, setAddress] = useState<string>();
  const { product, language } = store.setting;
  const headline = product.fields.find(({ name }) => name === "shortDescription")?.default ?? sayCover(words, cover.id);
  useEffect(() => {
    let wanted = true;
    const draw = (): void =>
      void addressOf(cover, headline, language).then(
        (drawn) => wanted && setAddress(drawn),
        // Without its picture a cover is chosen by name.
        () => undefined,
      );
    const timer = setTimeout(draw, turn * 20);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [cover, turn, headline, language]);
  // The radio button has the name.
  return address === undefined ? <span className={picture} /> : <img src={address} alt="" className={picture} />;
};
