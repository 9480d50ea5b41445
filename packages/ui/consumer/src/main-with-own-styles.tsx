import "./own.css.ts";
import "./main.tsx";
