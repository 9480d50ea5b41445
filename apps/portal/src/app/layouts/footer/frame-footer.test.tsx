import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { everyNth } from "../../../../../../test-sample.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";

/** The office of each country as the demo has it, and what has to stay on one line: the postal code with its town. */
const OFFICES = [
  ["Lucarne BH d.o.o., Zmaja od Bosne 7, 71000 Sarajevo", "71000 Sarajevo"],
  ["Лукарн България ЕООД, бул. „Витоша“ 15, 1000 София", "1000 София"],
  ["Lucarne Hrvatska d.o.o., Radnička cesta 80, 10000 Zagreb", "10000 Zagreb"],
  ["Lucarne Česko s.r.o., Na Pankráci 30, 140 00 Praha", "140 00 Praha"],
  ["Lucarne Eesti OÜ, Pärnu mnt 141, 11314 Tallinn", "11314 Tallinn"],
  ["Lucarne Magyarország Kft., Árpád fejedelem útja 26, 1023 Budapest", "1023 Budapest"],
  ["Lucarne Latvija SIA, Skanstes iela 27, LV-1013 Rīga", "LV-1013 Rīga"],
  ["Lucarne Lietuva UAB, Konstitucijos pr. 21, LT-08130 Vilnius", "LT-08130 Vilnius"],
  ["Lucarne Polska sp. z o.o., ul. Dekarska 14, 02-230 Warszawa", "02-230 Warszawa"],
  ["Lucarne România SRL, Șoseaua Nordului 24, 014104 București", "014104 București"],
  ["Lucarne Srbija d.o.o., Bulevar Mihajla Pupina 10, 11070 Beograd", "11070 Beograd"],
  ["Lucarne Slovensko s.r.o., Mlynské nivy 16, 821 09 Bratislava", "821 09 Bratislava"],
  ["Lucarne Slovenija d.o.o., Dunajska cesta 156, 1000 Ljubljana", "1000 Ljubljana"],
  ["ТОВ «Лукарн Україна», вул. Велика Васильківська, 72, 03150 Київ", "03150 Київ"],
] as const;

const WIDTHS = [320, 360, 390, 600, 768, 900, 1024, 1280, 1440];

/** How many lines each drawn place of a text takes. */
const linesOf = (text: string): number[] => {
  const counts: number[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.nodeValue?.indexOf(text) ?? -1;
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > 0) counts.push(lines.size);
  }

  return counts;
};

test.each(everyNth(5, OFFICES))(
  "the footer with %s never ends a line between postal code and town",
  async (address, place) => {
    onTestFinished(() => page.viewport(1080, 800));
    const links = { terms: "https://lucarne.example/terms", privacy: "https://lucarne.example/privacy", legal: [] };
    const pl = { ...links, whistleblower: null, social: [], faq: null, address, phone: "+48221234567" };
    await renderScreen("/notifications", { answers: { getPublicConfig: { body: { behaviours: {}, links: { pl } } } } });
    for (const width of WIDTHS) {
      await page.viewport(width, 900);
      // On a phone the footer is behind More.
      const more = page.getByRole("button", { name: "More", exact: true });
      await expect.poll(() => linesOf(place).length + more.elements().length).toBeGreaterThan(0);
      if (linesOf(place).length === 0) await more.click();
      await expect.poll(() => linesOf(place).length).toBeGreaterThan(0);
      expect(Math.max(...linesOf(place)), `${width} px`).toBe(1);
      expect(document.documentElement.scrollWidth, `${width} px`).toBe(width);
    }
  },
);
