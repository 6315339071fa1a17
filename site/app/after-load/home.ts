import { rotate } from "./rotate.ts";
import { swipe } from "./swipe.ts";

/** The `home` script (specification, section 7): what moves on the home page. */
export const homeScript = { rotate, swipe };
