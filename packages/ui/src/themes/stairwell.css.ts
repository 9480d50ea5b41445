import "./foundation.css.ts";
import "./scheme.css.ts";
import { brands, colors } from "../tokens/generated.ts";
import { stairwellArt } from "./art.ts";
import { brandTheme } from "./brand-theme.ts";

brandTheme({ name: "stairwell", ...colors.stairwell, tokens: brands.stairwell, art: stairwellArt });
