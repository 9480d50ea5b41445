import type { TestAnswer, TestBackend } from "./backend.ts";

interface Upload {
  readonly token?: string;
  readonly name?: string;
  readonly content: Buffer;
  readonly field?: string;
}

/** Uploads a form with one file, as browsers do. */
export const upload = async (
  backend: TestBackend,
  path: string,
  { token, name = "logo.png", content, field = "file" }: Upload,
): Promise<TestAnswer> => {
  const head = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const response = await backend.server.inject({
    method: "POST",
    url: `/api${path}`,
    remoteAddress: "192.0.2.1",
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--b--\r\n")]),
    headers: {
      "content-type": "multipart/form-data; boundary=b",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.body === "" ? undefined : response.json(),
  };
};

/** Reads a file by the URL of an answer; `token` where the URL is not signed. */
export const download = async (backend: TestBackend, url: string, token?: string) => {
  const response = await backend.server.inject({
    url,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
};
