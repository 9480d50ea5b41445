export { Configurator, type ConfiguratorProps, type ConfiguredOrder } from "./configurator.tsx";
export { type FormFunctions, LogoRefusedError, type UploadProgress } from "./functions.ts";
export type { MarketingData } from "./model/configuration.ts";
export type { DraftStore } from "./model/draft.ts";
export { reopenedDraft } from "./model/reopened-draft.ts";
export type { FormProduct, ProductField, ProductService } from "./model/product.ts";
export type { KnownTexts, StoredLogo } from "./model/values.ts";
export { loadFormWords } from "./words/load.ts";
export type { FormWords } from "./words/types.ts";
