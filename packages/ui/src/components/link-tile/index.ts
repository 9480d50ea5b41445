export { ActionRow, type ActionRowProps, LinkTile, type LinkTileProps } from "./link-tile.tsx";
