import { defineConfig } from "vitest/config";
import { vitestLimits } from "../../test-limits.ts";
import { artworkConstants } from "./scripts/artwork-date.ts";

export default defineConfig({
  define: artworkConstants(),
  test: {
    ...vitestLimits,
    name: "configurators",
    environment: "node",
    include: ["{src,review}/**/*.test.ts"],
  },
});
