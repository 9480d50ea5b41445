import { expect, it } from "vitest";

import { readableUrl } from "./readable-url.ts";

it.each([
  ["/", "/"],
  ["/news/%C5%82", "/news/%C5%82"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/100%?page=%zz", "/100%25?page=%zz"],
  ["/login?x=%E0%A4%A", "/login?x=%E0%A4%A"],
  ["/api/v2/orders/%ff", "/api/v2/orders/%25ff"],
  [`/news/${"a".repeat(300)}/b?${"c".repeat(300)}`, `/news/${"a".repeat(200)}/b?${"c".repeat(300)}`],
])("%s is routed as %s", (url, routed) => {
  expect(readableUrl(url)).toBe(routed);
});
