import { useRef } from "react";
import { newKey } from "../../platform/security/new-key.ts";

/**
 * Idempotency keys for a call of this page: the same content goes out under the same key, because the answer of the try
 * before may have been lost; other content gets another key.
 */
export const useContentKey = (): ((content: unknown) => string) => {
  const last = useRef({ text: "", key: "" });

  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.text !== text) last.current = { text, key: newKey() };

    return last.current.key;
  };
};
