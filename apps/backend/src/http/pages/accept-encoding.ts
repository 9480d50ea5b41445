/** Supported encodings, best first. */
export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that an `Accept-Encoding` header allows; `q=0` forbids one, `*` means those not named. */
export const negotiateEncoding = (header: string | undefined): Encoding => {
  const weights = new Map<string, number>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const quality = parameters.find((piece) => piece.startsWith("q="))?.slice(2);
    if (name !== "") weights.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const weight = (name: string): number => weights.get(name) ?? weights.get("*") ?? 0;
  if (weight("br") > 0 && weight("br") >= weight("gzip")) return "br";
  return weight("gzip") > 0 ? "gzip" : "identity";
};
