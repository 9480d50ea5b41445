import { expect, expectTypeOf, it } from "vitest";
import { ARTWORK_LANGUAGES, type ArtworkLanguage } from "../words/languages.ts";
import { artworkDataOf, type PrintContext } from "./from-config.ts";

const surroundings: PrintContext = { language: "pl", partner: true };

it("joins names and address lines and skips empty ones", () => {
  const data = artworkDataOf(
    {
      name: " Marek ",
      surname: "Kowalczyk",
      address: { line1: "ul. Polna 12", line2: "30-001 Kraków", line3: "" },
      phone: "+48 601 234 567",
      coverImage: "services-3",
      services: [{ text: "Montaż", icon: "/art/icons/installation.svg" }],
    },
    surroundings,
  );
  expect(data.texts).toMatchObject({
    name: "Marek Kowalczyk",
    address: "ul. Polna 12, 30-001 Kraków",
    phone: "+48 601 234 567",
    email: "",
    company: "",
  });
  expect(data).toMatchObject({ language: "pl", cover: "services-3", partner: true });
  expect(data.services).toHaveLength(1);
});

it("puts a Hungarian surname first", () => {
  const config = { name: "Márk", surname: "Kovács" };
  expect(artworkDataOf(config, { ...surroundings, language: "hu" }).texts.name).toBe("Kovács Márk");
});

it("accepts both fields for the cover", () => {
  expect(artworkDataOf({ image: "billboard-2" }, surroundings).cover).toBe("billboard-2");
});

it("takes only languages that the artwork has texts in", () => {
  expectTypeOf<PrintContext["language"]>().toEqualTypeOf<ArtworkLanguage>();
  expect(ARTWORK_LANGUAGES).not.toContain("de");
});
