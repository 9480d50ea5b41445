import { encodeQR } from "qr";
import type { FormFunctions } from "../functions.ts";
import type { ProductService } from "../model/product/product.ts";

const ICONS = ["installation", "replacement", "shutters", "flashing", "insulation", "electric", "measuring", "advice"];
const TEXTS = [
  "Roof window fitting",
  "Window replacement",
  "Shutters and blinds",
  "Flashing and drainage",
  "Attic insulation",
  "Electric control",
  "Free measuring",
  "Advice",
];

export const SERVICES: readonly ProductService[] = TEXTS.map((text, index) => ({
  uuid: `service-${index + 1}`,
  text,
  icon: `/art/icons/${ICONS[index] ?? "service"}.svg`,
  recommended: index < 4,
}));

/** Starts the reader from its source. */
export const openReader = (): Worker => new Worker(new URL("../logo-reader.ts", import.meta.url), { type: "module" });

/** Network functions that answer at once and keep uploads in memory. */
export const workingFunctions = (): FormFunctions => {
  const files = new Map<string, File>();
  const keep: FormFunctions["uploadLogo"] = async (file, progress) => {
    progress(file.size, file.size);
    const uuid = `file-${files.size + 1}`;
    files.set(uuid, file);
    const { name, size, type } = file;
    return { path: uuid, originalName: name, uuid, name, size, type, url: `/files/${uuid}` };
  };
  return {
    loadServices: async () => SERVICES,
    loadCode: async (link) => `data:image/svg+xml,${encodeURIComponent(encodeQR(link, "svg", { border: 4 }))}`,
    uploadLogo: keep,
    uploadPhoto: keep,
    openReader,
    readLogo: async ({ path }) => files.get(path) ?? new Blob(),
  };
};

const never = (): Promise<never> => new Promise(() => undefined);
const offline = (): Promise<never> => Promise.reject(new Error("offline"));

/** Network functions by behaviour. */
export const NETWORKS = {
  works: workingFunctions(),
  waits: { openReader, loadServices: never, loadCode: never, uploadLogo: never, uploadPhoto: never, readLogo: never },
  fails: {
    openReader,
    loadServices: offline,
    loadCode: offline,
    uploadLogo: offline,
    uploadPhoto: offline,
    readLogo: offline,
  },
  "has nothing": { ...workingFunctions(), loadServices: async () => [] },
} as const satisfies Readonly<Record<string, FormFunctions>>;
