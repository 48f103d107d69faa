/** Bytes; the BFF's limit. */
export const largestDocument = 10 * 1024 * 1024;

export const tooLargeText = "The file is larger than 10 MB.";
