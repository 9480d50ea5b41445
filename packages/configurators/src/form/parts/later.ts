/** Parts of a form that load after the page, in one file. */
export { LogoInput } from "./logo-input.tsx";
export { PrintedList } from "./printed-list.tsx";
