import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { encodeQR } from "qr";

const WIDTH = 480;
const HEIGHT = 480;
/** Pixels of one module of a code. */
const MODULE = 10;
const WHITE = 235;
const BLACK = 16;
const GREY = 128;

const HEAD = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);

/** A picture with a QR code in its middle, or an empty one, as a frame of the video. */
const frameOf = (text?: string): Buffer => {
  const brightness = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  const rows = text === undefined ? [] : encodeQR(text, "raw", { border: 2 });
  const corner = Math.floor((WIDTH - rows.length * MODULE) / 2);
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let line = 0; line < MODULE; line += 1) {
        const start = (corner + y * MODULE + line) * WIDTH + corner + x * MODULE;
        brightness.fill(BLACK, start, start + MODULE);
      }
    }),
  );

  return Buffer.concat([Buffer.from("FRAME\n"), brightness, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
};

/**
 * What the browser takes for a camera: a video file of one picture. Chromium reads it again for every frame, so that
 * another picture in the file is what the camera sees next.
 */
export class LabelCamera {
  readonly #file: string;

  private constructor(file: string) {
    this.#file = file;
  }

  static async create(): Promise<LabelCamera> {
    const file = path.join(await mkdtemp(path.join(os.tmpdir(), "lucarne-camera-")), "labels.y4m");
    await writeFile(file, Buffer.concat([HEAD, frameOf(), frameOf()]));

    return new LabelCamera(file);
  }

  /** The browser's arguments that make this file its camera. */
  get args(): string[] {
    return [
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${this.#file}`,
    ];
  }

  /** Holds a label with this text before the camera; none without a text. */
  async show(text?: string): Promise<void> {
    const file = await open(this.#file, "r+");
    try {
      await file.write(Buffer.concat([frameOf(text), frameOf(text)]), 0, undefined, HEAD.length);
    } finally {
      await file.close();
    }
  }

  remove(): Promise<void> {
    return rm(path.dirname(this.#file), { recursive: true, force: true });
  }
}
