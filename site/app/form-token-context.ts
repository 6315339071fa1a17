import { createContext } from "react";

/** The form token that the server wrote into this page, for forms that are sent without JavaScript. */
export const FormTokenContext = createContext<string | undefined>(undefined);
