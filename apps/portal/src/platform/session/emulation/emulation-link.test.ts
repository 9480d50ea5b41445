import { expect, it } from "vitest";
import { emulationLink } from "./emulation-link.ts";

it.each([
  ["https://club.example/?token=emulate:abc", "abc", "/"],
  ["https://club.example/projects?page=2&token=emulate%3Aa-b_c#top", "a-b_c", "/projects?page=2#top"],
  ["https://club.example/?token=emulate:", "", "/"],
])("%s opens a session and is stripped", (address, token, cleaned) => {
  expect(emulationLink(address)).toEqual({ token, cleaned });
});

it.each(["https://club.example/", "https://club.example/?token=abc", "https://club.example/?x=emulate:abc"])(
  "%s opens none",
  (address) => {
    expect(emulationLink(address)).toBeUndefined();
  },
);
