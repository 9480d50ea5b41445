import { expect, it } from "vitest";

import { deviceOf, UNKNOWN_DEVICE } from "./device.ts";

it.each([
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    { kind: "phone", browser: "Chrome", system: "Android" },
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    { kind: "phone", browser: "Safari", system: "iOS" },
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0",
    { kind: "computer", browser: "Firefox", system: "Windows" },
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    { kind: "computer", browser: "Microsoft Edge", system: "Windows" },
  ],
])("%s names its device", (header, device) => {
  expect(deviceOf(header)).toEqual(device);
});

it.each([undefined, "", "   "])("%j is an unknown device", (header) => {
  expect(deviceOf(header)).toEqual(UNKNOWN_DEVICE);
});

it("stores short names of a header made up to be long", () => {
  const { browser, system } = deviceOf(`${"x".repeat(5_000)}/1 (${"y".repeat(5_000)})`);
  expect((browser ?? "").length + (system ?? "").length).toBeLessThanOrEqual(120);
});
