import { defineConfig } from "vitest/config";
import { vitestLimits } from "../../test-limits.ts";
import { artworkDate } from "./scripts/artwork-date.ts";

export default defineConfig({
  define: { ARTWORK_DATE: JSON.stringify(artworkDate()) },
  test: {
    ...vitestLimits,
    name: "configurators",
    environment: "node",
    include: ["src/**/*.test.ts"],
  },
});
