import { FrontApiError } from "@setu/contract/errors";
import { pageLoader } from "../../page-data.ts";

export const loader = pageLoader(async () => {
  throw new FrontApiError("notFound", "");
});

/** What stands here for an unknown path is the guard's Content Not Available. */
export const Component = () => null;
