/** The parameter of a search that names the saved search it is. */
export const savedParameter = "saved";
