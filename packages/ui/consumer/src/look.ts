import "@lucarne/ui/reset";
import "@lucarne/ui/theme/lucarne";
import "@lucarne/ui/theme/stairwell";
import "./app.css";
