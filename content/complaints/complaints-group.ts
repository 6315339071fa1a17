import { label } from "../platform/fields/label.ts";

/** The group in the back office's menu. */
export const complaintsGroup = label("Complaints", "गुनासो");
