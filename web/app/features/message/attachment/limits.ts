/** Of one file, in bytes; the BFF's limit. */
export const largestFile = 25 * 1024 * 1024;

/** Of one message; the BFF's limit. */
export const mostFiles = 5;

export const acceptedFiles =
  ".pdf,.jpg,.jpeg,.png,.docx,.xlsx,application/pdf,image/jpeg,image/png,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const filesHint = "PDF, JPEG, PNG, Word, or Excel, up to 25 MB each, five to a message.";

export const tooLargeText = "The file is larger than 25 MB.";

export const leftOutText = (names: readonly string[]): string =>
  `A message carries five files. Left out: ${names.join(", ")}.`;

export const tooManyText = "You can attach five files to a message. Send these, then attach more.";
