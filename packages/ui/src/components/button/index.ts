export { ButtonLink, type ButtonLinkProps } from "./button-link.tsx";
export { Button, type ButtonLook, type ButtonProps } from "./button.tsx";
