/** What the policy `require-trusted-types-for 'script'` takes as the address of a worker. */
type Policy = { createScriptURL: (address: string) => string };

type PolicyFactory = { createPolicy: (name: string, rules: Policy) => Policy };

declare global {
  // Not in Firefox, and not in TypeScript's own list.
  var trustedTypes: PolicyFactory | undefined;
}

/** Lets only files of this portal pass. */
const ownFile = (address: string): string => {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError(`${address} is not ours.`);

  return address;
};

const policy = globalThis.trustedTypes?.createPolicy("lucarne-workers", { createScriptURL: ownFile });

/** An address of a built file as one from which the browser may start a worker (SEC-19). */
export const scriptAddress = (address: string): string => (policy ? policy.createScriptURL(address) : ownFile(address));
