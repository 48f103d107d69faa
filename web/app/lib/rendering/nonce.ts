import { createContext } from "react";

/** Nonce of the answer that is being rendered; empty in the browser, which hides it from scripts. */
export const NonceContext = createContext("");
