import { expect, test } from "vitest";
import { href } from "../navigation/href.ts";
import { checkoutToReturnTo, profileFrom } from "./checkout-return.ts";

test.each([href("checkout"), href("checkoutProduct", { uuid: "0193e6f0-0000-7000-8000-000000000001" })])(
  "the profile opened from %s leads back there",
  (checkout) => {
    const { pathname, searchParams } = new URL(profileFrom(checkout), "https://portal.example");
    expect(pathname).toBe("/user");
    expect(checkoutToReturnTo(searchParams)).toBe(checkout);
  },
);

test.each(["", "/shop", "/checkout?step=summary", "//evil.example/checkout", "https://evil.example/checkout"])(
  "the address %j is no checkout to return to",
  (address) => {
    expect(checkoutToReturnTo(new URLSearchParams({ returnTo: address }))).toBeUndefined();
  },
);
