import { type RefObject, useRef } from "react";
import type { PlaceParts } from "./place-parts.ts";

/** A place that was chosen, and the line of the list that it was chosen from. */
export type ChosenPlace = { readonly place: PlaceParts; readonly line: string };

type FillInOptions<Name extends string> = {
  /** The field that searches. */
  street: Name;
  /** What a place fills in, the street's field included. */
  valuesOf: (place: PlaceParts) => Readonly<Record<Name, string>>;
  get: (name: Name) => string;
  set: (name: Name, text: string) => void;
};

type FillIn = {
  /** The place whose values are in the form; undefined once another street was typed. */
  chosen: RefObject<ChosenPlace | undefined>;
  fillIn: (place: PlaceParts) => void;
  typeStreet: (typed: string) => void;
};

/** Fills in an address form from a chosen place. Another street clears what that place filled in (ADDR-3). */
export const usePlaceFillIn = <Name extends string>({ street, valuesOf, get, set }: FillInOptions<Name>): FillIn => {
  const chosen = useRef<ChosenPlace>(undefined);
  const line = useRef("");
  const filledBy = (place: PlaceParts) => {
    const values = valuesOf(place);

    return Object.keys(values)
      .filter((name): name is Name => Object.hasOwn(values, name))
      .map((name) => [name, values[name]] as const);
  };

  return {
    chosen,
    fillIn: (place) => {
      chosen.current = { place, line: line.current };
      for (const [name, text] of filledBy(place)) set(name, text);
    },
    typeStreet: (typed) => {
      line.current = typed;
      set(street, typed);
      const place = chosen.current?.place;
      if (!place || typed.startsWith(place.street)) return;
      chosen.current = undefined;
      for (const [name, text] of filledBy(place)) if (name !== street && get(name) === text) set(name, "");
    },
  };
};
