import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";

/** The picture is above, so that nothing covers the person at work; contact and code are below. */
const WITH_PERSON: Template["sides"][number]["elements"] = [
  {
    kind: "picture",
    covers: "card",
    frame: { x: -9, y: -5, width: 112, height: 47 },
    outline: [
      [-3, -3],
      [103, -3],
      [103, 29.5],
      [-3, 36.5],
    ],
  },
  {
    kind: "area",
    fill: "brand-deep",
    outline: [
      [-3, -3],
      [103, -3],
      [103, 29.5],
      [-3, 36.5],
    ],
    fade: { from: [16, 6], to: [56, 14], opacity: 0.6 },
  },
  {
    kind: "area",
    fill: "daylight",
    outline: [
      [-3, 36.5],
      [103, 29.5],
      [103, 30.7],
      [-3, 37.7],
    ],
  },
  {
    kind: "logo",
    tone: "dark",
    onCover: true,
    partner: true,
    name: false,
    sign: true,
    down: "top",
    box: { x: 6.8, y: 6.2, width: 38, height: 14 },
  },
  { kind: "code", plate: { x: 69, y: 34, width: 26, height: 26 } },
  {
    kind: "text",
    source: { label: "fitted-by", with: "company" },
    box: { x: 6.8, y: 39.6, width: 59, height: 3.8 },
    beside: { fields: ["phone", "email"], box: { x: 6.8, y: 38.75, width: 59, height: 3.05 } },
    lines: 1,
    style: regular(8, 6.5, "text"),
  },
  {
    kind: "text",
    source: { field: "company" },
    box: { x: 6.8, y: 43.4, width: 59, height: 6.8 },
    beside: { fields: ["phone", "email"], box: { x: 6.8, y: 41.8, width: 59, height: 5.9 } },
    lines: 2,
    style: bold(15, 6.5, "text"),
  },
  {
    kind: "text",
    source: { label: "service", with: "phone" },
    box: { x: 6.8, y: 50.6, width: 59, height: 3.8 },
    beside: { fields: ["phone", "email"], box: { x: 6.8, y: 47.7, width: 59, height: 3.1 } },
    lines: 1,
    style: regular(8, 6.5, "text"),
  },
  {
    kind: "text",
    source: { field: "phone", otherwise: "email" },
    box: { x: 6.8, y: 54.5, width: 59, height: 5.5 },
    beside: { fields: ["phone", "email"], box: { x: 6.8, y: 50.8, width: 59, height: 3.6 } },
    lines: 1,
    style: bold(14, 7, "text"),
  },
  {
    kind: "text",
    source: { field: "email", with: "phone" },
    box: { x: 6.8, y: 54.5, width: 59, height: 5.5 },
    lines: 1,
    style: bold(8.5, 6.5, "text"),
  },
];

/** The cover at the left. The tone is that of the area at the right. */
const usual = (tone: "light" | "dark"): Template["sides"][number]["elements"] => [
  {
    kind: "picture",
    covers: "card",
    frame: { x: -3, y: -3, width: 106, height: 71 },
    outline: [
      [-3, -3],
      [69.51, -3],
      [47.79, 68],
      [-3, 68],
    ],
  },
  {
    kind: "area",
    fill: "brand-deep",
    outline: [
      [-3, -3],
      [69.51, -3],
      [47.79, 68],
      [-3, 68],
    ],
    fade: { from: [56, 10], to: [84, 20], opacity: 0.65 },
  },
  {
    kind: "area",
    fill: tone === "dark" ? "brand-deep" : "paper",
    outline: [
      [69.51, -3],
      [103, -3],
      [103, 68],
      [47.79, 68],
    ],
  },
  {
    kind: "area",
    fill: "daylight",
    outline: [
      [69.51, -3],
      [71.31, -3],
      [49.59, 68],
      [47.79, 68],
    ],
  },
  {
    kind: "text",
    source: { label: "fitted-by", with: "company" },
    box: { x: 6.8, y: 6.2, width: 52, height: 4.6 },
    lines: 1,
    onCover: true,
    style: regular(9, 7, "paper"),
  },
  {
    kind: "text",
    source: { field: "company" },
    box: { x: 6.8, y: 11.2, width: 50, height: 16.8 },
    lines: 3,
    onCover: true,
    style: bold(16, 8, "paper"),
  },
  {
    kind: "text",
    source: { label: "service", with: "phone" },
    box: { x: 6.8, y: 47, width: 42, height: 4.6 },
    beside: { fields: ["phone", "email"], box: { x: 6.8, y: 43.4, width: 42, height: 4.6 } },
    lines: 1,
    onCover: true,
    style: regular(9, 7, "paper"),
  },
  {
    kind: "text",
    source: { field: "phone", otherwise: "email" },
    box: { x: 6.8, y: 52, width: 42, height: 6.6 },
    beside: { fields: ["phone", "email"], box: { x: 6.8, y: 48, width: 42, height: 5.9 } },
    lines: 1,
    onCover: true,
    style: bold(14, 7, "paper"),
  },
  {
    kind: "text",
    source: { field: "email", with: "phone" },
    box: { x: 6.8, y: 54, width: 41.7, height: 6 },
    lines: 1,
    onCover: true,
    style: bold(9, 7, "paper"),
  },
  {
    kind: "logo",
    tone,
    partner: true,
    name: false,
    sign: true,
    across: "right",
    box: { x: 70.2, y: 6.2, width: 24.2, height: 20 },
  },
  { kind: "code", plate: { x: 68.4, y: 32.6, width: 26, height: 26 } },
];

/** 100 × 65 mm with rounded corners, for the frame of an installed window. */
export const STICKER: Template = {
  product: "sticker",
  page: {
    trim: { width: 100, height: 65 },
    bleed: { top: 3, right: 3, bottom: 3, left: 3 },
    safe: { top: 5, right: 5, bottom: 5, left: 5 },
    corner: 4,
  },
  rules: { smallestText: 6.5, smallestCode: 25, minResolution: 150 },
  sides: [
    {
      name: "front",
      elements: usual("light"),
      others: [
        // A light cover would end on white paper without an edge.
        { covers: ["chalk-light"], elements: usual("dark") },
        { covers: ["card-installer"], elements: WITH_PERSON },
      ],
    },
  ],
};
