import { globalLayerStyle } from "../styles/style.ts";
import { media } from "../tokens/breakpoints.ts";

globalLayerStyle("theme", ":root", { colorScheme: "light dark" });
globalLayerStyle("theme", '[data-scheme="light"]', { colorScheme: "light" });
globalLayerStyle("theme", '[data-scheme="dark"]', { colorScheme: "dark" });
// Paper is light.
globalLayerStyle("theme", ":root, [data-scheme]", { "@media": { [media.print]: { colorScheme: "light" } } });
