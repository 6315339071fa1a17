import { FrontApiError } from "@setu/contract/errors";
import { pageLoader } from "../../page-data.ts";

export const loader = pageLoader(async () => {
  throw new FrontApiError("notFound", "");
});

/** For an unknown path, the guard shows Content Not Available instead of this. */
export const Component = () => null;
