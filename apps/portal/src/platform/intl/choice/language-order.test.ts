import { describe, expect, it } from "vitest";
import { chooseLanguage, countryOfHost, languageOfHost } from "./language-order.ts";

describe("the language of a host name", () => {
  it.each([
    ["club.lucarne.ba", "bs", "ba"],
    ["club.lucarne.bg", "bg", "bg"],
    ["club.lucarne.hr", "hr", "hr"],
    ["club.lucarne.cz", "cs", "cz"],
    ["club.lucarne.ee", "et", "ee"],
    ["club.lucarne.hu", "hu", "hu"],
    ["club.lucarne.lv", "lv", "lv"],
    ["club.lucarne.lt", "lt", "lt"],
    ["club.lucarne.pl", "pl", "pl"],
    ["club.lucarne.ro", "ro", "ro"],
    ["club.lucarne.rs", "sr", "rs"],
    ["club.lucarne.sk", "sk", "sk"],
    ["club.lucarne.si", "sl", "si"],
    ["club.lucarne.com.ua", "uk", "ua"],
  ])("%s implies the language %s and the country %s", (host, language, country) => {
    expect(languageOfHost(host)).toBe(language);
    expect(countryOfHost(host)).toBe(country);
  });

  it.each(["localhost", "127.0.0.1", "club.example", "club.lucarne.com", "pl", ""])(
    "%j is unknown: English text, Poland as country",
    (host) => {
      expect(languageOfHost(host)).toBeUndefined();
      expect(chooseLanguage({ host })).toBe("en");
      expect(countryOfHost(host)).toBe("pl");
    },
  );

  it.each([
    ["club.lucarne.it", "it"],
    ["club.lucarne.com.tr", "tr"],
  ])("%s implies no language of ours", (host, country) => {
    expect(chooseLanguage({ host })).toBe("en");
    expect(countryOfHost(host)).toBe(country);
  });
});

describe("the order of preference", () => {
  it("takes the saved choice before all", () => {
    expect(chooseLanguage({ saved: "uk", account: 10, host: "club.lucarne.cz" })).toBe("uk");
  });

  it("takes the account's language on a device without a choice", () => {
    expect(chooseLanguage({ saved: null, account: 10, host: "club.lucarne.cz" })).toBe("pl");
  });

  it("takes the host's while the account has picked none", () => {
    expect(chooseLanguage({ saved: null, account: null, host: "club.lucarne.cz" })).toBe("cs");
  });

  it("passes over a saved text and an id that name no language", () => {
    expect(chooseLanguage({ saved: "tlh", account: 99, host: "club.lucarne.lv" })).toBe("lv");
  });
});
