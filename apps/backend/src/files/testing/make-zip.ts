import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  readonly name: string;
  readonly content?: Buffer;
  /** False values for the ZIP's directory. */
  readonly declared?: number;
  readonly mode?: number;
  readonly flags?: number;
  /** Points to the first entry's bytes instead of its own. */
  readonly overlaps?: boolean;
}

/** Writes a ZIP by hand, because no library writes most of these. */
export const makeZip = (entries: readonly ZipEntry[], { claimed = entries.length } = {}): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = Buffer.from("x"), declared = content.length, mode = 0o100644, ...more } of entries) {
    const packed = deflateRawSync(content);
    const fixed = Buffer.alloc(22);
    fixed.writeUInt16LE(more.flags ?? 0, 2);
    fixed.writeUInt16LE(8, 4);
    fixed.writeUInt32LE(crc32(content), 10);
    fixed.writeUInt32LE(packed.length, 14);
    fixed.writeUInt32LE(declared, 18);
    const names = Buffer.from(name);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(names.length, 0);
    const local = Buffer.concat([Buffer.from("504b03041400", "hex"), fixed.subarray(2), lengths, names, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(more.overlaps ? 0 : offset, 10);
    directory.push(Buffer.concat([Buffer.from("504b010214031400", "hex"), fixed.subarray(2), lengths, tail, names]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("504b0506", 0, "hex");
  end.writeUInt16LE(claimed, 8);
  end.writeUInt16LE(claimed, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
};
