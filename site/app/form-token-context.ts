import { createContext } from "react";

/** The token that the server wrote into this page, for forms that are sent without JavaScript. */
export const FormTokenContext = createContext<string | undefined>(undefined);
