/** Id by which a button anywhere on the page sends the form that ends the session. */
export const signOutFormId = "sign-out";
