import "./foundation.css.ts";
import "./scheme.css.ts";
import { brands, colors } from "../tokens/generated.ts";
import { lucarneArt } from "./art.ts";
import { brandTheme } from "./brand-theme.ts";
import { brandFont } from "./font-faces.ts";

brandFont("Geologica", "geologica", { regular: 1.062, bold: 1.025, ascent: 0.98, descent: 0.28 });
brandTheme({ name: "lucarne", ...colors.lucarne, tokens: brands.lucarne, art: lucarneArt });
