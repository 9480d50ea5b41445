// Limits of uploaded files. Each is checked by a linear scan of our own before a library reads the file.

/** Largest number of pages of a TIFF. */
export const MAX_PAGES = 20;
/** Largest unpacked size of a PDF's streams, an archive's entries or a picture's profiles together. */
export const MAX_UNPACKED = 100_000_000;
/** Largest nesting of elements, arrays and dictionaries. */
export const MAX_LEVELS = 100;
/** Largest number of elements of an SVG, with references followed. */
export const MAX_DRAWN_ELEMENTS = 200_000;
/** Largest number of passes of a progressive JPEG: each processes all pixels. */
export const MAX_SCANS = 50;
/** Largest number of chunks of a PNG and of strips or tiles of a TIFF. */
export const MAX_PARTS = 20_000;
/** Largest number of objects of a PDF. */
export const MAX_PDF_OBJECTS = 100_000;
/** Largest number of entries of a PDF's streams of references together; numbers of objects may have gaps. */
export const MAX_PDF_ENTRIES = 1_000_000;
/** Largest number of bytes of a PDF that belong to no object. */
export const MAX_PDF_JUNK = 10_000;
/** Largest number of entries of an archive. */
export const MAX_ENTRIES = 1_000;
