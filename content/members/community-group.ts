import { label } from "../platform/fields/label.ts";

/** Where the back office's menu has what visitors with an account do. */
export const communityGroup = label("Community", "समुदाय");
