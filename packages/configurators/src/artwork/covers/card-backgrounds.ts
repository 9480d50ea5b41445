import type { Cover } from "./cover.ts";

/** Backgrounds for business cards and stickers. Each has a light corner and a plain one for the logo. */
export const CARD_BACKGROUNDS: readonly Cover[] = [
  { id: "panes", scene: { kind: "texture", texture: "panes" } },
  { id: "slate-courses", scene: { kind: "texture", texture: "slate", seed: 3 } },
  { id: "patina-seam", scene: { kind: "texture", texture: "seam", seed: 5 } },
  { id: "patina-tile", scene: { kind: "texture", texture: "patina", seed: 6 } },
  { id: "chalk-light", scene: { kind: "texture", texture: "light", seed: 2 } },
  { id: "terracotta-tile", scene: { kind: "texture", texture: "terracotta", seed: 8 } },
  { id: "plain-green", scene: { kind: "texture", texture: "plain" } },
];
