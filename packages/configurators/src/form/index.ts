export { createFormStore } from "./model/store.ts";
