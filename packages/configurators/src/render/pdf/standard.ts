import {
  PDFDict,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFDocument,
  type PDFRef,
} from "@cantoo/pdf-lib";
import type { EmbeddedProfile } from "./print-profile.ts";

/** What a PDF/X-4 file says of itself. */
export interface FileDescription {
  readonly title: string;
  readonly subject: string;
  readonly date: Date;
  readonly profile: EmbeddedProfile;
}

const PRODUCER = "Lucarne";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** Without fractions of a second, as in the document information. */
const isoDate = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

/** The same facts as the document information, as ISO 15930-7 requires. */
const metadata = ({ title, subject, date }: FileDescription, id: string): string => {
  const day = isoDate(date);
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
    ' xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">',
    `<dc:format>application/pdf</dc:format>`,
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(subject)}</rdf:li></rdf:Alt></dc:description>`,
    `<xmp:CreateDate>${day}</xmp:CreateDate><xmp:ModifyDate>${day}</xmp:ModifyDate>`,
    `<xmp:MetadataDate>${day}</xmp:MetadataDate>`,
    `<xmpMM:DocumentID>uuid:${id}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID>`,
    `<xmpMM:RenditionClass>default</xmpMM:RenditionClass>`,
    `<pdf:Producer>${PRODUCER}</pdf:Producer><pdf:Trapped>False</pdf:Trapped>`,
    `<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>`,
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
    '<?xpacket end="r"?>',
  ].join("\n");
};

/** 128 bits that differ between files and are the same for the same input (FNV-1a with four seeds). */
const fingerprint = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
    .map((seed) => bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, seed))
    .map((hash) => hash.toString(16).padStart(8, "0"))
    .join("");
};

/** `/ICCBased` colour space of a profile, as an indirect object. */
export const iccColours = (
  { context }: PDFDocument,
  components: 1 | 3 | 4,
  bytes: Uint8Array<ArrayBuffer>,
  compressed: boolean,
): { readonly profile: PDFRef; readonly colours: PDFRef } => {
  const stream = compressed
    ? PDFRawStream.of(context.obj({ N: components, Filter: "FlateDecode", Length: bytes.length }), bytes)
    : context.flateStream(bytes, { N: components });
  const profile = context.register(stream);
  return { profile, colours: context.register(context.obj(["ICCBased", profile])) };
};

/** Makes a document conform to PDF/X-4 (ISO 15930-7): output intent, metadata, dates, trapping and file identifier. */
export const conform = (document: PDFDocument, description: FileDescription): void => {
  const { context, catalog } = document;
  const { title, subject, date, profile } = description;
  context.header = PDFHeader.forVersion(1, 6);
  document.setTitle(title);
  document.setSubject(subject);
  document.setProducer(PRODUCER);
  document.setCreationDate(date);
  document.setModificationDate(date);
  if (!context.trailerInfo.Info) throw new Error("The file has no document information");
  context.lookup(context.trailerInfo.Info, PDFDict).set(PDFName.of("Trapped"), PDFName.of("False"));

  const id = fingerprint([title, subject, isoDate(date), profile.identifier].join("\n"));
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);
  const xmp = new TextEncoder().encode(metadata(description, id));
  catalog.set(PDFName.of("Metadata"), context.register(context.stream(xmp, { Type: "Metadata", Subtype: "XML" })));

  const intent = context.obj({
    Type: "OutputIntent",
    S: "GTS_PDFX",
    OutputConditionIdentifier: PDFString.of(profile.identifier),
    RegistryName: PDFString.of("http://www.color.org"),
    Info: PDFString.of(profile.info),
    DestOutputProfile: iccColours(document, 4, profile.bytes, profile.compressed).profile,
  });
  catalog.set(PDFName.of("OutputIntents"), context.obj([context.register(intent)]));
};
