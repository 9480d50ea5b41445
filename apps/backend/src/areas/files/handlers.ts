import { MAX_FILE_BYTES } from "@lucarne/configurators/products/limits";
import { and, eq } from "drizzle-orm";

import { fileObject } from "../../db/schema/index.ts";
import type { App } from "../../app.ts";
import type { Handler, PublicHandler } from "../../http/contract/handler.ts";
import { Problem } from "../../kernel/problem.ts";
import { savedName } from "../../files/upload/file-name.ts";
import { isThere } from "../../files/file-state.ts";
import { keepFile, type NewFile } from "../../files/keep-file.ts";
import type { ReceivedFile } from "../../files/upload/receive-file.ts";
import { isSigned, signedPath } from "../../files/signed-path.ts";

/** Products that the sender names: of the cover that the file replaces, or of the sheet that shows the logo. */
interface NamedProducts {
  readonly photo?: string | undefined;
  readonly logo?: string | undefined;
}

/** The file to keep: a logo or a photo as it is printed. */
const checkedFile = async (
  app: App,
  received: ReceivedFile,
  { photo, logo }: NamedProducts,
  owner: number,
): Promise<NewFile> => {
  if (photo !== undefined) {
    const { bytes, name, ...pixels } = await app.fileWork.photo({ ...received, product: photo }, owner);
    return { purpose: "photo", name, mime: "image/jpeg", bytes, pixels };
  }
  const { mime, name, converted } = await app.fileWork.inspect({ ...received, product: logo }, owner);
  return { purpose: "order", name, mime, bytes: converted ? Buffer.from(converted) : received.bytes };
};

/** `POST /v1/shop/order/files`: uploads a logo, or a photo for a product's cover. */
export const uploadOrderFile: Handler<"uploadOrderFile"> = async (app, { query }, { caller, receive }) => {
  const file = await checkedFile(app, await receive(MAX_FILE_BYTES), query, caller.companyId);
  const { uuid, size } = await keepFile(app, file, caller);
  const { name, mime } = file;
  const url = signedPath(app.settings, uuid, app.clock.now());
  return { status: 201, body: { path: uuid, originalName: name, uuid, name, size, type: mime, url } };
};

/** Media types that may be sent with an attachment; any other is sent as bytes. */
const PICTURES = new Set(["image/jpeg", "image/png", "image/webp"]);

const disposition = (kind: "inline" | "attachment", name: string): string => {
  const plain = name.replaceAll(/[^\w. -]/g, "_").slice(-100);
  const exact = encodeURIComponent(name);
  return `${kind}; filename="${plain}"${exact === plain || exact.length > 150 ? "" : `; filename*=UTF-8''${exact}`}`;
};

/** `GET /v1/files/{uuid}`: a file of the caller's company, or any by a signed URL. */
export const getFile: PublicHandler<"getFile"> = async (app, { path, query }, { caller }) => {
  const uuid = path.uuid.toLowerCase();
  const { exp, sig } = query;
  const signed =
    exp !== undefined && sig !== undefined && isSigned(app.settings.serverKey, { uuid, exp, sig }, app.clock.now());
  if (!signed && !caller) {
    throw new Problem("token_missing", { headers: { "www-authenticate": 'Bearer realm="lucarne"' } });
  }
  const [file] = await app.database.read((db) =>
    db
      .select()
      .from(fileObject)
      .where(and(eq(fileObject.uuid, uuid), isThere)),
  );
  if (!file || (!signed && file.companyId !== caller?.companyId)) throw new Problem("not_found");
  const body = await app.files.read(app.database.db, uuid);
  if (!body) throw new Problem("not_found");
  // Avatars are pictures encoded by the server; nothing else is shown inline (SEC-16).
  return {
    status: 200,
    body,
    headers: {
      "content-type": PICTURES.has(file.mime) ? file.mime : "application/octet-stream",
      "content-length": String(file.size),
      "content-disposition": disposition(
        file.purpose === "avatar" ? "inline" : "attachment",
        savedName(file.originalName, file.mime),
      ),
      "content-security-policy": "sandbox; default-src 'none'",
    },
  };
};
