export { Announcer, useAnnounce } from "./announcer.tsx";
export type { ToastMessage, ToastTone } from "./toast-store.ts";
export { loadToasts, ToastRegion, useToast } from "./toast.tsx";
