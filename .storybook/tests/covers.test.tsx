import { expect, it } from "vitest";
import * as covers from "../../packages/configurators/review/covers.stories.tsx";
import { DESIGNS } from "../../packages/configurators/src/testing/designs/designs.ts";

it("has a story for each cover of each product, with the name that customers see", () => {
  const stories = Object.values(covers).flatMap((story) =>
    "title" in story ? [] : [[story.args?.design, story.name]],
  );
  const designs = DESIGNS.map(({ id, name, product }) => [id, `${name} (${product.toLowerCase()})`]);
  // A module lists its exports by the alphabet.
  expect(stories.toSorted()).toEqual(designs.toSorted());
});
