import "./foundation.css.ts";
import "./scheme.css.ts";
import { brands, colors } from "../tokens/generated.ts";
import { stairwellArt } from "./art.ts";
import { brandTheme } from "./brand-theme.ts";
import { brandFont } from "./font-faces.ts";

brandFont("Onest", "onest", { regular: 1.047, bold: 1.001, ascent: 0.97, descent: 0.305 });
brandTheme({ name: "stairwell", ...colors.stairwell, tokens: brands.stairwell, art: stairwellArt });
