import { label } from "../platform/fields/label.ts";

/** The group of the back office's menu for the activities of members. */
export const communityGroup = label("Community", "समुदाय");
