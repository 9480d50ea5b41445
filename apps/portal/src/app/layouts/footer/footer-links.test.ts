import type { RegionLinks } from "@lucarne/api-client/queries/config";
import { expect, test } from "vitest";
import { type FooterLink, legalLinks, socialLinks, supportLinks } from "./footer-links.ts";

const poland: RegionLinks = {
  terms: "https://lucarne.example/pl/terms",
  privacy: "https://lucarne.example/pl/privacy",
  legal: [{ label: "Cookies", url: "https://lucarne.example/pl/cookies" }],
  whistleblower: "https://lucarne.example/pl/whistleblower",
  social: [{ name: "YouTube", url: "https://www.youtube.com/@lucarne" }],
  faq: "https://lucarne.example/pl/faq",
  address: "Lucarne Polska sp. z o.o., ul. Dachowa 4, 00-950 Warszawa",
  phone: "+48221234567",
};

const names = (links: FooterLink[]) => links.map(({ name }) => (typeof name === "string" ? name : name.id));

test("a country with everything", () => {
  expect(names(supportLinks(poland))).toEqual([
    "page.supportChat",
    "layout.footer.faq",
    "+48\u00A0221\u00A0234\u00A0567",
  ]);
  expect(names(legalLinks(poland))).toEqual([
    "layout.footer.terms",
    "layout.footer.privacy",
    "Cookies",
    "layout.footer.whistleblower",
  ]);
  expect(socialLinks(poland)).toEqual([{ href: "https://www.youtube.com/@lucarne", name: "YouTube" }]);
});

test("the whistleblower's link and the FAQ are shown only in countries that have them", () => {
  const links = { ...poland, whistleblower: null, faq: null };
  expect(names(legalLinks(links))).not.toContain("layout.footer.whistleblower");
  expect(names(supportLinks(links))).not.toContain("layout.footer.faq");
});

test("a country without an entry has the chat and nothing of another country", () => {
  expect(names(supportLinks(undefined))).toEqual(["page.supportChat"]);
  expect(legalLinks(undefined)).toEqual([]);
  expect(socialLinks(undefined)).toEqual([]);
});

test("a server without support has no link to the chat", () => {
  expect(names(supportLinks(poland, false))).toEqual(["layout.footer.faq", "+48\u00A0221\u00A0234\u00A0567"]);
});
