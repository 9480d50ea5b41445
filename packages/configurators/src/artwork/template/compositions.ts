/** A side with its compositions, checked or as written. */
interface Composed<Element> {
  readonly name: string;
  readonly elements: readonly Element[];
  readonly withoutServices?: readonly Element[] | undefined;
  readonly others?: readonly Omit<Composed<Element>, "name" | "others">[] | undefined;
}

/** Every composition of a side: the usual one and those of other covers, each with and without services. */
export const compositionsOf = <Element>(side: Composed<Element>): readonly (readonly Element[])[] =>
  [side, ...(side.others ?? [])].flatMap(({ elements, withoutServices }) =>
    withoutServices ? [elements, withoutServices] : [elements],
  );
