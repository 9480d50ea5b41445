/** Name of the database of the copies on the device. It can be deleted without their code. */
export const COPIES_DATABASE = "lucarne.copies";
