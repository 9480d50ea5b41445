/** How many texts were sealed anew, and how many none of the keys opened. */
export interface Resealed {
  readonly resealed: number;
  readonly unreadable: number;
}
