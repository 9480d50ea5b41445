import { PDFDocument } from "@cantoo/pdf-lib";

/** A page with a rectangle. */
export const plainPdf = async (): Promise<Buffer> => {
  const document = await PDFDocument.create();
  document.addPage([80, 40]).drawRectangle({ width: 9, height: 9 });
  return Buffer.from(await document.save());
};

/** A PDF of one stream, without pages. */
export const pdfStream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<<${dictionary}>>\nstream\r\n`, "latin1"),
    content,
    Buffer.from("\nendstream\nendobj\ntrailer<<>>\n%%EOF\n"),
  ]);

/** Zeros as LZW codes: each code is one byte longer than the previous one. */
export const lzwOfZeros = (rounds: number): Buffer => {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  const put = (code: number, width: number): void => {
    held = (held << width) | code;
    bits += width;
    for (; bits >= 8; bits -= 8) bytes.push((held >> (bits - 8)) & 255);
    held &= (1 << bits) - 1;
  };
  for (let round = 0; round < rounds; round += 1) {
    put(256, round === 0 ? 9 : 12);
    put(0, 9);
    let [codes, width] = [258, 9];
    while (codes < 4094) {
      put(codes, width);
      codes += 1;
      if (codes + 1 >= 1 << width && width < 12) width += 1;
    }
  }
  put(257, 12);
  put(0, 7);
  return Buffer.from(bytes);
};

/** Bytes as ASCII85. */
export const ascii85 = (bytes: Buffer): Buffer => {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  const groups: string[] = [];
  for (let at = 0; at < padded.length; at += 4) {
    let value = padded.readUInt32BE(at);
    const digits: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      digits.unshift(String.fromCharCode((value % 85) + 33));
      value = Math.floor(value / 85);
    }
    groups.push(digits.join(""));
  }
  return Buffer.from(`${groups.join("")}~>`, "latin1");
};
