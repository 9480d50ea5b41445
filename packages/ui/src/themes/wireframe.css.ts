import "./foundation.css.ts";
import "./scheme.css.ts";
import { brands, colors } from "../tokens/generated.ts";
import { wireframeArt } from "./art.ts";
import { brandTheme } from "./brand-theme.ts";

brandTheme({ name: "wireframe", ...colors.wireframe, tokens: brands.wireframe, art: wireframeArt });
