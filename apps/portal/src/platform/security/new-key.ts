/** A new key of one effect, such as an `Idempotency-Key`. A page without https has no `randomUUID`. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");
