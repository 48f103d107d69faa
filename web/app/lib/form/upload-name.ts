/** The name of the file input beside the hidden field with the stored key. */
export const uploadName = (field: string): string => `${field}_upload`;

/** The name of the field with the part of a photo that shows. */
export const uploadCropName = (field: string): string => `${field}_crop`;

/** The name of the box that removes a stored photo. */
export const photoRemoveName = (field: string): string => `${field}_remove`;
