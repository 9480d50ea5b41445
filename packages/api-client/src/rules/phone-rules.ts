/** The digits of a typed phone number; full-width digits become ASCII ones. */
export const digitsOf = (phone: string): string => phone.normalize("NFKC").replace(/\D/g, "");

/**
 * Says whether a phone number is the test number: exactly 12 digits, the first nine of them nines. It passes
 * every phone check of portal and backend and is never sent a message (REF-14).
 */
export const isTestPhone = (phone: string): boolean => /^9{9}\d{3}$/.test(digitsOf(phone));
