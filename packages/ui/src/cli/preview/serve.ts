import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";
import { checkSheet } from "../brand/check-brand.ts";
import { previewHtml, type PreviewParts } from "./html.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** A preview that answers until it is closed. */
export interface Served {
  readonly url: string;
  readonly close: () => void;
}

const send = (response: ServerResponse, type: string, body: string | Buffer) =>
  response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(body);

/** The decoded path that a request asks for; undefined when its address is broken, such as `/mark 50%.svg`. */
const requestedPath = (address: string): string | undefined => {
  try {
    return decodeURIComponent(new URL(address, "http://localhost").pathname);
  } catch {
    return undefined;
  }
};

/**
 * Serves the preview of a sheet on this machine; each load of the page checks the sheet again.
 * @param port 0 for a free one
 */
export const servePreview = async (file: string, port: number, parts: PreviewParts): Promise<Served> => {
  const folder = path.dirname(path.resolve(file));
  const answer = async (pathname: string, response: ServerResponse) => {
    if (pathname === "/") {
      const result = checkSheet(await readFile(file, "utf8"));
      return send(response, "text/html; charset=utf-8", previewHtml(result, encodeURI(path.basename(file)), parts));
    }
    // What the sheet names: fonts and pictures beside it.
    const wanted = path.join(folder, pathname);
    if (!wanted.startsWith(`${folder}${path.sep}`)) return response.writeHead(404).end();
    return send(response, TYPES[path.extname(wanted)] ?? "application/octet-stream", await readFile(wanted));
  };
  const server = createServer((request, response) => {
    const pathname = requestedPath(request.url ?? "/");
    if (pathname === undefined) response.writeHead(400).end();
    else answer(pathname, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}/`, close };
};
