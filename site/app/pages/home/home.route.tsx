import { postMessage } from "./send-message.ts";

export { HomePage as Component } from "./home-page.tsx";
export { loadHome as loader } from "./load-home.ts";
/** Answers the form without JavaScript: browsers do without this code. */
export const action = import.meta.env.SSR ? postMessage : undefined;
