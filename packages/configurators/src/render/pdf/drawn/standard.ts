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

/** The metadata of a PDF/X-4 file. */
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

const SEEDS = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b] as const;
const FNV_PRIME = 0x01000193;

/** FNV-1a. An index loop: iterating takes ten times as long, and a logo may have 10 MB. */
const hashOf = (bytes: Uint8Array, seed: number): number => {
  let hash = seed;
  for (let index = 0; index < bytes.length; index += 1) hash = Math.imul(hash ^ (bytes[index] ?? 0), FNV_PRIME);
  return hash;
};

/** 128 bits of all objects written so far: the same for the same content. */
const fingerprint = ({ context }: PDFDocument): string => {
  const hashes = Int32Array.from(SEEDS);
  for (const [, object] of context.enumerateIndirectObjects()) {
    const bytes = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(bytes, 0);
    for (const [index, hash] of hashes.entries()) hashes[index] = hashOf(bytes, hash);
  }
  return Array.from(hashes, (hash) => (hash >>> 0).toString(16).padStart(8, "0")).join("");
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

/**
 * Makes a complete document conform to PDF/X-4 (ISO 15930-7): output intent, metadata, dates, trapping, and a file
 * identifier made of the document's content.
 */
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

  const intent = context.obj({
    Type: "OutputIntent",
    S: "GTS_PDFX",
    OutputConditionIdentifier: PDFString.of(profile.identifier),
    RegistryName: PDFString.of("http://www.color.org"),
    Info: PDFString.of(profile.info),
    DestOutputProfile: iccColours(document, 4, profile.bytes, profile.compressed).profile,
  });
  catalog.set(PDFName.of("OutputIntents"), context.obj([context.register(intent)]));

  const id = fingerprint(document);
  context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);
  const xmp = new TextEncoder().encode(metadata(description, id));
  catalog.set(PDFName.of("Metadata"), context.register(context.stream(xmp, { Type: "Metadata", Subtype: "XML" })));
};
