const CHECKED = ["lucarne", "stairwell", "wireframe"] as const;

/** Every brand that the package has, also the one to copy. */
export const BRANDS = [...CHECKED, "harbour"] as const;

/** Our own brands in both schemes: what a story is checked in. */
export const THEMES = CHECKED.flatMap((brand) => ["light", "dark"].map((scheme) => ({ brand, scheme })));
