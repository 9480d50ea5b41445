/** Shows a story at phone size. */
export const onAPhone = { globals: { viewport: { value: "phone", isRotated: false } } };
