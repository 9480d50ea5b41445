const PARAMETER = "token";
const MARKER = "emulate:";

/** A token and the address without it. */
export type EmulationLink = { token: string; cleaned: string };

/**
 * The token of an address that opens an emulated session (`?token=emulate:…`, SES-14) and the address without
 * it; `undefined` for any other address.
 */
export const emulationLink = (address: string): EmulationLink | undefined => {
  const url = new URL(address);
  const value = url.searchParams.get(PARAMETER);
  if (!value?.startsWith(MARKER)) return undefined;
  url.searchParams.delete(PARAMETER);

  return { token: value.slice(MARKER.length), cleaned: `${url.pathname}${url.search}${url.hash}` };
};
