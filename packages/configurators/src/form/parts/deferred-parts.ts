/** Parts of a form that load after the page, in one file. */
export { LogoInput } from "./files/logo-input.tsx";
export { PrintedItems } from "./printed/printed-items.tsx";
export { ServiceChoices } from "./services/service-choices.tsx";
