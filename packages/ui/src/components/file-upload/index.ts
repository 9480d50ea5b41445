export { FileUpload, type FileUploadProps, type UploadedFile } from "./file-upload.tsx";
export type { RefusedFile, Refusal } from "./sort-out.ts";
