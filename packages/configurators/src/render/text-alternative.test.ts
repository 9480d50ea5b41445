import { expect, it } from "vitest";
import { layout } from "../artwork/layout/layout.ts";
import { sampleData } from "../products/samples/data.ts";
import { CHECKED } from "../testing/artworks.ts";
import { textAlternative } from "./text-alternative.ts";

it("reads every side from top to bottom, the code's link last", () => {
  const card = CHECKED.find(({ product }) => product === "business_card_horizontal");
  if (!card) throw new Error("No card");
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
        "https://dachserwis.example",
      ],
    },
  ]);
});
