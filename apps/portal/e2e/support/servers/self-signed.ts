import { generateKeyPairSync, sign } from "node:crypto";

/** A key and a certificate that nobody but the test trusts, as PEM. */
export type Identity = { key: string; cert: string };

const lengthOf = (length: number): Buffer => {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];

  return Buffer.from([0x80 | bytes.length, ...bytes]);
};

/** A value of DER with its tag and length. */
const der = (tag: number, ...parts: readonly (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));

  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

const [INTEGER, BITS, OCTETS, OID, UTF8, SEQUENCE, SET, UTC] = [0x02, 0x03, 0x04, 0x06, 0x0c, 0x30, 0x31, 0x17];
/** The version and the extensions of a certificate, and a name of a host. */
const [VERSION, EXTENSIONS, HOST] = [0xa0, 0xa3, 0x82];

const oid = (hex: string): Buffer => der(OID, Buffer.from(hex, "hex"));
const ECDSA_WITH_SHA256 = der(SEQUENCE, oid("2a8648ce3d040302"));
const COMMON_NAME = oid("550403");
const ALTERNATIVE_NAMES = oid("551d11");

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString("base64").replaceAll(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;

const utc = (time: Date): Buffer => der(UTC, `${time.toISOString().replaceAll(/^..|[-:T]|\..*$/g, "")}Z`);

/** Makes a certificate of its own for hosts (RFC 5280), from an hour ago to a day ahead. */
export const selfSigned = (hosts: readonly string[]): Identity => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, hosts[0] ?? ""))));
  const names = der(SEQUENCE, ...hosts.map((host) => der(HOST, host)));
  const now = Date.now();
  const body = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, utc(new Date(now - 3_600_000)), utc(new Date(now + 86_400_000))),
    name,
    publicKey.export({ format: "der", type: "spki" }),
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, ALTERNATIVE_NAMES, der(OCTETS, names)))),
  );
  const signature = der(BITS, Buffer.from([0]), sign("sha256", body, privateKey));

  return {
    key: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    cert: pem(der(SEQUENCE, body, ECDSA_WITH_SHA256, signature)),
  };
};
