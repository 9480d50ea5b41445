import { gzipSync } from "node:zlib";

import type { HostileRow } from "./hostile-row.ts";
import { svg } from "./hostile-drawings.ts";
import { makeZip } from "./make-zip.ts";

const SHAPE = '<path d="M0 0h9v9z"/>';
const bomb = Buffer.alloc(300_000);

const withLongList = (zip: Buffer): Buffer => zip.fill(0x7f, zip.length - 10, zip.length - 2);

/** An archive whose last record claims five files, and its ZIP64 record `count`. */
const zip64 = (count: number): Buffer => {
  const local = Buffer.alloc(30);
  local.write("504b0304", "hex");
  const list = Buffer.alloc(46 * count);
  for (let at = 0, offset = 1; at < list.length; at += 46, offset += 1) {
    list.write("504b0102", at, "hex");
    list.writeUInt32LE(offset, at + 42);
  }
  const record = Buffer.alloc(56);
  record.write("504b06062c", "hex");
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(list.length), 40);
  record.writeBigUInt64LE(BigInt(local.length), 48);
  const place = Buffer.alloc(20);
  place.write("504b0607", "hex");
  place.writeBigUInt64LE(BigInt(local.length + list.length), 8);
  const end = Buffer.from("504b05060000000005000500ffffffffffffffff0000", "hex");
  return Buffer.concat([local, list, record, place, end]);
};

/** Archives with outside paths, hidden content or too large entries. */
export const hostileArchives: readonly HostileRow[] = [
  ["an empty zip", "a.zip", () => makeZip([]), "file.damaged"],
  ["a zip that climbs", "a.zip", () => makeZip([{ name: "../../etc/passwd" }]), "file.zip_content"],
  ["a zip that climbs inside", "a.zip", () => makeZip([{ name: "a/../../b" }]), "file.zip_content"],
  ["a zip that climbs by backslash", "a.zip", () => makeZip([{ name: "..\\..\\b" }]), "file.zip_content"],
  ["a zip from the root", "a.zip", () => makeZip([{ name: "/etc/passwd" }]), "file.zip_content"],
  ["a zip from a drive", "a.zip", () => makeZip([{ name: "C:/windows/x" }]), "file.zip_content"],
  [
    "a zip with a link",
    "a.zip",
    () => makeZip([{ name: "a", content: Buffer.from("/etc/passwd"), mode: 0o120777 }]),
    "file.zip_content",
  ],
  ["a zip with a password", "a.zip", () => makeZip([{ name: "a", flags: 1 }]), "file.zip_content"],
  [
    "a zip in a zip",
    "a.zip",
    () => makeZip([{ name: "inner.zip", content: makeZip([{ name: "a" }]) }]),
    "file.zip_content",
  ],
  [
    "a zip in a zip by another name",
    "a.zip",
    () => makeZip([{ name: "inner.png", content: makeZip([{ name: "a" }]) }]),
    "file.zip_content",
  ],
  ["a zip in a zip whose name ends with a dot", "a.zip", () => makeZip([{ name: "inner.zip." }]), "file.zip_content"],
  [
    "a packed gzip in a zip",
    "a.zip",
    () => makeZip([{ name: "inner.svg", content: gzipSync(Buffer.from("logo")) }]),
    "file.zip_content",
  ],
  ["a zip with a line end in a name", "a.zip", () => makeZip([{ name: "a\nb" }]), "file.zip_content"],
  [
    "a zip whose entries share their bytes",
    "a.zip",
    () => makeZip([{ name: "a" }, { name: "b", overlaps: true }]),
    "file.zip_content",
  ],
  ["a zip bomb by ratio", "a.zip", () => makeZip([{ name: "a.txt", content: bomb }]), "file.unpacks_too_large"],
  [
    "a zip that declares 200 MB",
    "a.zip",
    () => makeZip([{ name: "a.txt", declared: 200_000_000 }]),
    "file.unpacks_too_large",
  ],
  [
    "a zip of 1,001 files",
    "a.zip",
    () => makeZip(Array.from({ length: 1_001 }, (_, index) => ({ name: `${index}.txt` }))),
    "file.zip_entries",
  ],
  [
    "a zip that claims 65,000 files",
    "a.zip",
    () => makeZip([{ name: "a.txt" }], { claimed: 65_000 }),
    "file.zip_entries",
  ],
  ["a zip that claims 180,000 files in its second record", "a.zip", () => zip64(180_000), "file.zip_entries"],
  [
    "a zip that claims files that are not there",
    "a.zip",
    () => makeZip([{ name: "a.txt" }], { claimed: 9 }),
    "file.zip_content",
  ],
  ["half a zip", "a.zip", () => makeZip([{ name: "a.txt" }]).subarray(0, 40), "file.damaged"],
  [
    "a zip whose list is longer than the file",
    "a.zip",
    () => withLongList(makeZip([{ name: "a.txt" }])),
    "file.zip_content",
  ],
  [
    "a packed drawing that unpacks to 50 MB",
    "a.svgz",
    () => gzipSync(Buffer.concat([svg(""), Buffer.alloc(50_000_000, " ")])),
    "file.unpacks_too_large",
  ],
  ["a packed drawing with bytes after it", "a.svgz", () => Buffer.concat([gzipSync(svg(SHAPE)), bomb]), "file.damaged"],
  ["half a packed drawing", "a.svgz", () => gzipSync(svg(SHAPE)).subarray(0, -20), "file.damaged"],
  ["a packed drawing in a packed one", "a.svgz", () => gzipSync(gzipSync(svg(SHAPE))), "file.logo"],
  ["a packed page", "a.svgz", () => gzipSync(Buffer.from("<html><script>alert(1)</script></html>")), "file.logo"],
  ["a packed drawing with a script", "a.svgz", () => gzipSync(svg("<script/>")), "file.svg_not_drawing"],
  ["a document that is packed as an archive", "a.docx", () => makeZip([{ name: "word/document.xml" }]), "file.logo"],
  ["an archive of another kind", "a.zip", () => Buffer.from("377abcaf271c0004", "hex"), "file.logo"],
];
