/** Every brand in both schemes: what a story is checked in. */
export const THEMES = ["lucarne", "stairwell", "wireframe"].flatMap((brand) =>
  ["light", "dark"].map((scheme) => ({ brand, scheme })),
);
