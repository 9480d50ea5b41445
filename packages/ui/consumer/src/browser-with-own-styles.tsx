import "./own.css.ts";
import "./browser.tsx";
