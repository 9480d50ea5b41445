export { type LinkComponentProps, UiProvider, type UiProviderProps, useLinkComponent, useLocale, useStrings } from "./provider.tsx";
