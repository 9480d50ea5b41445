/** How many texts were sealed with the new key, and how many none of the keys opened. */
export interface Resealed {
  readonly resealed: number;
  readonly unreadable: number;
}
