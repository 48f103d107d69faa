import { createContext } from "react";

/** The response's nonce. Empty in the browser, which hides it from scripts. */
export const NonceContext = createContext("");
