export { SearchSelect, type SearchSelectOption, type SearchSelectProps } from "./search-select.tsx";
