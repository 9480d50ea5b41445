// What a file may ask of a machine. Each limit is checked by a scan of our own, in time linear to the file's bytes,
// before a library sees the file.

/** Most pixels of a picture, and of all pictures inside a drawing together. */
export const MOST_PIXELS = 25_000_000;
/** Most pages of a TIFF. */
export const MOST_PAGES = 20;
/** Most bytes that the streams of a PDF, the entries of an archive or the profiles of a picture unpack to, together. */
export const MOST_UNPACKED = 100_000_000;
/** Most levels of elements, arrays and dictionaries inside each other. */
export const MOST_LEVELS = 100;
/** Most elements of an SVG, and after its references are followed. */
export const MOST_ELEMENTS = 20_000;
export const MOST_DRAWN_ELEMENTS = 200_000;
/** Most bytes of an SVG. */
export const MOST_SVG_BYTES = 1_000_000;
/** Most passes of a progressive JPEG: each goes over all pixels. */
export const MOST_SCANS = 50;
/** Most chunks of a PNG and strips or tiles of a TIFF. */
export const MOST_PARTS = 20_000;
/** Most objects of a PDF. */
export const MOST_PDF_OBJECTS = 100_000;
/** Most entries of an archive. */
export const MOST_ENTRIES = 1_000;
