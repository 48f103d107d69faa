/** For buttons anywhere on the page. */
export const signOutFormId = "sign-out";
