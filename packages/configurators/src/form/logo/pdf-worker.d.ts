/** Comes without types. Importing it is all that is needed: it puts the parser where the other half looks for it. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs";
