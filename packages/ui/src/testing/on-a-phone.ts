/** Draws a story on a phone's screen. */
export const onAPhone = { globals: { viewport: { value: "phone", isRotated: false } } };
