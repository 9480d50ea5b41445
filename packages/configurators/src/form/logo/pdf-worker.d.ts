/** This module has no types. Importing it registers the parser for the main module. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs";
