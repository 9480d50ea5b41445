import { expect, it } from "vitest";
import { layout } from "../artwork/layout/layout.ts";
import { sampleData } from "../products/samples/data.ts";
import { CHECKED } from "../testing/artworks.ts";
import { textAlternative } from "./text-alternative.ts";

const card = CHECKED.find(({ product }) => product === "business_card_horizontal");
if (!card) throw new Error("No card");

it("reads every side from top to bottom: icons by their services, the code's link last", () => {
  expect(textAlternative(layout(card, sampleData("en", "usual", 4)))).toEqual([
    { side: "front", lines: ["Lucarne", "Recommended partner"] },
    {
      side: "back",
      lines: [
        "Marek Kowalczyk",
        "Dach-Serwis Kowalczyk",
        "+48 601 234 567",
        "biuro@dachserwis.example",
        "ul. Podhalańska 18, 34-400 Nowy Targ",
        "dachserwis.example",
        "Roof window fitting",
        "Window replacement",
        "Shutters and blinds",
        "Flashing and drainage",
        "https://dachserwis.example",
      ],
    },
  ]);
});

it("reads a company's own logo by its name", () => {
  const logo = { kind: "image", href: "data:,", width: 300, height: 100 } as const;
  const [front] = textAlternative(layout(card, { ...sampleData("en", "usual", 4), logo }));
  expect(front?.lines).toEqual(["Dach-Serwis Kowalczyk"]);
});
