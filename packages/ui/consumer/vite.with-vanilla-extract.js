import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import plain from "./vite.config.js";

/** An app with vanilla-extract of its own must not compile the kit a second time. */
export default {
  ...plain,
  plugins: [
    vanillaExtractPlugin(),
    {
      name: "own-styles",
      transformIndexHtml: (html) => html.replace("/src/browser.tsx", "/src/browser-with-own-styles.tsx"),
    },
  ],
};
