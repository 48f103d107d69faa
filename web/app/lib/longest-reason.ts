/** The longest reason for a change on an expert's behalf that the BFF takes, in characters. */
export const longestReason = 300;
