/** How much of an upload has been sent, in bytes. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

const headersOf = (text: string): Headers => {
  const headers = new Headers();
  for (const line of text.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }

  return headers;
};

/**
 * `fetch` for uploads: reports how much of the body has been sent, which no browser's `fetch` does. Rejects as `fetch`
 * does: with the signal's reason after a cancel, with a TypeError without an answer.
 */
export const uploadFetch =
  (onProgress: (progress: UploadProgress) => void) =>
  async (request: Request, init?: RequestInit): Promise<Response> => {
    const signal = init?.signal ?? request.signal;
    const body = await request.blob();

    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const abort = () => call.abort();
      const failWith = (error: unknown) => {
        signal.removeEventListener("abort", abort);
        reject(error);
      };
      call.open(request.method, request.url);
      call.responseType = "arraybuffer";
      for (const [name, value] of request.headers) call.setRequestHeader(name, value);
      call.upload.addEventListener("progress", ({ loaded, total }) => onProgress({ sent: loaded, total }));
      call.addEventListener("load", () => {
        signal.removeEventListener("abort", abort);
        const { status, statusText } = call;
        const response = call.response as ArrayBuffer;
        const empty = status === 204 || status === 304;
        resolve(
          new Response(empty ? null : response, {
            status,
            statusText,
            headers: headersOf(call.getAllResponseHeaders()),
          }),
        );
      });
      call.addEventListener("error", () => failWith(new TypeError("The upload got no answer.")));
      call.addEventListener("abort", () => failWith(signal.reason));
      signal.addEventListener("abort", abort, { once: true });
      if (signal.aborted) failWith(signal.reason);
      else call.send(body);
    });
  };
