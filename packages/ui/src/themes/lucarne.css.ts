import "./foundation.css.ts";
import "./scheme.css.ts";
import { brands, colors } from "../tokens/generated.ts";
import { lucarneArt } from "./art.ts";
import { brandTheme } from "./brand-theme.ts";

brandTheme({ name: "lucarne", ...colors.lucarne, tokens: brands.lucarne, art: lucarneArt });
