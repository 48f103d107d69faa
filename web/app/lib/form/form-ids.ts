/** The sign-out form, for buttons anywhere on the page. */
export const signOutFormId = "sign-out";
