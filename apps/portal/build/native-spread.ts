import type { Plugin } from "vite";

const HELPER = "function _objectSpread2(e) {";

/**
 * Some libraries are published with a helper of 1 kB for object spread, which every supported browser has. The helper
 * then has no use and is dropped. `undefined` without one.
 */
export const withNativeSpread = (code: string): string | undefined =>
  code.includes(HELPER)
    ? code.replace(HELPER, "var _objectSpread2 = Object.assign;\nfunction replacedSpread(e) {")
    : undefined;

/** Uses the browser's own object spread in libraries. */
export const nativeSpread = (): Plugin => ({
  name: "lucarne:native-spread",
  apply: "build",
  transform: {
    filter: { id: /node_modules/, code: HELPER },
    handler: (code) => {
      const native = withNativeSpread(code);

      return native === undefined ? undefined : { code: native, map: null };
    },
  },
});
