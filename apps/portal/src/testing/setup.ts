import "@lucarne/ui/reset";
import "@lucarne/ui/theme/lucarne";
import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// Files share a page and its modules: the renderer's own clean-up is registered for the first file only.
beforeEach(cleanup);

// As index.html does.
document.documentElement.dataset["brand"] = "lucarne";
