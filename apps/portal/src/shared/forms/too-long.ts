/** The error that a schema gives for a text that is longer than the server takes; `useLimitedFieldProps` has its sentence. */
export const TOO_LONG = "tooLong";
