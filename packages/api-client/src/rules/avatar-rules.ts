/** Side of an avatar in pixels, as the portal sends it and the server stores it: sharp at the largest size that pages show. */
export const AVATAR_SIDE = 512;
