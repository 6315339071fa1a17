/** The `home` script (specification, section 7): what moves on the home page. */
export { rotate } from "./rotate.ts";
export { swipe } from "./swipe.ts";
