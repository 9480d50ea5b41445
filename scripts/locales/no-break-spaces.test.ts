import { expect, it } from "vitest";

import { withNoBreakSpaces } from "./no-break-spaces.ts";

it("sets no-break spaces without touching a message's syntax", () => {
  expect(withNoBreakSpaces("pl", "{s, plural, one {# okno z {k} i w domu} other {za {n} s}}")).toBe(
    "{s, plural, one {# okno z\u00A0{k} i\u00A0w\u00A0domu} other {za {n}\u00A0s}}",
  );
  expect(withNoBreakSpaces("en", "from 1 to 999 999, a window")).toBe("from 1 to 999\u00A0999, a window");
});
