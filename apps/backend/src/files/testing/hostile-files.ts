import { hostileArchives } from "./hostile-archives.ts";
import { hostileDrawings } from "./hostile-drawings.ts";
import { hostileNames } from "./hostile-names.ts";
import { hostilePdfs } from "./hostile-pdfs.ts";
import { hostilePictures } from "./hostile-pictures.ts";

/** Hostile files of every accepted type. */
export const HOSTILE_FILES = [
  ...hostileNames,
  ...hostileDrawings,
  ...hostilePictures,
  ...hostilePdfs,
  ...hostileArchives,
].map(([what, name, make, answer]) => ({ what, name, make, answer }));
