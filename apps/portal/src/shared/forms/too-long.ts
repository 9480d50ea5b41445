/** What a schema says of a text that is longer than the server takes; `useLimitedFieldProps` has the sentence. */
export const TOO_LONG = "tooLong";
