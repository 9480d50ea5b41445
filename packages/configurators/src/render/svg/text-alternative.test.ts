import { expect, it } from "vitest";
import { layout } from "../../artwork/layout/layout.ts";
import { sampleData } from "../../products/samples/data.ts";
import { CHECKED } from "../../testing/artworks.ts";
import { textAlternative } from "./text-alternative.ts";

const card = CHECKED.find(({ product }) => product === "business_card_horizontal");
if (!card) throw new Error("No card");

const itemsOf = (artwork: Parameters<typeof textAlternative>[0]) =>
  textAlternative(artwork).map(({ side, items }) => ({
    side,
    items: items.map(({ kind, text }) => `${kind} ${text}`),
  }));

it("reads every side from top to bottom: icons by their services, the code's link last", () => {
  expect(itemsOf(layout(card, sampleData("en", "usual", 4)))).toEqual([
    { side: "front", items: ["cover panes", "text Dach-Serwis Kowalczyk", "text Lucarne", "text Recommended partner"] },
    {
      side: "back",
      items: [
        "text Marek Kowalczyk",
        "text Dach-Serwis Kowalczyk",
        "text +48 601 234 567",
        "text biuro@dachserwis.example",
        "text ul.\u00a0Podhalańska 18, 34-400 Nowy Targ",
        "text dachserwis.example",
        "service Roof window fitting",
        "service Window replacement",
        "service Shutters and blinds",
        "service Flashing and drainage",
        "code https://dachserwis.example",
      ],
    },
  ]);
});

it("reads a company's own logo by its name", () => {
  const logo = { kind: "image", href: "data:,", width: 300, height: 100 } as const;
  const [front] = itemsOf(layout(card, { ...sampleData("en", "usual", 4), logo }));
  expect(front?.items).toEqual(["cover panes", "logo Dach-Serwis Kowalczyk"]);
});

it("names a cover only on the side that shows the chosen one", () => {
  const flyer = CHECKED.find(({ product }) => product === "flyer");
  if (!flyer) throw new Error("No flyer");
  const [front, back] = itemsOf(layout(flyer, { ...sampleData("en", "usual"), cover: "services-3" }));
  expect(front?.items[0]).toBe("cover morning-loft");
  expect(back?.items.filter((item) => item.startsWith("cover"))).toEqual([]);
});
