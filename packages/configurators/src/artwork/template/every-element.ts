import { compositionsOf } from "./compositions.ts";
import type { Template } from "./schema.ts";

type Element = Template["sides"][number]["elements"][number];

/** The elements of a product in all its compositions. */
export const everyElement = ({ sides }: Pick<Template, "sides">): Element[] =>
  sides.flatMap((side) => compositionsOf<Element>(side).flat());
