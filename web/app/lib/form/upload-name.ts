/** The name of the file input beside the hidden field with the stored key. */
export const uploadName = (field: string): string => `${field}_upload`;
