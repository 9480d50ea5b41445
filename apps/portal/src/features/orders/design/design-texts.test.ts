import { expect, test } from "vitest";
import { designTexts } from "./design-texts.ts";

test("the printed texts keep their order, empty ones are left out", () => {
  expect(
    designTexts({
      type: "flyer",
      subtype: "services",
      coverImage: "services-1",
      companyName: "Dach-Serwis",
      shortDescription: "",
      phone: "+48601234567",
      services: [{ text: "Roof windows", icon: "/art/icons/installation.svg" }],
      logo: { path: "a", originalName: "logo.svg" },
      photo: { path: "b", originalName: "roof.jpg" },
    }),
  ).toEqual([
    { name: "company", text: "Dach-Serwis" },
    { name: "services", text: "Roof windows" },
    { name: "phone", text: "+48601234567" },
    { name: "photo", text: "roof.jpg" },
    { name: "logo", text: "logo.svg" },
  ]);
});
