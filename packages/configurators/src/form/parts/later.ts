/** Parts of a form that load after the page, in one file. */
export { LogoInput } from "./logo-input.tsx";
export { PrintedItems } from "./printed-items.tsx";
export { ServiceChoices } from "./service-choices.tsx";
