export { FileUpload, type FileUploadProps, type UploadedFile } from "./file-upload.tsx";
