import { defineConfig } from "vitest/config";
import { nodeTests } from "../../test-limits.ts";
import { artworkConstants } from "./scripts/artwork-date.ts";

export default defineConfig({
  define: artworkConstants(),
  test: {
    ...nodeTests,
    name: "configurators",
    include: ["{src,review}/**/*.test.ts"],
  },
});
