import { expect, test } from "vitest";

import { readContentBody, readHeroImages, readUserOptions, writeUserOptions } from "./json-text.ts";

const fresh = { hasAgreedToTerms: false, firstTime: true, consentSeen: false, expPtsSeen: undefined };

test.each([null, undefined, "", "{", "null", "[]", "17", '"{}"', "\u0000"])(
  "options %j are those of a new user",
  (text) => {
    expect(readUserOptions(text)).toEqual(fresh);
  },
);

test.each([
  [
    '{"hasAgreedToTerms":true,"firstTime":false,"consentSeen":true,"expPtsSeen":"2026-10-04"}',
    true,
    false,
    true,
    "2026-10-04",
  ],
  ['{"hasAgreedToTerms":"0","firstTime":"0","consentSeen":0,"expPtsSeen":17}', false, false, false, undefined],
  [
    '{"hasAgreedToTerms":1,"firstTime":"false","consentSeen":"1","expPtsSeen":"2026-10-04T08:00:00Z"}',
    true,
    false,
    true,
    "2026-10-04",
  ],
  ['{"hasAgreedToTerms":null,"firstTime":null,"consentSeen":{},"expPtsSeen":"soon"}', false, true, false, undefined],
])("options %s", (text, hasAgreedToTerms, firstTime, consentSeen, expPtsSeen) => {
  expect(readUserOptions(text)).toEqual({ hasAgreedToTerms, firstTime, consentSeen, expPtsSeen });
});

test("an update carries the change alone", () => {
  expect(writeUserOptions({ firstTime: false })).toBe('{"firstTime":false}');
});

test("slides that are off, broken or without a picture are left out", () => {
  const slides = [
    { image: "/a.webp", link: "/rewards", isActive: true, showContent: true, title: "A", text: "B" },
    { image: "/b.webp", isActive: 1, showContent: "0" },
    { image: "/c.webp", link: "/x", isActive: false, showContent: true },
    { link: "/x", isActive: true },
    null,
    "text",
  ];
  expect(readHeroImages(JSON.stringify(slides))).toEqual([
    { image: "/a.webp", link: "/rewards", isActive: true, showContent: true, title: "A", text: "B" },
    { image: "/b.webp", link: null, isActive: true, showContent: false, title: undefined, text: undefined },
  ]);
  expect(readHeroImages("{}")).toEqual([]);
  expect(readHeroImages(undefined)).toEqual([]);
});

test.each([
  [
    '{"title":"A","excerpt":"B","text":"<p>C</p>","youtube":"dQw4w9WgXcQ"}',
    { title: "A", excerpt: "B", text: "<p>C</p>", youtube: "dQw4w9WgXcQ" },
  ],
  ['{"title":"A","youtube":"https://youtu.be/x"}', { title: "A", excerpt: "", text: "", youtube: null }],
  ['{"title":7,"text":["x"]}', { title: "", excerpt: "", text: "", youtube: null }],
  ["broken", { title: "", excerpt: "", text: "", youtube: null }],
])("content %s", (text, body) => {
  expect(readContentBody(text)).toEqual(body);
});
