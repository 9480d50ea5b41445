import { inflateBounded, unpacksToTooMuch, type Unpacked } from "../inflate-bounded.ts";

/** A growing byte buffer with a maximum size. */
class Output {
  private bytes = Buffer.allocUnsafe(65_536);
  private size = 0;
  private readonly room: number;

  constructor(room: number) {
    this.room = room;
  }

  private grow(by: number): void {
    if (this.size + by > this.room) throw unpacksToTooMuch();
    if (this.size + by <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(2 * this.bytes.length, this.size + by));
    this.bytes.copy(larger, 0, 0, this.size);
    this.bytes = larger;
  }

  push(byte: number): void {
    this.grow(1);
    this.bytes[this.size] = byte;
    this.size += 1;
  }

  append(bytes: Buffer): void {
    this.grow(bytes.length);
    bytes.copy(this.bytes, this.size);
    this.size += bytes.length;
  }

  repeat(byte: number, times: number): void {
    this.grow(times);
    this.bytes.fill(byte, this.size, this.size + times);
    this.size += times;
  }

  /** Copies earlier bytes to the end; source and target may overlap. */
  again(from: number, length: number): void {
    this.grow(length);
    for (let index = 0; index < length; index += 1) this.bytes[this.size + index] = this.bytes[from + index] ?? 0;
    this.size += length;
  }

  get length(): number {
    return this.size;
  }

  written(used: number): Unpacked {
    return { bytes: this.bytes.subarray(0, this.size), used };
  }
}

const isSpace = (byte: number): boolean => byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

const hexDigit = (byte: number): number => {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
};

const decodeHex = (packed: Buffer, room: number): Unpacked => {
  const output = new Output(room);
  let high = -1;
  let at = 0;
  for (; at < packed.length; at += 1) {
    const byte = packed[at] ?? 0;
    if (isSpace(byte)) continue;
    const digit = hexDigit(byte);
    if (digit < 0) break;
    if (high >= 0) output.push(high * 16 + digit);
    high = high < 0 ? digit : -1;
  }
  if (high >= 0) output.push(high * 16);
  return output.written(at);
};

const decodeAscii85 = (packed: Buffer, room: number): Unpacked => {
  const output = new Output(room);
  const group: number[] = [];
  const flush = (count: number): void => {
    const padded = [...group, 84, 84, 84, 84].slice(0, 5);
    const value = padded.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let index = 0; index < count; index += 1) output.push(Math.floor(value / 256 ** (3 - index)) % 256);
    group.length = 0;
  };
  let at = 0;
  for (; at < packed.length; at += 1) {
    const byte = packed[at] ?? 0;
    if (isSpace(byte)) continue;
    if (byte === 0x7a && group.length === 0) output.repeat(0, 4);
    else if (byte >= 0x21 && byte <= 0x75) {
      group.push(byte - 0x21);
      if (group.length === 5) flush(4);
    } else break;
  }
  if (group.length > 1) flush(group.length - 1);
  return output.written(at);
};

const decodeRunLength = (packed: Buffer, room: number): Unpacked => {
  const output = new Output(room);
  let at = 0;
  while (at < packed.length) {
    const length = packed[at] ?? 128;
    if (length === 128) break;
    if (length < 128) output.append(packed.subarray(at + 1, at + 2 + length));
    else output.repeat(packed[at + 1] ?? 0, 257 - length);
    at += length < 128 ? length + 2 : 2;
  }
  return output.written(Math.min(at, packed.length));
};

const CLEAR = 256;
const STOP = 257;
const MAX_CODES = 4096;

/** LZW as in PDF and TIFF: codes of 9 to 12 bits, which become longer one code early unless `early` is 0. */
const decodeLzw = (packed: Buffer, room: number, early: 0 | 1): Unpacked => {
  const output = new Output(room);
  // For each code, position and length of its bytes in the output.
  const starts = new Int32Array(MAX_CODES);
  const lengths = new Int32Array(MAX_CODES);
  let [codes, width, held, bits, at] = [258, 9, 0, 0, 0];
  let previous: { from: number; length: number } | undefined;
  for (;;) {
    while (bits < width && at < packed.length) {
      held = ((held << 8) | (packed[at] ?? 0)) & 0xff_ffff;
      at += 1;
      bits += 8;
    }
    if (bits < width) break;
    const code = (held >>> (bits - width)) & ((1 << width) - 1);
    bits -= width;
    if (code === STOP) break;
    if (code === CLEAR) {
      [codes, width, previous] = [258, 9, undefined];
      continue;
    }
    const from = output.length;
    if (code < CLEAR) output.push(code);
    else if (code < codes) output.again(starts[code] ?? 0, lengths[code] ?? 0);
    else if (code === codes && previous) output.again(previous.from, previous.length + 1);
    else break;
    // A new code is the last one's bytes plus the first of this one; they are adjacent in the output.
    if (previous && codes < MAX_CODES) {
      starts[codes] = previous.from;
      lengths[codes] = previous.length + 1;
      codes += 1;
    }
    previous = { from, length: output.length - from };
    if (codes + early >= 1 << width && width < 12) width += 1;
  }
  return output.written(at);
};

type Decode = (packed: Buffer, room: number) => Promise<Unpacked> | Unpacked;

/** The compression filters of PDF by name. Pictures have other filters. */
export const PDF_FILTERS: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ["FlateDecode", inflateBounded],
  ["LZWDecode", (packed, room) => decodeLzw(packed, room, 1)],
  ["LZWDecode0", (packed, room) => decodeLzw(packed, room, 0)],
  ["ASCIIHexDecode", decodeHex],
  ["ASCII85Decode", decodeAscii85],
  ["RunLengthDecode", decodeRunLength],
]);
