export { IconButton, IconButtonLink, type IconButtonLinkProps, type IconButtonProps } from "./icon-button.tsx";
