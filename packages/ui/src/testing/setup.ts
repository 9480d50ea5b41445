import "../styles/reset.css.ts";
import "../themes/lucarne.css.ts";

// Component tests run in the first brand, light, set as an app does.
document.documentElement.dataset["brand"] = "lucarne";
document.documentElement.dataset["scheme"] = "light";
document.documentElement.lang = "en";
