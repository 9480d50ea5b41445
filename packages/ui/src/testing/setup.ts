import "../styles/reset.css.ts";
import "../themes/lucarne.css.ts";

// Component tests run in the first brand, light, as an app would set it.
document.documentElement.dataset["brand"] = "lucarne";
document.documentElement.dataset["scheme"] = "light";
document.documentElement.lang = "en";
