import { expect, test } from "vitest";

import { CAPABILITIES, servedCapabilities } from "./capabilities.ts";

test.each([
  ["names no list", {}, CAPABILITIES],
  ["is no object", null, CAPABILITIES],
  ["names something else than a list", { capabilities: "places" }, CAPABILITIES],
  ["names an empty list", { capabilities: [] }, []],
  ["names some parts and one that is unknown", { capabilities: ["places", "teleport", 1] }, ["places"]],
])("a configuration that %s means these optional parts", (_, config, served) => {
  expect(servedCapabilities(config)).toEqual(served);
});
