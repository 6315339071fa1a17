import type { Location } from "@setu/contract/home";

/** A marked place: an office, a project. */
export type Place = Pick<Location, "id" | "lat" | "lng" | "name" | "locale">;
