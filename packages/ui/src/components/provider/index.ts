export { Link, type LinkComponentProps, UiProvider, type UiProviderProps, useLocale, useStrings } from "./provider.tsx";
