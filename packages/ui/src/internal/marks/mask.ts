/**
 * A line icon of 24 × 24 as a CSS mask: it costs no element, and its colour is the background colour. The drawing has
 * single quotes, because its address is in double ones.
 */
export const maskIcon = (drawing: string, strokeWidth: number): string =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='red' stroke-width='${strokeWidth}' stroke-linecap='round' stroke-linejoin='round'>${drawing}</svg>") center / contain no-repeat`;

export const ALERT = "<circle cx='12' cy='12' r='10'/><path d='M12 8v4M12 16h.01'/>";
export const CHEVRON_DOWN = "<path d='m6 9 6 6 6-6'/>";
export const LOCK = "<rect width='18' height='11' x='3' y='11' rx='2' ry='2'/><path d='M7 11V7a5 5 0 0 1 10 0v4'/>";
export const CHECKED = "<circle cx='12' cy='12' r='10'/><path d='m9 12 2 2 4-4'/>";
export const CHEVRON_RIGHT = "<path d='m9 18 6-6-6-6'/>";
export const CROSS = "<path d='M18 6 6 18M6 6l12 12'/>";
export const INFO = "<circle cx='12' cy='12' r='10'/><path d='M12 16v-4M12 8h.01'/>";
