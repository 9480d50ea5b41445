import { globalLayerStyle } from "../styles/style.ts";

globalLayerStyle("theme", ":root", { colorScheme: "light dark" });
globalLayerStyle("theme", '[data-scheme="light"]', { colorScheme: "light" });
globalLayerStyle("theme", '[data-scheme="dark"]', { colorScheme: "dark" });
