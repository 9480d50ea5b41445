import "@lucarne/ui/reset";
import "@lucarne/ui/theme/lucarne";

// As index.html does.
document.documentElement.dataset["brand"] = "lucarne";
